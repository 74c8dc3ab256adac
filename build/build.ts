/** `npm run build`: builds the app into `dist/`, with a gzip and a brotli copy of each file in `assets/`. */
import { compress } from './compress.ts';
import { brandsWithoutPattern } from './settings.ts';
import { buildApp } from './start.ts';

const withoutPattern = brandsWithoutPattern();
if (withoutPattern.length > 0)
  console.warn(`No mobilePattern for Mexican numbers (theme/brands.ts): ${withoutPattern.join(', ')}`);
await buildApp({ plugins: [compress] });
