import { resolve } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { expect, it } from 'vitest';
import { chunkGroups, ENTRY } from '../../build/chunks';
import { documents, messages } from '../../build/messages';
import { wireNames } from '../../build/wire-names';

const root = resolve(import.meta.dirname, '../..');

/** The names of the app's scripts, by the name of the chunk. The first paint's builds are left out, and nothing is minified. */
async function scriptNames(change?: Plugin): Promise<Map<string, string>> {
  const output = (await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [change, messages(root), documents(), wireNames({})],
    define: { __TEST_PAGE__: 'false', __REPORT_URL__: 'undefined', __VERSION__: '"1"', __START_FILES__: 'undefined' },
    build: {
      write: false,
      minify: false,
      cssMinify: false,
      reportCompressedSize: false,
      rolldownOptions: {
        input: { app: resolve(root, ENTRY) },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = output.output.filter((file) => file.type === 'chunk');
  return new Map(chunks.map(({ name, fileName }) => [name, fileName]));
}

/** Changes one message, and the code of the entry. */
const anotherBuild: Plugin = {
  name: 'another-build',
  enforce: 'pre',
  transform(code, id) {
    if (id === '\0virtual:messages/es') return code.replace('Intentar de nuevo', 'Intenta de nuevo');
    return id === resolve(root, ENTRY) ? `${code}\nwindow.name = 'another';` : undefined;
  },
};

it("Libraries' files keep their names when a message or the app's code changes", async () => {
  const before = await scriptNames();
  const after = await scriptNames(anotherBuild);
  expect([...after.keys()]).toEqual([...before.keys()]);
  const changed = (name: string) => before.get(name) !== after.get(name);
  expect(['es', 'app'].map(changed)).toEqual([true, true]);
  expect(['libraries', 'pop-ups', 'axios', 'barcode', 'en'].map((name) => [name, changed(name)])).toEqual(
    ['libraries', 'pop-ups', 'axios', 'barcode', 'en'].map((name) => [name, false]),
  );
});
