import fc from 'fast-check';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { compileMessage } from '../../build/messages';
import { LANGUAGE_NAMES, LANGUAGES } from '../../src/languages';

const value = fc.oneof(
  fc.bigInt(),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
  fc.integer({ min: -1e9, max: 1e9 }).map((thousandths) => thousandths / 1000),
  fc.constantFrom(0, -0, 999.995, 1.005, -0.001, 1e21, 1e-7),
);

describe.each(LANGUAGE_NAMES)('The first paint in %s', (language) => {
  const { locale, currency } = LANGUAGES[language];
  const COUNTED = compileMessage('{count, plural, one {one #} other {other #}}, {count}');
  let intl: ReturnType<typeof import('../../src/start/runtime/react-intl')['useIntl']>;

  beforeEach(async () => {
    document.documentElement.lang = language;
    vi.resetModules();
    const runtime = await import('../../src/start/runtime/react-intl');
    runtime.setMessages({ counted: COUNTED });
    intl = runtime.useIntl();
  });

  it('formats numbers as the app does', () => {
    const decimals = fc.integer({ min: 0, max: 5 });
    fc.assert(
      fc.property(value, decimals, decimals, fc.boolean(), (number, one, other, isMoney) => {
        const options: Intl.NumberFormatOptions = {
          ...(isMoney && { style: 'currency', currency }),
          minimumFractionDigits: Math.min(one, other),
          maximumFractionDigits: Math.max(one, other),
        };
        const expected = new Intl.NumberFormat(locale, options);
        expect(intl.formatNumber(number, options)).toBe(expected.format(number));
        const fraction = (parts: { type: string; value: string }[]) => parts.find(({ type }) => type === 'fraction');
        expect(fraction(intl.formatNumberToParts(number, options))).toEqual(fraction(expected.formatToParts(number)));
      }),
      { numRuns: 1000 },
    );
  });

  it('formats numbers and chooses plurals in messages as the app does', () => {
    const rules = new Intl.PluralRules(locale);
    fc.assert(
      fc.property(fc.nat({ max: 999_999 }), (count) => {
        const expected = `${rules.select(count)} ${new Intl.NumberFormat(locale).format(count)}, ${count}`;
        expect(intl.formatMessage({ id: 'counted' }, { count })).toBe(expected);
      }),
    );
  });
});
