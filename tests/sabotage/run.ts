/**
 * Makes small defects in the sources, one at a time, and checks that a test notices each.
 * `npm run test:sabotage` tries all; `npm run test:sabotage money consent` those whose name holds one of the words.
 * A file is written back as soon as its tests have run, also when this run is interrupted.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createVitest, type TestModule } from 'vitest/node';
import { CHANGES, type Change } from './changes.ts';

const root = resolve(import.meta.dirname, '../..');
const words = process.argv.slice(2);
const chosen = CHANGES.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.once(signal, () => {
    restore();
    process.exit(1);
  });
}
process.once('exit', () => restore());

const vitest = await createVitest('test', {
  root,
  watch: false,
  bail: 1,
  retry: 0,
  reporters: [{}],
});
await vitest.standalone();

const problems: string[] = [];
for (const change of chosen) {
  const started = performance.now();
  const result = await outcomeOf(change);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${result.red === undefined ? 'SURVIVED' : 'noticed '} ${change.name} (${seconds} s): ${result.red ?? result.why}`,
  );
  if (result.red === undefined) problems.push(change.name);
}
await vitest.close();

console.log(`${chosen.length - problems.length} of ${chosen.length} changes were noticed`);
for (const name of problems) console.log(`  not noticed: ${name}`);
process.exit(problems.length === 0 ? 0 : 1);

/** Applies a change, runs its tests, and takes the change back. */
async function outcomeOf({ file, find, replace, tests, only }: Change): Promise<{ red?: string; why?: string }> {
  const path = resolve(root, file);
  const source = readFileSync(path, 'utf8');
  const places = source.split(find).length - 1;
  if (places !== 1) return { why: `the text to replace stands ${places} times in ${file}` };
  restore = () => writeFileSync(path, source);
  try {
    writeFileSync(
      path,
      source.replace(find, () => replace),
    );
    vitest.invalidateFile(path);
    if (only === undefined) vitest.resetGlobalTestNamePattern();
    else vitest.setGlobalTestNamePattern(only);
    const specifications = await vitest.getRelevantTestSpecifications(tests.map((test) => resolve(root, test)));
    if (specifications.length < tests.length) return { why: `no such test: ${tests.join(', ')}` };
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    // The result holds the modules of earlier runs, too.
    const ran = testModules.filter(({ moduleId }) => specifications.some((each) => each.moduleId === moduleId));
    const red = ran.flatMap(failuresIn)[0] ?? (unhandledErrors.length > 0 ? 'an unhandled error' : undefined);
    return red === undefined ? { why: `${tests.join(', ')} stayed green` } : { red };
  } finally {
    restore();
    restore = () => {};
    vitest.invalidateFile(path);
  }
}

/** A test that ran out of time tells nothing on a busy machine. */
function failuresIn(module: TestModule): string[] {
  const failed = [...module.children.allTests('failed')].filter((test) => {
    const { errors = [] } = test.result();
    return !errors.every(({ message }) => message.startsWith('Test timed out'));
  });
  if (module.errors().length > 0) return [`${module.moduleId} as a whole`];
  return failed.map(({ fullName }) => fullName);
}
