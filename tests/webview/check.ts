/** First step of `npm run test:webview`: says what the machine lacks, and stops there. */
import { whatIsMissing } from './requirements.ts';

const missing = whatIsMissing(true);
if (missing !== undefined) {
  console.error(missing);
  process.exitCode = 1;
}
