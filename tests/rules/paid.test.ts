import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_NAMES, type Language } from '../../src/languages';
import { LONGEST_COMPLAINT, LONGEST_REFERENCE, paidForm, paymentText } from '../../src/loan/already-paid/paid-rules';
import { errorsOf } from './form-errors';
import { readJson } from './sources';

const words = {
  en: readJson('locales/en.json') as Record<string, string>,
  es: readJson('locales/es.json') as Record<string, string>,
};

const textOf = (language: Language, { date = '2026-11-20', place = 'Tienda Uno', reference = '' } = {}) => {
  const say = (id: string) => words[language][`paid.text.${id}`] ?? '';
  return paymentText({
    opening: say('opening'),
    date: { label: say('date'), text: date },
    place: { label: say('place'), text: place },
    reference: reference === '' ? undefined : { label: say('reference'), text: reference },
  });
};

/** Text with emoji, joined emoji and flags, but no half of a pair of its own. */
const anyText = (maxLength: number) =>
  fc
    .array(fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('👍🏽', '👨‍👩‍👧‍👦', '🇲🇽', 'ñ', ' ')), {
      maxLength,
    })
    .map((parts) => parts.join(''));
const anyReference = anyText(60)
  .map((text) => text.trim())
  .filter(({ length }) => length > 0 && length <= LONGEST_REFERENCE);
const HALF_PAIR = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/;

describe('The text about a payment', () => {
  it('contains date, place and reference', () => {
    expect(textOf('en', { reference: '70012345' })).toBe(
      'I already paid.\nPayment date: 2026-11-20\nWhere I paid: Tienda Uno\nReference: 70012345',
    );
    expect(textOf('es')).toBe('Ya pagué.\nFecha de pago: 2026-11-20\nDónde pagué: Tienda Uno');
  });

  it('has at most 200 UTF-16 units, the whole reference and the date, and no half emoji', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGE_NAMES), anyText(80), anyReference, (language, place, reference) => {
        const text = textOf(language, { place, reference });
        expect(text.length).toBeLessThanOrEqual(LONGEST_COMPLAINT);
        expect(text.endsWith(`: ${reference}`)).toBe(true);
        expect(text).toContain('2026-11-20');
        expect(text).not.toMatch(HALF_PAIR);
      }),
    );
  });

  it('shortens the place only if the text is too long, and ends it with an ellipsis', () => {
    fc.assert(
      fc.property(fc.constantFrom(...LANGUAGE_NAMES), anyText(80), anyReference, (language, place, reference) => {
        const whole = textOf(language, { place: '', reference }).length + place.length;
        const text = textOf(language, { place, reference });
        if (whole <= LONGEST_COMPLAINT) expect(text).toContain(place);
        else expect(text.split('\n').length < 4 || text.includes('…')).toBe(true);
      }),
    );
  });

  it.each(LANGUAGE_NAMES)('keeps some of the place beside the longest reference (%s)', (language) => {
    const text = textOf(language, { place: 'Tienda Uno del Centro', reference: '9'.repeat(LONGEST_REFERENCE) });
    expect(text).toContain('Tienda');
    expect(text).toContain('…');
    const withPlace = (place: string) => textOf(language, { place, reference: '9'.repeat(LONGEST_REFERENCE) });
    expect(withPlace('x'.repeat(99))).toHaveLength(LONGEST_COMPLAINT);
    expect(withPlace(`x${' '.repeat(60)}y`)).toContain(': x…\n');
    const whole = 'x'.repeat(LONGEST_COMPLAINT - withPlace('').length);
    expect(withPlace(whole)).toContain(`: ${whole}\n`);
  });

  it('omits the rest if the reference leaves no space', () => {
    const facts = { opening: 'Paid.', date: { label: 'On', text: '2026-11-20' }, place: { label: 'At', text: 'A' } };
    const long = '9'.repeat(180);
    expect(paymentText({ ...facts, reference: { label: 'Ref', text: long } })).toBe(`On: 2026-11-20\nRef: ${long}`);
    const alone = '9'.repeat(190);
    expect(paymentText({ ...facts, reference: { label: 'Ref', text: alone } })).toBe(`Ref: ${alone}`);
    const longest = '9'.repeat(200);
    expect(paymentText({ ...facts, reference: { label: 'Ref', text: longest } })).toBe(longest);
  });
});

describe('What is said of a payment', () => {
  const fields = { date: '2026-11-20', place: 'Tienda Uno', reference: '' };
  const TODAY = '2026-11-22';

  it.each([
    [{}, {}],
    [{ date: TODAY }, {}],
    [{ date: '2026-11-23' }, { date: 'dateAhead' }],
    [{ date: '' }, { date: 'dateMissing' }],
    [{ date: '2026-11-201' }, { date: 'dateMissing' }],
    [{ date: '12026-11-20' }, { date: 'dateMissing' }],
    [{ place: '  ' }, { place: 'placeMissing' }],
    [{ reference: ` ${'9'.repeat(120)} ` }, {}],
    [{ reference: '9'.repeat(121) }, { reference: 'referenceLong' }],
    [
      { date: '', place: '' },
      { date: 'dateMissing', place: 'placeMissing' },
    ],
  ])('%j has the errors %j', (change, errors) => {
    const schema = paidForm(TODAY, (error) => error);
    expect(errorsOf(schema, { ...fields, ...change })).toEqual(errors);
  });
});
