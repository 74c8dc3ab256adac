/** `npm run build`: builds the app into `dist/`, with a gzip and a brotli copy of each file in `assets/`. */
import { compress } from './compress.ts';
import { buildApp } from './start.ts';

await buildApp({ plugins: [compress] });
