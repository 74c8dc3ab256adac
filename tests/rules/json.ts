/** Made-up answers of a server, from harmless to hostile, that know the names a screen looks for. */
import fc from 'fast-check';

/** Names that would hurt an object that is read carelessly. */
const TRAPS = ['toString', 'valueOf', 'constructor', '__proto__', 'length', 'then', 'toJSON'];
const ODD_TEXTS = [
  '',
  ' ',
  '0',
  '1',
  '00',
  'null',
  'undefined',
  'NaN',
  'abc',
  '0000-00-00',
  '1e9',
  '<b>x</b>',
  '{x}',
  '💸',
  'https://a.example/x',
  'javascript:alert(1)',
  '/pictures/a.svg',
  '1795230245',
  '2026-11-21 03:04:05',
  'x'.repeat(3000),
];
const ODD_NUMBERS = [0, -0, 1, -1, 5, 21, 174, 200, 1e21, -1e-7, 0.1, 2 ** 53, 1795230245000, 345600];

/** @param names of the fields that the reader looks for. */
export function answers(names: readonly string[]): fc.Arbitrary<unknown> {
  const { value } = fc.letrec<{ value: unknown; leaf: unknown }>((tie) => ({
    leaf: fc.oneof(
      fc.constantFrom<unknown>(null, true, false, undefined, 12345678901234567890n),
      fc.constantFrom<unknown>(...ODD_TEXTS),
      fc.constantFrom<unknown>(...ODD_NUMBERS),
      fc.string(),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    ),
    value: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      tie('leaf'),
      fc.array(tie('value'), { maxLength: 4 }),
      fc
        .array(fc.tuple(fc.constantFrom(...names, ...names, ...TRAPS), tie('value')), { maxLength: 12 })
        .map((entries) => Object.fromEntries(entries)),
    ),
  }));
  return value;
}

/** An answer with every named field there, each with any value. */
export function fullAnswers(names: readonly string[]): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(names.map((name) => [name, answers(names)])), { requiredKeys: [] });
}

/** The field names in the source of a `wire.ts`. */
export function namesIn(source: string): string[] {
  return [...new Set([...source.matchAll(/\b([A-Za-z_]\w*)(?=:|,| \})/g)].map(([name]) => name))];
}
