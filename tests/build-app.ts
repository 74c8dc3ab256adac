/** Makes one of the builds of `builds.ts`: `build-app.ts NAME FOLDER`. */
import { resolve } from 'node:path';
import { buildApp } from '../build/start.ts';
import { PLANTED, plantThrows } from './engines/planted.ts';

const [name, folder = ''] = process.argv.slice(2);

await buildApp({
  root: resolve(import.meta.dirname, '..'),
  logLevel: 'error',
  plugins: name === PLANTED ? [plantThrows] : [],
  build: { outDir: folder, emptyOutDir: true },
});
