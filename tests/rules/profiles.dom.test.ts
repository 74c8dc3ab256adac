import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fieldsOf, screenAddress } from '../../src/test-page/screens/fields';
import { linkOf, readLink } from '../../src/test-page/screens/link';
import {
  isSame,
  nameError,
  normalized,
  type Profile,
  type Profiles,
  parametersOf,
  renamed,
  restored,
  SAMPLES,
  withoutProfile,
  withProfile,
} from '../../src/test-page/screens/profiles';

const found = (text: string) => {
  const result = readLink(text);
  if (typeof result === 'string') throw new Error(result);
  return result;
};

describe('A pasted link', () => {
  it.each([
    ['', 'empty'],
    [' \n ', 'empty'],
    ['hello', 'noAddress'],
    ['userId 10001', 'noAddress'],
    ['https://h5.example/#/repay', 'noParameter'],
    ['https://h5.example/', 'noParameter'],
    ['https://h5.example/#/repay?campaign=1', 'noParameter'],
    ['/promotion?app_from=a&id=3', 'noParameter'],
    ['#/testPreview?section=states', 'noParameter'],
  ])('%j is refused: %s', (text, problem) => {
    expect(readLink(text)).toBe(problem);
  });

  it.each([
    ['inside the hash', 'https://h5.example/#/repay?orderId=7&userId=9'],
    ['before it', 'https://h5.example/?orderId=7&userId=9#/repay'],
    ['on both sides', 'https://h5.example/h5/?orderId=7&userId=1#/repay?userId=9'],
    ['path-style', 'https://h5.example/repay?orderId=7&userId=9'],
    ['without a host', '/repay?orderId=7&userId=9'],
    ['without a scheme', 'localhost:4173/#/repay?orderId=7&userId=9'],
    ['a hash alone', '#/repay?orderId=7&userId=9'],
    ['a query alone', '?orderId=7&userId=9'],
    ["the app's own scheme", 'prestamo://open?orderId=7&userId=9'],
    ['within a message', 'Look here: <https://h5.example/#/repay?orderId=7&userId=9\nit hangs'],
    ['twice the same name', '/repay?orderId=7&orderId=8&userId=9'],
  ])('is read with its parameters %s', (_where, text) => {
    expect(found(text).parameters).toEqual({ orderId: '7', userId: '9', language: '2' });
  });

  it('keeps what a deployment adds, and leaves out what belongs to one screen', () => {
    const link = found(
      '/complainPageNext?problemType=1&problemSonType=11&orderNo=5&userId=9&region=north&section=faults&language=1',
    );
    expect(link.parameters).toEqual({ userId: '9', region: 'north', language: '1' });
    expect(link.unknown).toEqual(['region']);
    expect(link.left).toEqual(['problemType', 'problemSonType', 'orderNo', 'section']);
  });

  it.each(['__proto__', 'constructor', 'prototype'])('takes no parameter called %s', (name) => {
    expect(found(`/repay?orderId=7&${name}=x`).parameters).toEqual({ orderId: '7', language: '2' });
  });
});

describe("A profile's link", () => {
  const value = fc.string({ unit: 'grapheme', maxLength: 40 });
  const name = fc.oneof(
    fc.constantFrom('orderId', 'productId', 'userId', 'idfa', 'eyes', 'crp_phe', 'language', 'contactName', 'amount'),
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }).filter((text) => !RESERVED.has(text)),
  );

  it('brings the same profile, whatever it holds', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(name, value), { selector: ([each]) => each, maxLength: 12 }),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 }).filter((text) => text.trim() !== ''),
        (pairs, title) => {
          const parameters = normalized({ ...Object.fromEntries(pairs), userId: '10001' });
          const link = found(linkOf({ name: title, parameters }));
          expect(link.parameters).toEqual(parameters);
          expect(link.name).toBe(title);
        },
      ),
    );
  });

  it('brings the fields as they were', () => {
    for (const { parameters } of SAMPLES) {
      const fields = fieldsOf(parameters);
      expect(fieldsOf(found(linkOf({ name: 'x', parameters })).parameters)).toEqual(fields);
      expect(isSame(parametersOf(fields, parameters.language === '1' ? '1' : '2'), parameters)).toBe(true);
    }
  });
});

describe('The address of a screen', () => {
  const profile = { userId: '9', region: 'north', orderId: '7', contactName: 'Ana', payCode: 'P', amount: '1' };

  it("has the profile's parameters, but for what is this page's alone", () => {
    const address = screenAddress('/repay?orderId=5', fieldsOf(profile), { userId: '1', language: '1' });
    expect(Object.fromEntries(new URLSearchParams(address.split('?')[1]))).toEqual({
      orderId: '5',
      userId: '9',
      region: 'north',
      language: '1',
    });
  });

  it('leaves out an emptied value, even where the page itself still carries one', () => {
    const emptied = fieldsOf({ ...profile, userId: ' ', region: '' });
    expect(screenAddress('/Dag', emptied, { userId: '1', swift: 's' })).toBe('/Dag?orderId=7');
  });
});

describe('The list of profiles', () => {
  const profile = (name: string, userId = '1'): Profile => ({ name, parameters: { userId, language: '2' } });
  const list = [profile('A'), profile('B'), profile('C')] as Profiles;

  it('requires a name that no other profile has, whatever its case', () => {
    expect(nameError(list, ' ')).toBe('nameEmpty');
    expect(nameError(list, ' a ')).toBe('nameTaken');
    expect(nameError(list, 'D')).toBeUndefined();
    expect(nameError(list, 'a', 'A')).toBeUndefined();
    expect(nameError(list, 'b', 'A')).toBe('nameTaken');
  });

  it('never has one name twice, whatever is done', () => {
    const letter = fc.constantFrom('A', 'a', 'B', 'C', ' c');
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('save', 'rename', 'delete', 'restore'), letter, letter)),
        (acts) => {
          let now: Profiles = list;
          for (const [act, one, other] of acts) {
            if (act === 'save') now = withProfile(now, profile(one));
            else if (act === 'rename') now = renamed(now, one, other);
            else if (act === 'delete') now = withoutProfile(now, one);
            else now = restored(now, profile(one.trim()), 1);
          }
          const folded = now.map(({ name }) => name.toLowerCase());
          expect(new Set(folded).size).toBe(folded.length);
        },
      ),
    );
  });

  it('begins with samples of different borrowers, in both languages', () => {
    expect(new Set(SAMPLES.map(({ parameters }) => parameters.userId)).size).toBe(3);
    expect(new Set(SAMPLES.map(({ parameters }) => parameters.language))).toEqual(new Set(['1', '2']));
    for (const { parameters } of SAMPLES) expect(normalized(parameters)).toEqual(parameters);
  });
});

/** Not a profile's to have. */
const RESERVED = new Set(
  '__proto__ constructor prototype profile section requestType problemType problemSonType orderNo problemId couponId from app_from user_from utm_tag id links_id down_id invite_code UC'.split(
    ' ',
  ),
);
