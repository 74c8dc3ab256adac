// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { importsOf, trespasses, withoutComments } from './house';
import { sourcesOf } from './sources';

const code = [...sourcesOf('src', ['.ts', '.tsx']), ...sourcesOf('theme', ['.ts'])];

describe('The import rule', () => {
  it('holds in every file', () => {
    expect(code.length).toBeGreaterThan(50);
    expect(code.flatMap(({ file, text }) => trespasses(file, text))).toEqual([]);
  });

  it('sees every import there is', () => {
    // A plain count of the words keeps the reader of imports honest.
    for (const { file, text } of code) {
      const words = withoutComments(text).match(/\bfrom\s+['"]|\bimport\s*\(\s*['"`]|\bimport\s+['"]/g) ?? [];
      expect(importsOf(text), file).toHaveLength(words.length);
    }
  });

  it.each([
    ['a room above', 'src/ui/x.ts', `import { a } from '../app/providers';`],
    ['a room above, by type', 'src/host/x.ts', `import type { A } from '../api/failure';`],
    ['a room above, by an inline type', 'src/format/x.ts', `import { type A } from '../host/session';`],
    ['a room above, on demand', 'src/ui/x.tsx', `const x = lazy(() => import('../loan/barcode-dialog'));`],
    ['a room above, by a template', 'src/ui/x.tsx', `const x = import(\`../features/repay/\${name}\`);`],
    ['a room above, passed on', 'src/intl/x.ts', `export { Button } from '../ui/button';`],
    ['a room above, wholly passed on', 'src/api/x.ts', `export * from '../intl/values';`],
    ['a room above, passed on as a type', 'src/api/x.ts', `export type { A } from '../intl/values';`],
    ['a room above, for its effects', 'src/loan/x.ts', `import '../features/repay/wire';`],
    ['a room above, over several lines', 'src/api/x.ts', `import {\n  a,\n  b,\n} from '../ui/toast';`],
    ['a room above, by a type query', 'src/host/x.ts', `type A = typeof import('../ui/toast');`],
    ['a room above, by a root address', 'src/ui/x.ts', `import { a } from '/src/app/app';`],
    ['a room above, by a glob', 'src/ui/x.ts', `const all = import.meta.glob('../features/*/wire.ts');`],
    ['the test page, from a feature', 'src/features/repay/x.ts', `import { a } from '../../test-page/start';`],
    ['another feature', 'src/features/repay/x.ts', `import { a } from '../order/wire';`],
    ['another feature, by type', 'src/features/repay/x.ts', `import type { A } from '../../features/order/wire';`],
    ['another feature, on demand', 'src/features/repay/x.ts', `void import('../order/order-page');`],
    ['the entry', 'src/app/x.ts', `import '../main';`],
    ['the sandbox', 'src/api/x.ts', `import { a } from '../../sandbox/loan';`],
    ['the tests', 'src/api/x.ts', `import { a } from '../../tests/console';`],
    ['brands, from below', 'src/intl/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['brands, by value in host', 'src/host/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['texts, past intl', 'src/ui/x.ts', `import en from '../../locales/en.json';`],
    ['anything, in paths', 'src/paths.ts', `import { a } from './format/money';`],
    ['values, in brands', 'theme/brands.ts', `import { BRIDGE_NAMES } from '../src/host/bridge';`],
  ])('forbids %s', (_what, file, source) => {
    expect(trespasses(file, source)).toHaveLength(1);
  });

  it.each([
    ['a room below', 'src/features/repay/x.ts', `import { a } from '../../loan/channels';`],
    ['its own room', 'src/ui/x.ts', `import { a } from './toast';`],
    ['its own feature', 'src/features/repay/x.ts', `import { a } from './wire';`],
    ['paths, from the bottom', 'src/format/x.ts', `import { paths } from '../paths';`],
    ['a package', 'src/format/x.ts', `import dayjs from 'dayjs';`],
    ['brands, from ui', 'src/ui/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['defaults, from ui', 'src/ui/x.ts', `import { badgeText } from '../../theme/defaults';`],
    ['types of brands, in host', 'src/host/x.ts', `import type { Brand } from '../../theme/brands';`],
    ['what a comment says', 'src/host/x.ts', `// import { a } from '../app/app';\n/* import '../app/app' */`],
  ])('allows %s', (_what, file, source) => {
    expect(trespasses(file, source)).toEqual([]);
  });
});

describe('The house', () => {
  it('has no room for everything and nothing', () => {
    const folders = new Set(code.flatMap(({ file }) => file.split('/').slice(0, -1)));
    expect([...folders].filter((name) => /^(utils?|common|shared|helpers?|misc|lib)$/i.test(name))).toEqual([]);
  });

  it('has no barrels', () => {
    expect(code.map(({ file }) => file).filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it('touches the address, the storage and the native application in host alone', () => {
    expect(code.flatMap(({ file, text }) => hostOnlyWords(file, text))).toEqual([]);
  });

  it.each([
    'const here = window.location.href;',
    `localStorage.setItem('a', 'b');`,
    'const store = window.sessionStorage;',
    'window.webkit?.messageHandlers',
    'globalThis.location.reload();',
    `location.replace('/');`,
    `window.open('https://a.example');`,
  ])('would see %s in a screen', (source) => {
    expect(hostOnlyWords('src/features/repay/repay-page.tsx', source)).toHaveLength(1);
  });

  it("names antd-mobile's variables in one file alone", () => {
    const styles = [...sourcesOf('src', ['.css', '.tsx', '.ts']), ...sourcesOf('theme', ['.css'])];
    const named = styles.filter(({ text }) => text.includes('--adm-')).map(({ file }) => file);
    expect(named).toEqual(['theme/antd-mobile.css']);
  });

  it("uses the theme's tokens: no colour but the white under a printed code is written in a feature's styles", () => {
    const written = [...sourcesOf('src/features', ['.css']), ...sourcesOf('src/test-page', ['.css'])].filter(
      ({ text }) => /#(?!f{3}(?:f{3})?\b)[\da-f]{3,8}\b|\brgba?\(/i.test(text),
    );
    expect(written.map(({ file }) => file)).toEqual([]);
  });
});

/** The start reads the address before there is a router to ask; `use-go` joins it with the router's part. */
const READ_THE_ADDRESS = ['src/main.tsx', 'src/ui/use-go.ts'];
const START = 'src/start/';

function hostOnlyWords(file: string, text: string): string[] {
  if (file.startsWith('src/host/') || file.startsWith(START) || READ_THE_ADDRESS.includes(file)) return [];
  const words =
    /\b(?:window|globalThis|document)\.(?:location|localStorage|sessionStorage|webkit|open)\b|(?<![\w.])(?:localStorage|sessionStorage)\b|(?<![\w.{,]\s*)location\.(?:href|search|hash|assign|replace|reload|origin)\b/g;
  return [...new Set(withoutComments(text).match(words) ?? [])].map((word) => `${file}: ${word}`);
}
