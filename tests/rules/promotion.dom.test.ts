import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/api/failure';
import { campaignOf, trackingOf } from '../../src/features/promotion/queries';
import { normalize, readBackground, refusalReason, registrationForm } from '../../src/features/promotion/rules';
import { contrast } from './contrast';
import { errorsOf } from './form-errors';

/** The messages of the invalid fields, in the order of the form: their names. */
const invalidFields = (fields: object, call: 'code' | 'registration', pattern?: RegExp) =>
  Object.values(
    errorsOf(
      registrationForm(call, (name) => name, pattern),
      fields,
    ),
  );
const MEXICAN = /^[1-9]\d{9}$/;

describe('A mobile number', () => {
  it.each<[string, boolean, brands?: RegExp]>([
    ['13000000000', true],
    ['15912345678', true],
    ['19999999999', true],
    ['', false],
    ['1380013800', false],
    ['138001380001', false],
    ['12800138000', false],
    ['11800138000', false],
    ['10800138000', false],
    ['23800138000', false],
    [' 13800138000', false],
    ['13800138000\n', false],
    ['1380013800a', false],
    ['１３８００１３８０００', false],
    ['5512345678', false],
    ['5512345678', true, MEXICAN],
    ['13800138000', false, MEXICAN],
  ])('%j is valid: %s, with the pattern of a brand %s', (phone, isValid, pattern) => {
    for (const call of ['code', 'registration'] as const) {
      const fields = { phone, captcha: '7kq2', smsCode: '123456' };
      expect(invalidFields(fields, call, pattern)).toEqual(isValid ? [] : ['phone']);
    }
  });
});

describe('A field', () => {
  it.each([
    ['phone', '138 0013-8000', '13800138000'],
    ['phone', '+86 138 0013 8000', '13800138000'],
    ['phone', '0086 138-0013-8000', '13800138000'],
    ['phone', '0 138 0013 8000', '13800138000'],
    ['phone', '１３８００１３８０００', '13800138000'],
    ['phone', '138001380009999', '138001380009999'],
    ['phone', '+52 1 55 1234 5678', '+5215512345678'],
    ['phone', 'call me', ''],
    ['captcha', ' aB3 k9', 'aB3k'],
    ['captcha', 'ａ\u200bＢ３ｋ', 'aB3k'],
    ['captcha', 'ab😀😀', 'ab😀'],
    ['captcha', 'abc😀', 'abc'],
    ['smsCode', '<#> 123-456 is your code, valid 10 minutes', '123456'],
    ['smsCode', '123456123456', '123456'],
    ['smsCode', '1234567', '1234567'],
    ['smsCode', '123123', '123123'],
  ] as const)('%s keeps of %j %j', (name, text, kept) => expect(normalize(name, text, '')).toBe(kept));

  it('takes no more typed digits than a number has', () => {
    expect(normalize('phone', '138001380001', '13800138000')).toBe('13800138000');
    for (const pattern of [undefined, MEXICAN])
      expect(normalize('smsCode', '1234567', '123456', pattern)).toBe('123456');
    expect(normalize('smsCode', '12345', '1234')).toBe('12345');
    expect(normalize('phone', '+13800138000', '13800138000')).toBe('+13800138000');
    expect(normalize('phone', '1380013800', '13800138000')).toBe('1380013800');
    expect(normalize('phone', '139123456789', '13800138000')).toBe('139123456789');
  });

  it.each([
    ['525512345678', '5512345678'],
    ['919876543210', '9876543210'],
    ['5512345678', '5512345678'],
    ['55123456789', '55123456789'],
  ])("with a brand's pattern keeps all that is typed, but a prefix: %s is %s", (typed, number) => {
    const phone = [...typed].reduce((field, digit) => normalize('phone', field + digit, field, MEXICAN), '');
    expect(phone).toBe(number);
    expect(normalize('phone', typed, '', MEXICAN)).toBe(number);
  });

  it('that is longer than its maximum is not accepted, whatever is pasted; normalizing it again changes nothing', () => {
    const caps = { phone: 11, captcha: 4, smsCode: 6 } as const;
    const valid = { phone: '13800138000', captcha: '7kq2', smsCode: '123456' };
    fc.assert(
      fc.property(
        fc.constantFrom('phone', 'captcha', 'smsCode'),
        fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom('1', '9', 'a', ' ', '😀') })),
        (name, text) => {
          const kept = normalize(name, text, '');
          expect(normalize(name, kept, '')).toBe(kept);
          if (kept.length > caps[name])
            expect(invalidFields({ ...valid, [name]: kept }, 'registration')).toEqual([name]);
        },
      ),
    );
  });
});

describe('What is asked for', () => {
  const complete = { phone: '13800138000', captcha: '7kq2', smsCode: '123456' };
  const invalid = { phone: '1', captcha: '', smsCode: '' };

  it('to request a code, the phone and the captcha are required', () => {
    expect(invalidFields({ ...complete, smsCode: '' }, 'code')).toEqual([]);
    expect(invalidFields(invalid, 'code')).toEqual(['phone', 'captcha']);
  });

  it('to register, all three fields are required; errors are in their order', () => {
    expect(invalidFields(complete, 'registration')).toEqual([]);
    expect(invalidFields({ ...complete, smsCode: '' }, 'registration')).toEqual(['smsCode']);
    expect(invalidFields(invalid, 'registration')).toEqual(['phone', 'captcha', 'smsCode']);
  });
});

describe("The server's codes", () => {
  it.each([
    [' 101 ', 'wrongCaptcha', 'wrongCaptcha'],
    ['-1', 'wrongCaptcha', 'other'],
    [' -1 ', 'wrongCaptcha', 'other'],
    ['11', 'alreadyRegistered', 'alreadyRegistered'],
    ['1', 'other', 'other'],
    ['1010', 'other', 'other'],
    ['constructor', 'other', 'other'],
    [undefined, 'other', 'other'],
  ])('%s means %s on registration, %s on the request for a code', (code, onRegistration, onCode) => {
    expect(refusalReason(new Failure('refused', { code }), 'registration')).toBe(onRegistration);
    expect(refusalReason(new Failure('refused', { code }), 'code')).toBe(onCode);
  });

  it.each(['registration', 'code'] as const)('apply only to a refused call: %s', (call) => {
    expect(refusalReason(new Failure('sessionLost', { code: '101' }), call)).toBe('other');
  });
});

describe("A template's background", () => {
  it.each([
    ['#fff', { color: '#ffffff', ink: '#000000' }],
    [' #0A4A86 ', { color: '#0A4A86', ink: '#ffffff' }],
    ['#000000', { color: '#000000', ink: '#ffffff' }],
  ])('%j is a colour with readable words', (value, ground) => expect(readBackground(value)).toEqual(ground));

  it.each([
    undefined,
    '',
    'red',
    '#12',
    '#12345',
    '#xyz',
    'url(x)',
    '#fff;color:red',
    'https://a.example/b.png',
    '#fff}#aaa',
  ])('%j is no colour', (value) => expect(readBackground(value)).toBeUndefined());

  it('has a text colour with a contrast of at least 4.5:1', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffffff }), (value) => {
        const ground = readBackground(`#${value.toString(16).padStart(6, '0')}`);
        if (ground === undefined) return false;
        return contrast(ground.color, ground.ink) >= 4.5;
      }),
    );
  });
});

describe('On the wire', () => {
  it('a visit contains the page, the platform and the campaign, without absent parameters', () => {
    const campaign = campaignOf(new Map(Object.entries({ id: 'T1', user_from: 'u', unknown: 'x' })));
    const absent = { utm_tag: undefined, app_from: undefined };
    const sent = { page_id: 'T1', user_from: 'u', client_type: 'ios', ...absent };
    expect(trackingOf(campaign, 'T2', 'ios')).toEqual(sent);
    expect(trackingOf(campaign, undefined, 'android').client_type).toBe('android');
    expect(trackingOf(campaign, undefined, 'desktop').client_type).toBe('android');
  });

  it.each([
    [[], 'T2', 'T2'],
    [[['id', '']], 'T2', 'T2'],
    [[], undefined, undefined],
  ] as const)("of an address with %j names the page by the template's id %s", (parameters, templateId, pageId) => {
    expect(trackingOf(campaignOf(new Map(parameters)), templateId, 'ios').page_id).toBe(pageId);
  });
});
