import { describe, expect, it } from 'vitest';
import { BRAND_NAMES, brandOf } from '../../theme/brands';
import { contrast } from './contrast';
import { sourcesOf } from './sources';

const styles = [...sourcesOf('src', ['.css']), ...sourcesOf('theme', ['.css'])].map(({ file, text }) => ({
  file,
  text: text.replace(/\/\*[\s\S]*?\*\//g, ''),
}));
const textOf = (file: string) => styles.find((each) => each.file === file)?.text ?? '';

/** The declarations of the first rule with exactly this selector. */
function declarations(css: string, selector: string): ReadonlyMap<string, string> {
  const rule = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].find(([, name = '']) => name.trim() === selector);
  const pairs = (rule?.[2] ?? '').split(';').map((line) => line.split(/:(.*)/s).map((part) => part.trim()));
  return new Map(pairs.map(([name = '', value = '']) => [name, value] as const).filter(([name]) => name !== ''));
}

const tokens = textOf('theme/tokens.css');
const light = declarations(tokens, ':root');
const dark = new Map([
  ...light,
  ...declarations(tokens.slice(tokens.indexOf('(prefers-color-scheme: dark)')).replace(/^[^{]*\{/, ''), ':root'),
]);

/** Text or a sign, and what it stands on. */
const PAIRS = [
  ['--color-text', '--color-ground'],
  ['--color-text', '--color-paper'],
  ['--color-weak', '--color-ground'],
  ['--color-weak', '--color-paper'],
  ['--color-weak', '--color-tint'],
  ['--color-primary', '--color-ground'],
  ['--color-primary', '--color-paper'],
  ['--color-primary', '--color-tint'],
  ['--color-on-primary', '--color-primary'],
  ['--color-on-notice', '--color-notice'],
  ['--color-on-disabled', '--color-disabled'],
  ['--color-danger', '--color-paper'],
  ['--color-danger', '--color-tint'],
  ['--color-success', '--color-paper'],
  ['--color-success', '--color-success-tint'],
  ['--brand-on-gradient', '--brand-gradient'],
  ['--white', '--red-700'],
  ['--white', '--gradient-settled'],
  ['--white', '--gradient-declined'],
  ['--amber-800', '--amber-300'],
] as const;

/** What chips are on, and their text. */
const CHIPS = [['--brand-on-gradient', '--brand-gradient']] as const;

const branded = (scheme: ReadonlyMap<string, string>, colors: Readonly<Record<string, string>>) =>
  new Map([...scheme, ...Object.entries(colors).map(([name, value]) => [`--brand-${name}`, value] as const)]);
const schemes = BRAND_NAMES.flatMap((name) => {
  const { colors } = brandOf(name);
  return [
    [`${name}, light`, branded(light, colors.light)],
    [`${name}, dark`, branded(dark, colors.dark)],
  ] as const;
});

it.each(schemes)('%s: every text has a contrast of at least 4.5:1', (_scheme, values) => {
  for (const [ink, ground] of PAIRS) {
    for (const stop of coloursOf(values, ground)) {
      const [color = ''] = coloursOf(values, ink);
      expect(contrast(color, stop), `${ink} ${color} on ${ground} ${stop}`).toBeGreaterThanOrEqual(4.5);
    }
  }
  const [, opacity = ''] = values.get('--chip')?.match(/^rgb\(0 0 0 \/ ([\d.]+)\)$/) ?? [];
  for (const [ink, ground] of CHIPS) {
    for (const stop of coloursOf(values, ground)) {
      const [color = ''] = coloursOf(values, ink);
      expect(contrast(color, darkened(stop, Number(opacity))), `a chip on ${stop}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

it('Every custom property that a style uses is defined', () => {
  const names = (texts: readonly string[], pattern: RegExp) =>
    new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)));
  const css = styles.map(({ text }) => text);
  const defined = names([...css, ...sourcesOf('src', ['.tsx']).map(({ text }) => text)], /(--[\w-]+)'?\s*:/g);
  for (const name of Object.keys(brandOf(undefined).colors.light)) defined.add(`--brand-${name}`);
  // antd-mobile's Grid sets it.
  defined.add('--columns');
  const used = [...names(css, /var\((--[\w-]+)\)/g)];
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

it('No two CSS modules have the same name, which their classes begin with', () => {
  const names = styles.flatMap(({ file }) => (file.endsWith('.module.css') ? [file.replace(/.*\//, '')] : []));
  expect(names.length).toBeGreaterThan(50);
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
});

const RESERVED =
  /^(?:break|case|catch|class|const|continue|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|let|new|null|package|return|static|super|switch|this|throw|true|try|var|void|while|with|yield)$/;

it('No class of a CSS module is a reserved word, because code imports it by its name (build/class-names.ts)', () => {
  const classes = styles.flatMap(({ file, text }) =>
    file.endsWith('.module.css') ? [...text.matchAll(/\.([a-z]\w*)(?!-)\b/gi)].map(([, name = '']) => name) : [],
  );
  expect(classes.length).toBeGreaterThan(500);
  expect(classes.filter((name) => RESERVED.test(name))).toEqual([]);
});

describe('The focus ring', () => {
  it('is a solid line of at least 2 px in the primary colour', () => {
    expect(declarations(textOf('theme/base.css'), ':focus-visible').get('outline')).toMatch(
      /^[2-9]px solid var\(--color-primary\)$/,
    );
  });

  it('is removed only from elements that get the focus by script', () => {
    const without = styles.flatMap(({ file, text }) =>
      [...text.matchAll(/([^{}]+)\{[^{}]*outline(?:-style|-width)?:\s*(?:none|0)\b/g)].map(
        ([, selector = '']) => `${file} ${selector.trim()}`,
      ),
    );
    expect(without.sort()).toEqual([
      'src/ui/overlay/dialog.module.css .dialog:focus',
      'src/ui/photo/photo-viewer.module.css .viewer:focus',
      'src/ui/write/attempt-notice.module.css .notice:focus',
      'theme/base.css h1:focus',
    ]);
  });
});

/** px of a length; a token counts by its value. */
const px = (value = '') =>
  Number.parseFloat(value.replace(/var\((--[\w-]+)\)/, (_all, name: string) => light.get(name) ?? ''));

it.each([
  ['src/ui/form/button.module.css', '.button', 'min-height'],
  ['src/ui/form/button.module.css', '.text', 'min-height'],
  ['src/ui/form/checkbox.module.css', '.row', 'min-height'],
  ['src/ui/form/field.module.css', '.control', 'min-height'],
  ['src/ui/links/icon-button.module.css', '.button', 'width'],
  ['src/ui/links/icon-button.module.css', '.button', 'height'],
  ['src/ui/page/tabs.module.css', '.tab', 'min-height'],
])('What is tapped is at least 44 px: %s %s %s', (file, selector, property) => {
  expect(px(declarations(textOf(file), selector).get(property))).toBeGreaterThanOrEqual(44);
});

describe('The edges of the screen', () => {
  it("are the safe area's", () => {
    expect(light.get('--safe-top')).toBe('env(safe-area-inset-top, 0px)');
    expect(light.get('--safe-bottom')).toBe('env(safe-area-inset-bottom, 0px)');
  });

  it.each([
    ['src/ui/form/button.module.css', '.bar', 'padding', 'bottom'],
    ['src/ui/overlay/dialog.module.css', '.sheet', 'padding', 'bottom'],
    ['src/ui/page/page.module.css', '.nav', 'padding', 'top'],
    ['src/ui/overlay/floating-message.module.css', '.note', 'inset', 'bottom'],
    ['src/loan/service/service-button.module.css', '.button', 'bottom', 'bottom'],
    ['src/ui/photo/photo-viewer.module.css', '.close', 'top', 'top'],
  ])('are kept clear by %s %s', (file, selector, property, edge) => {
    expect(declarations(textOf(file), selector).get(property)).toContain(`var(--safe-${edge})`);
  });

  it('keep the action bar visible', () => {
    const bar = declarations(textOf('src/ui/form/button.module.css'), '.bar');
    expect([bar.get('position'), bar.get('bottom')]).toEqual(['sticky', '0']);
  });
});

/** The colours in a token's value, tokens in it resolved; a gradient has several. */
function coloursOf(values: ReadonlyMap<string, string>, name: string): string[] {
  const value = values.get(name) ?? '';
  const resolved = value.replace(/var\((--[\w-]+)\)/g, (_all, other: string) => coloursOf(values, other).join(' '));
  const colours = resolved.match(/#[\da-f]{6}\b/gi) ?? [];
  if (colours.length === 0) throw new Error(`${name} has no colour: ${value}`);
  return colours;
}

/** The colour below a black layer of this opacity. */
const darkened = (hex: string, opacity: number) =>
  hex.replace(/[\da-f]{2}/gi, (value) =>
    Math.round(Number.parseInt(value, 16) * (1 - opacity))
      .toString(16)
      .padStart(2, '0'),
  );
