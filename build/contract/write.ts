/** `npm run contract`: writes what is made from `src/contract` and `src/screens.ts`. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { testFiles } from './coverage.ts';
import { renewedContract, renewedSpecification } from './document.ts';
import { openApiOf } from './openapi.ts';
import { completed } from './sample-names.ts';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const SAMPLE = 'build/wire-names.sample.json';

/** File → what it should contain. */
export const madeFiles = (): Readonly<Record<string, string>> => ({
  'CONTRACT.md': renewedContract(read('CONTRACT.md')),
  'SPECIFICATION.md': renewedSpecification(read('SPECIFICATION.md'), testFiles(root)),
  'contract.openapi.json': json(openApiOf(JSON.parse(read('package.json')).version)),
  [SAMPLE]: json(completed(JSON.parse(read(SAMPLE)))),
});

if (import.meta.filename === process.argv[1]) {
  for (const [file, text] of Object.entries(madeFiles())) {
    if (existsSync(resolve(root, file)) && text === read(file)) continue;
    writeFileSync(resolve(root, file), text);
    console.log(`Wrote ${file}`);
  }
}
