import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/api/failure';
import { waysToRepay } from '../../src/contract/ways-to-repay';
import { cardForm, knownPhone, normalize, passesLuhn } from '../../src/features/bind/rules';
import { codeForm, isWrongCode, messageIdOf, normalizeCode } from '../../src/features/older-repay/rules';
import {
  caretAfter,
  digitsOnly,
  formatBankCard,
  formatPhone,
  LONGEST_CARD,
  lastFour,
  maskBankCard,
} from '../../src/format/digits';
import { errorsOf } from './form-errors';

const digits = (shortest: number, longest: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: shortest, maxLength: longest }).map((list) => list.join(''));
const cardNumber = digits(12, 19);

/** The digit that makes a number right. */
const checkDigit = (body: string) =>
  '0123456789'.split('').find((digit) => passesLuhn(body + digit)) ?? 'there is always one';

describe('A masked card number', () => {
  it.each([
    ['4111 1111-1111 1111', '•••• •••• •••• 1111'],
    ['**** **** **** 1234', '•••• •••• •••• 1234'],
    ['622202******0123', '•••• •••• •••• 0123'],
    ['****1234', '•••• 1234'],
    ['1234', '1234'],
    ['4'.repeat(30), '•••• •••• •••• •••4 444'],
    ['', ''],
  ])('%s reads %s', (number, shown) => expect(maskBankCard(number)).toBe(shown));

  it('shows only its last four digits, in groups of four', () => {
    fc.assert(
      fc.property(cardNumber, (number) => {
        const shown = maskBankCard(number);
        expect(digitsOnly(shown)).toBe(number.slice(-4));
        expect(lastFour(number)).toBe(number.slice(-4));
        expect(shown.replace(/ /g, '')).toHaveLength(number.length);
        expect(shown.split(' ').slice(0, -1)).toSatisfy((groups: string[]) =>
          groups.every(({ length }) => length === 4),
        );
      }),
    );
  });

  it('shows at most four characters of any text, and has a limited length', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300, size: 'max' }), (text) => {
        const shown = maskBankCard(text);
        expect(shown).toMatch(/^[•\d ]*$/);
        expect(digitsOnly(shown).length).toBeLessThanOrEqual(4);
        expect(shown.length).toBeLessThanOrEqual(LONGEST_CARD + 4);
      }),
    );
  });
});

describe("Luhn's check", () => {
  it.each(['4111111111111111', '5555555555554444', '378282246310005', '6011111111111117', '0', '00'])(
    'passes %s',
    (number) => expect(passesLuhn(number)).toBe(true),
  );

  it.each(['4111111111111112', '1', ''])('refuses "%s"', (number) => expect(passesLuhn(number)).toBe(false));

  it('accepts exactly one last digit for every number', () => {
    fc.assert(
      fc.property(digits(11, 18), (body) => {
        expect('0123456789'.split('').filter((digit) => passesLuhn(body + digit))).toHaveLength(1);
      }),
    );
  });

  it('refuses every number with one wrong digit', () => {
    fc.assert(
      fc.property(digits(11, 18), fc.nat(), fc.integer({ min: 1, max: 9 }), (body, at, by) => {
        const right = body + checkDigit(body);
        const place = at % right.length;
        const wrong = (Number(right.charAt(place)) + by) % 10;
        expect(passesLuhn(right.slice(0, place) + wrong + right.slice(place + 1))).toBe(false);
      }),
    );
  });
});

describe('The form of a card', () => {
  const form = { holder: 'Ana', number: '4111111111111111', phone: '5512345678' };
  const schema = cardForm((each) => each);
  const errorsWith = (changes: Partial<typeof form>) => errorsOf(schema, { ...form, ...changes });

  it.each([
    [{}, 'number', undefined],
    [{ number: '' }, 'number', 'numberMissing'],
    [{ number: '41111111111' }, 'number', 'numberLength'],
    [{ number: '411111111117' }, 'number', undefined],
    [{ number: '4111111111111111110' }, 'number', 'numberCheck'],
    [{ number: '6304000000000000000' }, 'number', undefined],
    [{ number: '5046000000000000008' }, 'number', undefined],
    [{ number: '41111111111111111111' }, 'number', 'numberLength'],
    [{ number: '4111111111111112' }, 'number', 'numberCheck'],
    [{ holder: ' \u00a0 ' }, 'holder', 'holderError'],
    [{ holder: 'x'.repeat(101) }, 'holder', 'holderError'],
    [{ phone: '551234567' }, 'phone', 'phoneError'],
    [{ phone: '15512345678' }, 'phone', undefined],
  ] as const)('with %j has for %s the error %s', (changes, name, error) => {
    expect(errorsWith(changes)).toEqual(error === undefined ? {} : { [name]: error });
  });

  it('cuts no number that is pasted, and accepts none that is too long', () => {
    fc.assert(
      fc.property(digits(20, 40), (number) => {
        expect(normalize('number', number, '')).toBe(number);
        expect(normalize('phone', number, '')).toBe(number);
        expect(errorsWith({ number, phone: number })).toEqual({ number: 'numberLength', phone: 'phoneError' });
      }),
    );
  });

  it('takes no more typed digits than a card has, and deletes any', () => {
    const longest = '1'.repeat(19);
    expect(normalize('number', `${longest}1`, longest)).toBe(longest);
    expect(normalize('number', longest, longest.slice(1))).toBe(longest);
    expect(normalize('number', '1'.repeat(29), '1'.repeat(30))).toBe('1'.repeat(29));
    expect(normalize('holder', 'Ana\r\n  López', '')).toBe('Ana   López');
  });

  it.each([
    ['5555 5555 5555 4444\nexp 01/30\ncvc 123', '5555555555554444'],
    ['3782 822463 10005 1234', '378282246310005'],
    ['Tarjeta 1: 4111-1111-1111-1111', '4111111111111111'],
    ['٤١١١ ١١١١ ١١١١ ١١١١', '4111111111111111'],
    ['\u2066４１１１ １１１１ １１１１ １１１１\u2069', '4111111111111111'],
    ['6304 0000 0000 0000 000', '6304000000000000000'],
    ['6304 0000 0000 0000 000 12/27', '6304000000000000000'],
    // A Maestro card, whose number may be longer than a Mastercard's.
    ['5046 0000 0000 0000 008', '5046000000000000008'],
    ['6304 0000 0000 0000 00', '630400000000000000'],
    ['630400000000 123', '630400000000'],
    ['411111111117 CVV 123', '411111111117'],
    // The digits pass the check also with the security code.
    ['6521 1500 0000 0000 106', '6521150000000000'],
    ['3607 050000 1020 104', '36070500001020'],
    ['4111 1111 1111 1111/102', '4111111111111111'],
    ['4111.1111.1111.1111', '4111111111111111'],
    ['4111 1111 1111 1112', '4111111111111112'],
  ])('%s has the card number %s', (pasted, number) => expect(normalize('number', pasted, '')).toBe(number));

  it('tells a card apart from what is pasted behind it, or refuses it', () => {
    fc.assert(
      fc.property(digits(14, 14), fc.constantFrom(' 12/27 123', ' 1227 123', ' CVV 123', ' 123'), (body, behind) => {
        const number = `4${body}${checkDigit(`4${body}`)}`;
        const grouped = formatBankCard(number);
        for (const text of [number, grouped]) expect(normalize('number', text + behind, '')).toBe(number);
      }),
    );
    fc.assert(
      fc.property(fc.constantFrom('22', '40', '52', '3'), digits(12, 12), digits(1, 4), (begin, body, behind) => {
        const start = `${begin}7${body}`;
        const number = normalize('number', `${start}${checkDigit(start)}${behind}`, '');
        expect(errorsWith({ number })).toHaveProperty('number');
      }),
    );
  });

  it.each([
    ['+52 55 1234 5678', '5512345678'],
    ['+52 1 55 1234 5678', '5512345678'],
    ['0052 (55) 1234-5678', '5512345678'],
    ['044 55 1234 5678', '5512345678'],
    ['045 222 123 4567', '2221234567'],
    ['01 55 1234 5678', '5512345678'],
    ['+91 98765 43210', '9876543210'],
    ['0 98765 43210', '9876543210'],
    ['+86 139 1234 5678', '13912345678'],
    ['５５ １２３４ ५६७८', '5512345678'],
    ['\u202a55\u200b1234\u00a05678\u202c', '5512345678'],
    // Of another country.
    ['+1 212 555 1234', '+12125551234'],
    ['(+1) 212 555 1234', '+12125551234'],
    ['55 1234 5678 +', '5512345678'],
  ])('%s is the phone number %s', (text, phone) => expect(normalize('phone', text, '')).toBe(phone));

  it.each(['+52 1 55 1234 5678', '0052 55 1234 5678', '044 55 1234 5678', '01 55 1234 5678', '+91 98765 43210'])(
    '%s is the same when it is typed',
    (text) => {
      const typed = [...text].reduce((field, character) => normalize('phone', field + character, field), '');
      expect(typed).toBe(normalize('phone', text, ''));
    },
  );

  it.each([
    ['5512345678', '5512345678'],
    ['55 1234 5678', '5512345678'],
    ['+525512345678', '5512345678'],
    [' 525512345678', '5512345678'],
    ['12345678901', '12345678901'],
    ['123', ''],
    [undefined, ''],
  ])("takes from the session's phone %s: %s", (phone, known) => expect(knownPhone(phone)).toBe(known));

  it.each([
    ['cards', formatBankCard],
    ['phones', formatPhone],
  ])('puts the caret behind the same digit, in groups of %s', (_what, format) => {
    fc.assert(
      fc.property(digits(0, 11), fc.nat({ max: 11 }), (number, wanted) => {
        const count = Math.min(wanted, number.length);
        const text = format(number);
        const place = caretAfter(text, count);
        expect(digitsOnly(text.slice(0, place))).toBe(number.slice(0, count));
        // Right behind it, never behind a space.
        expect(text.slice(0, place)).toBe(text.slice(0, place).trimEnd());
      }),
    );
  });
});

it.each([
  ['12 3', 9, 4],
  ['+52', 0, 1],
  ['52+', 0, 0],
])('In %j the caret is after digit %i at %i', (text, count, place) => expect(caretAfter(text, count)).toBe(place));

it.each([
  ['refused', '800005', 'olderRepay.twice', false],
  ['refused', ' 800006 ', 'olderRepay.wrongCode', true],
  ['refused', '800007', undefined, false],
  ['refused', undefined, undefined, false],
  ['http', '800006', undefined, false],
] as const)('An older payment that failed as %s with the code %s means %s', (kind, code, meaning, isWrong) => {
  const failure = new Failure(kind, { code });
  expect([messageIdOf(failure), isWrongCode(failure)]).toEqual([meaning, isWrong]);
});

const form = codeForm((error) => error);

describe('The code and the amount of an older payment', () => {
  it.each([
    ['123456', true],
    ['12345', false],
    ['', false],
    ['A1b2C3', true],
    ['12345678', true],
  ])('%s is a code: %s', (text, fit) => {
    expect(errorsOf(form, { code: text })).toEqual(fit ? {} : { code: 'codeError' });
  });

  it('removes the spaces from a code', () => expect(normalizeCode(' 123 456\n')).toBe('123456'));

  it.each([
    ['\u2066801308\u2069', '801308'],
    ['801\u200b308', '801308'],
    ['８０１３０８', '801308'],
    ['٨٠١٣٠٨', '801308'],
    ['801308801308', '801308'],
    ['801801', '801801'],
    ['Cuenta 1234567890123, código 801308', '801308'],
    ['Cuenta 12345678, código 801308', '801308'],
    ['801308 801308', '801308'],
    ['A1b2 C3', 'A1b2C3'],
    ['12345a', '12345a'],
    ['ABC123', 'ABC123'],
    ['123ABC ', '123ABC'],
    ['Codigo 123', '123'],
    ['#A1b2', '12'],
    ['A1b2.', '12'],
  ])('%s has the code %s', (text, code) => expect(normalizeCode(text)).toBe(code));

  it.each(['Código: 12345', 'Verification', '1'.repeat(13)])('%s is not sent', (text) => {
    expect(errorsOf(form, { code: normalizeCode(text) })).toEqual({ code: 'codeError' });
  });
});

describe('A card that can be paid with', () => {
  const keysOf = (bankCards: object[]) => v.parse(waysToRepay.answer, { bankCards }).cards.map(({ key }) => key);

  it.each([
    ['no id', undefined],
    ['the same id', '1'],
  ])('with %s is found again in an answer with another order', (_name, id) => {
    const one = { id, bankName: 'A', cardNo: '4000123456789017' };
    const other = { id, bankName: 'A', cardNo: '5200349876543214' };
    const [first, second] = keysOf([one, other]);
    expect(keysOf([other, one])).toEqual([second, first]);
    expect(new Set(keysOf([one, one, other])).size).toBe(3);
    expect(first).not.toContain(one.cardNo);
  });
});
