import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMask, shape } from '../../src/test-page/timeline/mask';
import { answers } from './json';

const open = createMask([]);

describe('A mask', () => {
  it('keeps the shape: length, separators, what is a digit and what a letter', () => {
    expect(shape('Ana-María 55 12')).toBe('xxx-xxxxx 00 00');
    expect(shape('मीरा ४२')).toBe('xxxx 00');
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(shape(text)).toHaveLength(text.length);
        expect(shape(shape(text))).toBe(shape(text));
      }),
    );
  });

  it.each([
    'sessionId',
    'userId',
    'mobilePhone',
    'phone',
    'deviceId',
    'idfa',
    'swift',
    'eyes',
    'crp_phe',
    'dearest',
    'showy',
    'dearer',
    'userName',
    'username',
    'cardNo',
    'bankNo',
    'capcode',
    'sid',
    'smsCode',
    'verifyCode',
    'repayToken',
    'email',
    'userAddress',
  ])('hides %s at any depth, texts and numbers', (name) => {
    expect(open.value({ a: [{ [name]: 'Ab-12', b: 1 }] })).toEqual({ a: [{ [name]: 'xx-00', b: 1 }] });
    expect(open.value({ [name]: 5512345678 })).toEqual({ [name]: '0000000000' });
    expect(open.value({ [name]: { first: 'Ab', list: ['12', null] } })).toEqual({
      [name]: { first: 'xx', list: ['00', null] },
    });
  });

  it.each([
    ['language', '1'],
    ['appVersion', '2.4.0'],
    ['appName', 'PrestamoAzul'],
    ['deviceName', 'iPhone 15'],
    ['osVersion', '18.1'],
    ['clientType', 'ios'],
    ['productId', '101'],
    ['orderId', '300000000000001'],
    ['vCode', '52123456789012'],
    ['vCode', '5212 3456 7890 12'],
    ['payCode', 'CASH01'],
    ['repayDate', '2026-11-30 12:00:00'],
    ['time', '1790000000000'],
    ['repayAmount', 346045],
    ['amount', '12345678901'],
    ['productLogo', '/pictures/1234567890123.svg'],
    ['lendDetailsUrl', 'https://a.example/#/order?orderId=300000000000001'],
  ])('leaves %s: %j', (name, value) => expect(open.value({ [name]: value })).toEqual({ [name]: value }));

  it.each([
    ['Call +52 55 1234 5678 today', 'Call +00 00 0000 0000 today'],
    ['Call (55) 1234-5678.', 'Call (00) 0000-0000.'],
    ['or 5512345678', 'or 0000000000'],
    ['write to ana.lopez@correo.mx now', 'write to xxx.xxxxx@xxxxxx.xx now'],
    ['/repay?phone=5512345678&orderId=1000174', '/repay?phone=0000000000&orderId=1000174'],
    ['{"code":0,"userName":"Ana Lóp', '{"code":0,"userName":"xxx xxx'],
  ])('hides what identifies a person in free text: %j', (text, masked) => expect(open.text(text)).toBe(masked));

  it.each([
    'Paid on 2026-11-30 12:00',
    'Loan 1000174 of $3,460.45',
    '1790000000000',
    'https://a.example/1234567890123/x?t=1790000000000',
    '$12345678.00',
    'Reference 12345678901234567890',
  ])('leaves other numbers of free text: %j', (text) => expect(open.text(text)).toBe(text));

  it.each([
    ['Phone', '55 12', '00 00'],
    ['Correo electrónico', 'a@b', 'x@x'],
    ['Tarjeta', '**** 1234', '**** 0000'],
    ['Bank account', 'CLABE 03', 'xxxxx 00'],
    ['Nombre', 'Ana', 'xxx'],
    ['Product name', 'Préstamo Azul', 'Préstamo Azul'],
    ['Term', '7 days', '7 days'],
  ])('knows the row %s', (text, value, masked) => {
    const rowsOf = (shown: string) => ['text', 'title'].map((label) => ({ [label]: text, value: shown }));
    expect(open.value(rowsOf(value))).toEqual(rowsOf(masked));
    expect(open.value({ text, value: 1234 })).toEqual({ text, value: 1234 });
  });

  it('hides a short secret only as a word of its own', () => {
    const mask = createMask(['10001']);
    expect(mask.text('borrower 10001, order 1000174')).toBe('borrower 00000, order 1000174');
  });

  it('hides a secret in an address as it is written there', () => {
    const mask = createMask(['señal & más/123']);
    const written = new URLSearchParams({ a: 'señal & más/123' }).toString();
    expect(decodeURIComponent(mask.text(written))).not.toMatch(/al|m.s|123/);
    expect(() => decodeURIComponent(mask.text(encodeURIComponent('señal & más/123')))).not.toThrow();
  });

  it('hides every secret at any place, and leaves a masked text unchanged', () => {
    const secret = fc.uuid();
    fc.assert(
      fc.property(
        answers(['text', 'value', 'phone', 'userName', 'vCode']),
        secret,
        fc.string(),
        fc.string(),
        (value, hidden, before, after) => {
          const mask = createMask([hidden]);
          const planted = { value, [`k${hidden}`]: 1, list: [`${before}${hidden}${after}`, { deep: hidden }] };
          const masked = mask.value(planted);
          expect(JSON.stringify(masked)).not.toContain(hidden);
          expect(mask.value(masked)).toEqual(masked);
        },
      ),
    );
  });

  it('survives what is deep and what is not JSON', () => {
    let deep: unknown = 'end';
    for (let level = 0; level < 5000; level += 1) deep = [deep];
    expect(() => open.value(deep)).not.toThrow();
    expect(open.value({ id: 12345678901234567890n })).toEqual({ id: '12345678901234567890' });
    expect(open.value(JSON.parse('{"__proto__": {"phone": "12"}}'))).toEqual(
      JSON.parse('{"__proto__": {"phone": "00"}}'),
    );
  });

  // An algorithm slower than linear would exceed the test's timeout.
  it('ends with a very long text', () => {
    const long = `${'a'.repeat(100_000)}${'1 '.repeat(50_000)}`;
    open.text(long);
    open.text('"phone":'.repeat(20_000));
    expect(open.text('('.repeat(100_000))).toHaveLength(100_000);
  });
});
