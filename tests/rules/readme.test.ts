import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readJson, sourcesOf } from './sources';

const root = resolve(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(resolve(root, file), 'utf8');
const readme = read('README.md');
const documents = [readme, read('sandbox/README.md'), ...sourcesOf('docs', ['.md']).map(({ text }) => text)];

const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map(([, name = '']) => name))].sort();

describe('README.md', () => {
  it('names every script of package.json, and no other', () => {
    const { scripts } = readJson('package.json') as { scripts: Record<string, string> };
    const named = [...namesIn(readme, /npm run ([\w:]+)/g), ...namesIn(readme, /npm (start|test)\b/g)].sort();
    expect(named).toEqual(Object.keys(scripts).sort());
    for (const text of documents)
      expect(namesIn(text, /npm run ([\w:]+)/g).filter((name) => !(name in scripts))).toEqual([]);
  });

  it('names every setting of a build, and no other', () => {
    const setting = /\b(VITE_[A-Z]\w*)/g;
    const sources = [...sourcesOf('src', ['.ts', '.tsx']), ...sourcesOf('build', ['.ts'])].map(({ text }) => text);
    expect(namesIn(readme, /^\| `(VITE_\w+)`/gm)).toEqual(
      namesIn([...sources, read('vite.config.ts')].join(), setting),
    );
  });

  it('shows pictures that exist', () => {
    const pictures = namesIn(readme, /src="([^"]+)"/g);
    expect(pictures.length).toBeGreaterThan(3);
    expect(pictures.filter((file) => !existsSync(resolve(root, file)))).toEqual([]);
  });

  it('is short: details are in docs/', () => expect(readme.split(/\s+/).length).toBeLessThanOrEqual(1600));
});
