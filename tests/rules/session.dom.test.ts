/** The session in the address (`platform/session.ts`): links, headers, language, borrower. */
import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { paths } from '../../src/paths';
import { FORM_HEADERS, JSON_HEADERS, mergeParameters } from '../../src/platform/address';
import {
  borrowerOf,
  headerValues,
  isBorrowerKnown,
  readLanguage,
  sessionOf,
  sessionQuery,
  withoutPerson,
  withSession,
} from '../../src/platform/session';
import { brandOf, DEFAULT_APP_NAME } from '../../theme/brands';

const at = (address: string) => window.history.replaceState(null, '', address);

describe('The session', () => {
  it("is added to every link; the link's own parameters win", () => {
    at('/?userId=1&deviceId=d&language=1#/repay?sessionId=s&orderId=7');
    const link = withSession('/carpmm?orderId=8&userId=2&language=');
    expect(Object.fromEntries(new URLSearchParams(link.split('?')[1]))).toEqual({
      orderId: '8',
      userId: '2',
      deviceId: 'd',
      sessionId: 's',
      language: '1',
    });
  });

  it("carries the session's parameters, the device's and the headers' sources, and no other", () => {
    const travelling = [
      ...['deviceId', 'appVersion', 'userId', 'appName', 'sessionId', 'clientType', 'merchantNumber', 'mobilePhone'],
      ...['language', 'deviceName', 'osVersion', 'idfa'],
      ...['swift', 'eyes', 'crp_phe', 'dearest', 'showy', 'dearer'],
    ];
    at(`/#/repay?orderId=1&amount=2&${travelling.map((name) => `${name}=${name}!`).join('&')}`);
    expect(Object.keys(sessionQuery()).sort()).toEqual([...travelling].sort());
  });

  it("has the brand's merchant number where the address has none", () => {
    const brand = brandOf(undefined);
    brand.merchantNumber = '77';
    onTestFinished(() => void delete brand.merchantNumber);
    at('/#/repay?userId=2');
    expect(sessionQuery()).toEqual({ userId: '2', merchantNumber: '77' });
    at('/#/repay?merchantNumber=');
    expect(sessionQuery()).toEqual({ merchantNumber: '77' });
    at('/#/repay?merchantNumber=9');
    expect(sessionQuery()).toEqual({ merchantNumber: '9' });
  });

  it('leaves out absent parameters: nothing is sent as "undefined"', () => {
    at('/#/repay');
    expect(sessionQuery()).toEqual({});
    expect(withSession('/repay')).toBe('/repay');
    expect(withSession(paths.repay({ productId: undefined, orderId: undefined }))).toBe('/repay');
  });

  it('is the same after it was written to a link and read back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }), (userId, orderId) => {
        at(`/#/order?userId=${encodeURIComponent(userId)}`);
        const query = new URLSearchParams(withSession(paths.order({ productId: undefined, orderId })).split('?')[1]);
        expect(query.get('userId')).toBe(new URLSearchParams({ userId }).get('userId'));
        expect(query.getAll('orderId')).toEqual([orderId.replace(/\p{Surrogate}/gu, '\ufffd')]);
      }),
    );
  });

  it.each([
    ['language=1', 'en'],
    ['language=2', 'es'],
    ['language=', 'es'],
    ['language=en', 'es'],
    ['language=01', 'es'],
    ['', 'es'],
    ['language=1&language=2', 'en'],
  ])('with %j is in %s', (query, language) => {
    at(`/#/repay?${query}`);
    expect(readLanguage()).toBe(language);
  });
});

describe('Headers', () => {
  it('are the parameters of the same name; an absent parameter has no header', () => {
    at('/#/repay?swift=a&crp_phe=b&language=1');
    expect(headerValues(FORM_HEADERS)).toEqual({ swift: 'a' });
    expect(headerValues(JSON_HEADERS)).toEqual({ crp_phe: 'b', language: '1' });
  });

  it('contain only characters that browsers can send', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (swift) => {
        const values = headerValues(FORM_HEADERS, new Map([['swift', swift]]));
        expect(() => new Headers(values)).not.toThrow();
        expect(values.swift).toMatch(/^[\x20-\x7e]*$/);
      }),
    );
  });

  it.each([
    ['iPhone 15/iOS 17.4; a=b', 'iPhone 15/iOS 17.4; a=b'],
    ['ñ\ud800', '%C3%B1%EF%BF%BD'],
  ])('contain of %j %j', (eyes, sent) => {
    expect(headerValues(['eyes'], new Map([['eyes', eyes]]))).toEqual({ eyes: sent });
  });
});

describe('The borrower', () => {
  const read = (search: string) => mergeParameters(search, '');

  it('of each login has an id of its own, without a session value', () => {
    const known = ['userId=7', 'userId=8', 'userId=7&appName=CreditoVerde', 'sessionId=abc', 'sessionId=xyz'];
    const logins = [...known, '', 'deviceId=abc', 'deviceId=abc&appName=CreditoVerde'];
    const ids = logins.map((search) => borrowerOf(read(search)));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.join()).not.toMatch(/abc|xyz/);
    expect(borrowerOf(read('userId=7&sessionId=s&deviceId=d'))).toBe('userId=7');
    expect(borrowerOf(read('userId=&sessionId=s&deviceId=d'))).toMatch(/^sessionId#[a-z\d]{8,}$/);
    expect([ids[5], ids[6]]).toEqual(['nobody', expect.stringMatching(/^deviceId#[a-z\d]{8,}$/)]);
    expect(borrowerOf(read(`userId=7&appName=${DEFAULT_APP_NAME}`))).toBe(ids[0]);
    expect(logins.filter((search) => isBorrowerKnown(read(search)))).toEqual(known);
  });

  it('is not in an address for another device', () => {
    const search = 'userId=7&sessionId=abc&deviceId=d&mobilePhone=5&swift=s&appName=A&language=2&utm_tag=t';
    expect(withoutPerson(read(search))).toEqual({ appName: 'A', language: '2', utm_tag: 't' });
  });
});

describe('The session of a login', () => {
  const session = (search: string) => sessionOf(mergeParameters(search, ''));

  it.each(['userId', 'sessionId', ...FORM_HEADERS, ...JSON_HEADERS.filter((name) => name !== 'language')])(
    'is another one with another %s',
    (name) => expect(session(`?a=1&${name}=2`)).not.toBe(session(`?a=1&${name}=1`)),
  );

  it.each(['language', 'appVersion', 'orderId'])('stays the same with another %s', (name) => {
    expect(session(`?userId=1&${name}=2`)).toBe(session(`?userId=1&${name}=1`));
  });
});
