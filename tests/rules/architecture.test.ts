import { describe, expect, it } from 'vitest';
import { importsOf, violations, withoutComments } from './architecture';
import { sourcesOf } from './sources';

const code = [...sourcesOf('src', ['.ts', '.tsx']), ...sourcesOf('theme', ['.ts'])];

describe('The import rule', () => {
  it('holds in every file', () => {
    expect(code.length).toBeGreaterThan(50);
    expect(code.flatMap(({ file, text }) => violations(file, text))).toEqual([]);
  });

  it('finds every import', () => {
    // Compares the parser of imports with a plain count of the keywords.
    for (const { file, text } of code) {
      const words =
        withoutComments(text).match(/\bfrom\s+['"]|\bimport\s*\(\s*['"`]|\bimport\.meta\.glob|\bimport\s+['"]/g) ?? [];
      expect(importsOf(text), file).toHaveLength(words.length);
    }
  });

  it.each([
    ['a folder above', 'src/ui/x.ts', `import { a } from '../app/providers';`],
    ['a folder above, by type', 'src/platform/x.ts', `import type { A } from '../api/failure';`],
    ['a folder above, by an inline type', 'src/format/x.ts', `import { type A } from '../platform/session';`],
    ['a folder above, on demand', 'src/ui/x.tsx', `const x = lazy(() => import('../loan/till'));`],
    ['a folder above, by a template', 'src/ui/x.tsx', `const x = import(\`../features/repay/\${name}\`);`],
    ['a folder above, by a re-export', 'src/intl/x.ts', `export { Button } from '../ui/button';`],
    ['a folder above, by export *', 'src/api/x.ts', `export * from '../intl/text';`],
    ['a folder above, by a type re-export', 'src/api/x.ts', `export type { A } from '../intl/text';`],
    ['a folder above, for its effects', 'src/loan/x.ts', `import '../features/repay/wire';`],
    ['a folder above, over several lines', 'src/api/x.ts', `import {\n  a,\n  b,\n} from '../ui/toast';`],
    ['a folder above, by a type query', 'src/platform/x.ts', `type A = typeof import('../ui/toast');`],
    ['a folder above, by a root address', 'src/ui/x.ts', `import { a } from '/src/app/app';`],
    ['a folder above, by a glob', 'src/ui/x.ts', `const all = import.meta.glob('../features/*/wire.ts');`],
    ['the test page, from a feature', 'src/features/repay/x.ts', `import { a } from '../../test-page/start';`],
    ['another feature', 'src/features/repay/x.ts', `import { a } from '../order/wire';`],
    ['another feature, by type', 'src/features/repay/x.ts', `import type { A } from '../../features/order/wire';`],
    ['another feature, on demand', 'src/features/repay/x.ts', `void import('../order/order-page');`],
    ['another folder of its feature', 'src/features/complaint/list/x.ts', `import { a } from '../detail/x';`],
    ['a folder of its feature, from above', 'src/features/complaint/x.ts', `import { a } from './list/x';`],
    ['a folder beside a lowest one', 'src/loan/vouchers/x.ts', `import type { A } from '../till/till';`],
    ['the entry', 'src/app/x.ts', `import '../main';`],
    ['the sandbox', 'src/api/x.ts', `import { a } from '../../sandbox/loan';`],
    ['the tests', 'src/api/x.ts', `import { a } from '../../tests/console';`],
    ['brands, from below', 'src/intl/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['texts, past intl', 'src/ui/x.ts', `import en from '../../locales/en.json';`],
    ['anything, in paths', 'src/paths.ts', `import { a } from './format/money';`],
    ['platform, in brands', 'theme/brands.ts', `import type { BridgeValue } from '../src/platform/bridge';`],
  ])('forbids %s', (_what, file, source) => expect(violations(file, source)).toHaveLength(1));

  it.each([
    ['a folder below', 'src/features/repay/x.ts', `import { a } from '../../loan/channels';`],
    ['its own folder', 'src/ui/x.ts', `import { a } from './toast';`],
    ['its own feature', 'src/features/repay/x.ts', `import { a } from './wire';`],
    ['its own feature, from a folder', 'src/features/complaint/list/x.ts', `import { a } from '../wire';`],
    ['paths, from the bottom', 'src/format/x.ts', `import { paths } from '../paths';`],
    ['a package', 'src/format/x.ts', `import axios from 'axios';`],
    ['brands, from ui', 'src/ui/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['brands, from platform', 'src/platform/x.ts', `import { brandOf } from '../../theme/brands';`],
    ['an import in a comment', 'src/platform/x.ts', `// import { a } from '../app/app';\n/* import '../app/app' */`],
  ])('allows %s', (_what, file, source) => expect(violations(file, source)).toEqual([]));
});

describe('The architecture', () => {
  it('has no folder with an unspecific name, such as utils', () => {
    const folders = new Set(code.flatMap(({ file }) => file.split('/').slice(0, -1)));
    expect([...folders].filter((name) => /^(utils?|common|shared|helpers?|misc|lib)$/i.test(name))).toEqual([]);
  });

  it('has saved vouchers that know nothing of channel lists', () => {
    const vouchers = code.filter(({ file }) => /^src\/loan\/(?:vouchers|till)\//.test(file));
    expect(vouchers.length).toBeGreaterThan(5);
    expect(vouchers.flatMap(({ text }) => importsOf(text).filter((path) => path.includes('/channels/')))).toEqual([]);
  });

  it('has no barrels', () => {
    expect(code.map(({ file }) => file).filter((file) => /\/index\.tsx?$/.test(file))).toEqual([]);
  });

  it('uses the address, the storage and the native application only in platform', () => {
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
  ])('finds %s in a screen', (source) => {
    expect(hostOnlyWords('src/features/repay/repay-page.tsx', source)).toHaveLength(1);
  });

  it("uses antd-mobile's variables in one file only", () => {
    const styles = [...sourcesOf('src', ['.css', '.tsx', '.ts']), ...sourcesOf('theme', ['.css'])];
    const named = styles.filter(({ text }) => text.includes('--adm-')).map(({ file }) => file);
    expect(named).toEqual(['theme/antd-mobile.css']);
  });

  it('exports no value that changes: a first paint would keep the one of the start (docs/start.md)', () => {
    const named = sourcesOf('src', ['.ts', '.tsx']).filter(({ text }) => /^export let /m.test(text));
    expect(named.map(({ file }) => file)).toEqual([]);
  });

  it('has selects with the same arrow everywhere', () => {
    const files = sourcesOf('src', ['.tsx']).filter(({ file }) => !file.startsWith('src/test-page/'));
    expect(files.filter(({ text }) => text.includes('<select')).map(({ file }) => file)).toEqual([
      'src/ui/form/field.tsx',
    ]);
  });

  it("uses the theme's tokens: features define no colours, except the white behind a barcode", () => {
    const written = [...sourcesOf('src/features', ['.css']), ...sourcesOf('src/test-page', ['.css'])].filter(
      ({ text }) => /#(?!f{3}(?:f{3})?\b)[\da-f]{3,8}\b|\brgba?\(/i.test(text),
    );
    expect(written.map(({ file }) => file)).toEqual([]);
  });
});

/** These files also read the address: the start does so before the router exists, and `use-go` combines it with the router's part. */
const READ_THE_ADDRESS = ['src/main.tsx', 'src/ui/links/use-go.ts'];
const START = 'src/start/';

function hostOnlyWords(file: string, text: string): string[] {
  if (file.startsWith('src/platform/') || file.startsWith(START) || READ_THE_ADDRESS.includes(file)) return [];
  const words =
    /\b(?:window|globalThis|document)\.(?:location|localStorage|sessionStorage|webkit|open)\b|(?<![\w.])(?:localStorage|sessionStorage)\b|(?<![\w.{,]\s*)location\.(?:href|search|hash|assign|replace|reload|origin)\b/g;
  return [...new Set(withoutComments(text).match(words) ?? [])].map((word) => `${file}: ${word}`);
}
