/** First step of `npm run test:webview`: checks that the machine has what the tests need, and stops otherwise. */
import { whatIsMissing } from './requirements.ts';

const missing = whatIsMissing(true);
if (missing !== undefined) {
  console.error(missing);
  process.exitCode = 1;
}
