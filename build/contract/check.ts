/** `npm run check:backend -- URL [--session FILE] [--wire FILE] [--origin ORIGIN] [--writes] [--strict]` */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { checkWireNames } from '../../src/api/wire-names.ts';
import { checkBackend, checkSession, type Finding } from './check-backend.ts';

// After a wrong option or a file that cannot be read, only the message is printed.
process.on('uncaughtException', ({ message }) => {
  console.error(message);
  process.exit(2);
});

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    session: { type: 'string' },
    wire: { type: 'string' },
    origin: { type: 'string' },
    writes: { type: 'boolean', default: false },
    strict: { type: 'boolean', default: false },
  },
});
const [base] = positionals;
if (base === undefined || !URL.canParse(base) || !/^https?:/i.test(base) || /\/began\/?$/.test(base)) {
  console.error('Give the address of the backend, before /began: npm run check:backend -- https://api.example.com');
  process.exit(2);
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(resolve(file), 'utf8'));
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`);
  }
}

const findings = await checkBackend({
  base,
  values: values.session === undefined ? {} : checkSession(readJson(values.session), values.session),
  writes: values.writes,
  ...(values.wire !== undefined && { names: checkWireNames(readJson(values.wire), values.wire) }),
  ...(values.origin !== undefined && { origin: values.origin }),
});

const print = (title: string, found: readonly Finding[]) => {
  if (found.length === 0) return;
  console.log(`\n${title}`);
  for (const { call, text } of found) console.log(`  ${call}: ${text}`);
};
const found = (wanted: Finding['kind']) => findings.filter(({ kind }) => kind === wanted);
const errors = found('error');
const fields = found('field');
const notes = found('note');
print('What the app cannot read:', errors);
print('Fields that are missing or unknown, which the contract allows:', fields);
print('What was not compared:', notes);
console.log(`\n${errors.length} errors, ${fields.length + notes.length} notes.`);
process.exitCode = errors.length > 0 || (values.strict && fields.length > 0) ? 1 : 0;
