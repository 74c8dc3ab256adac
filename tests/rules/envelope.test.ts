import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NUMBER_MARK } from '../../src/api/decode';
import { openEnvelope } from '../../src/api/envelope';
import { Failure, isOutcomeUnknown, toFailure } from '../../src/api/failure';
import { createRenamer, type WireNames } from '../../src/api/wire-names';

const plain = createRenamer({});

const open = (body: unknown, status = 200, names: WireNames = {}) =>
  openEnvelope(typeof body === 'string' ? body : JSON.stringify(body), status, createRenamer(names));

function failureOf(act: () => unknown): Failure {
  try {
    act();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
  throw new Error('It did not fail');
}

describe('Success', () => {
  it.each([0, -0, '0', '00', '000', ' 0', '0\n'])('is the code %j', (code) => {
    expect(open({ code, data: { a: 1 } })).toEqual({ a: 1 });
  });

  it('is the field `success` if there is no code', () => expect(open({ success: true, data: [1] })).toEqual([1]));

  it.each(['0abc', '', ' ', '0.0', '0x0', '-1', 1, '1', '101', '-1', [0], [], {}, null, true, false, 0.5, 'success'])(
    'is not the code %j',
    (code) => {
      const { kind, serverMessage } = failureOf(() => open({ code, message: 'No', data: {} }));
      expect([kind, serverMessage]).toEqual(['refused', 'No']);
    },
  );

  it.each([false, 'true', 1, null])('is not `success` %j', (success) => {
    expect(failureOf(() => open({ success, message: 'No' })).kind).toBe('refused');
  });

  it('depends on the code, whatever `success` says', () => {
    expect(failureOf(() => open({ code: 1, success: true })).kind).toBe('refused');
    expect(open({ code: 0, success: false, data: 'x' })).toBe('x');
  });

  it('may stand behind line breaks and byte order marks', () => {
    expect(open('\ufeff\n\ufeff{"code":0,"data":{"id":1234567890123456}}\n')).toEqual({ id: 1234567890123456 });
  });

  it('may come without data', () => {
    expect(open({ code: 0 })).toBeUndefined();
    expect(open({ code: 0, data: null })).toBeNull();
  });
});

describe('An answer that is no envelope', () => {
  const odd = [
    '',
    ' ',
    '<!doctype html><h1>Gateway</h1>',
    '1',
    '0',
    '"text"',
    'null',
    'true',
    '[]',
    '[{"code":0}]',
    '{}',
    '{"data":{}}',
    '{"code":0,"data":{"a":',
    '{"code":0}{"code":0}',
    '/* c */ {"code":0}',
    'undefined',
    'NaN',
    '\u0000',
  ];
  it.each(odd)('is malformed, with an error status an HTTP failure: %j', (body) => {
    expect(failureOf(() => open(body)).kind).toBe('malformed');
    expect(failureOf(() => open(body, 502))).toMatchObject({ kind: 'http', status: 502 });
  });
  it('is malformed if it is nested too deeply', () => {
    const depth = 200_000;
    expect(failureOf(() => open(`{"code":0,"data":${'['.repeat(depth)}${']'.repeat(depth)}}`)).kind).toBe('malformed');
  });
});

describe('A status that is no success', () => {
  it.each([400, 403, 404, 500, 503])("%i with a message is a refusal in the server's words", (status) => {
    expect(failureOf(() => open({ code: 9, message: ' \u202eClosed ' }, status))).toMatchObject({
      kind: 'refused',
      status,
      code: '9',
      serverMessage: 'Closed',
    });
  });
  it.each(['{"code":9,"message":"Closed"}', '{"code":0,"data":{}}', '<html>', ''])(
    '401 is a lost session, whatever the body says: %j',
    (body) => {
      expect(failureOf(() => openEnvelope(body, 401, plain))).toMatchObject({ kind: 'sessionLost', status: 401 });
    },
  );
  it.each([
    [200, 'E7'],
    [200, 7001],
    [403, 7001],
    [500, 7001],
  ])('%i is a lost session if the brand lists the code %j', (status, code) => {
    const body = JSON.stringify({ code, message: 'Closed' });
    const kindOf = (codes: string[]) => failureOf(() => openEnvelope(body, status, plain, codes)).kind;
    expect(kindOf([String(code)])).toBe('sessionLost');
    expect(kindOf(['7002', '0', 'undefined'])).toBe('refused');
  });
  it.each([300, 404, 500])('%i without a message is an HTTP failure', (status) => {
    expect(failureOf(() => open({ code: 9 }, status))).toMatchObject({ kind: 'http', status });
    expect(failureOf(() => open({ code: 9, message: '  ' }, status)).kind).toBe('http');
  });
  it('is a failure even with a successful code', () => {
    expect(failureOf(() => open({ code: 0, data: {} }, 500)).kind).toBe('http');
  });
});

describe("The server's message", () => {
  it.each(['', '   ', '\u2068\u2069', null, 5, {}, ['No'], undefined])('%j is none', (message) => {
    expect(failureOf(() => open({ code: 1, message })).serverMessage).toBeUndefined();
  });
  it('is none when it is a long number', () => {
    expect(failureOf(() => open('{"code":1,"message":12345678901234567890}')).serverMessage).toBeUndefined();
  });
  it('is as long as other texts at most', () => {
    const { serverMessage } = failureOf(() => open({ code: 1, message: 'No. '.repeat(50_000) }));
    expect(serverMessage).toHaveLength(10_001);
  });
  it('is trimmed', () => expect(failureOf(() => open({ code: 1, message: '\n No. ' })).serverMessage).toBe('No.'));
});

describe('Numbers', () => {
  it.each(['9007199254740993', '-9007199254740993', '12345678901234567890', '1'.repeat(60)])(
    '%s keeps every digit',
    (id) => {
      expect(
        String((open(`{"code":0,"data":{"a":[{"id":${id}}],"b":"${id}"}}`) as { a: [{ id: unknown }] }).a[0].id),
      ).toBe(id);
      expect(open(`{"code":0,"data":"${id}"}`)).toBe(id);
    },
  );
  it.each([
    '0.30000000000000004',
    '0.12345678901234567890',
    '1234567890.12345678901234567',
    '1.2345678901234567890e5',
    '12345678901234567890.5',
    '12345678901234567890e-12',
    '12345678901234567890E+12',
    '12345678901234567890e12',
    '1e21',
    '-0.00000000000000000001',
  ])('%s with a fraction stays a number', (number) =>
    expect(open(`{"code":0,"data":{"amount":${number}}}`)).toEqual({ amount: Number(number) }),
  );
  it('have the same values as after JSON.parse', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (data) => {
        const text = JSON.stringify(open({ code: 0, data }), (_key, value: unknown) =>
          typeof value === 'bigint' ? Number(value) : value,
        );
        expect(text).toBe(JSON.stringify(data));
      }),
    );
  });
  it.each(['3460.00', '3460.0', '12.50', '-1.0', '0.50', '3460.0000', '3.46E3', '1.2345678e+7', '-1.000'])(
    '%s keeps its decimals, as text with a mark',
    (number) => {
      expect(open(`{"code":0,"data":{"amount":${number},"of":"${number} x"}}`)).toEqual({
        amount: `${NUMBER_MARK}${number}`,
        of: `${number} x`,
      });
    },
  );
  it('that are a code may have decimals', () => {
    expect(open('{"code":0.0,"data":1}')).toBe(1);
    for (const seven of ['7.0', '7.0000', '7E0', '0.7e1'])
      expect(failureOf(() => open(`{"code":${seven},"data":1}`)).code).toBe('7');
  });
  it('inside texts stay unchanged', () => {
    const text = 'Order "12345678901234567890" \\ 98765432109876543210, \u0000integer:5';
    expect(open({ code: 0, data: { [text]: text } })).toEqual({ [text]: text });
    const marked = ['\u0000integer:5x', '\u0000integer:x5', '12345678901234567890'];
    expect(open({ code: 0, data: marked })).toEqual(marked);
  });
  it('of more digits than any real one become text, because calculating with them takes seconds', () => {
    const numbers = ['1'.repeat(100), '1'.repeat(101)] as const;
    expect(open(`{"code":0,"data":[${numbers}]}`)).toEqual([BigInt(numbers[0]), numbers[1]]);
  });
});

describe('Names', () => {
  it('that could change a prototype are ordinary keys', () => {
    const data = open(
      '{"code":0,"data":{"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}}',
    ) as object;
    expect(Object.getPrototypeOf(data)).toBe(Object.prototype);
    expect(Reflect.get({}, 'admin')).toBeUndefined();
    expect(Object.keys(data)).toEqual(['__proto__', 'constructor']);
  });

  const renamed = { code: 'zc', message: 'zm', data: 'zd', success: 'zs', orderId: 'oi', detail: 'de' };
  it("of the envelope and of its data may be the deployment's wire names", () => {
    expect(open({ zc: 0, zd: { oi: '1', de: [{ oi: '2' }] } }, 200, renamed)).toEqual({
      orderId: '1',
      detail: [{ orderId: '2' }],
    });
    expect(open({ zs: true, zd: 1 }, 200, renamed)).toBe(1);
    expect(failureOf(() => open({ zc: 5, zm: 'No' }, 200, renamed))).toMatchObject({ code: '5', serverMessage: 'No' });
  });
  it('of the envelope may also be the canonical ones', () => {
    expect(open({ code: '0', data: { oi: '1' } }, 200, renamed)).toEqual({ orderId: '1' });
    expect(failureOf(() => open({ code: 5, message: 'No' }, 200, renamed)).serverMessage).toBe('No');
    expect(open({ zc: 0, data: 1 }, 200, renamed)).toBe(1);
  });
  it('of the envelope may be the wire names of other fields', () => {
    const swapped = { code: 'zc', message: 'zm', data: 'zd', bankCode: 'code', title: 'message', detail: 'data' };
    expect(open({ zc: 0, zd: { code: 'B1', message: 'T', data: [] } }, 200, swapped)).toEqual({
      bankCode: 'B1',
      title: 'T',
      detail: [],
    });
  });
});

describe('Great answers', () => {
  it('of a megabyte are decoded', () => {
    const text = 'a"\\\n'.repeat(400_000);
    expect(open({ code: 0, data: text })).toBe(text);
  });
  it('that are cut within a long text are malformed, without delay', () => {
    expect(failureOf(() => open(`{"code":0,"data":"${'x'.repeat(2_000_000)}`)).kind).toBe('malformed');
  });
});

describe('A write whose answer is lost', () => {
  it.each([
    [new Failure('network'), true],
    [new Failure('timeout'), true],
    [new Failure('malformed'), true],
    [new Failure('http', { status: 502 }), true],
    [new Failure('http', { status: 504 }), true],
    [new Failure('http', { status: 500 }), true],
    [new Failure('refused', { status: 500, serverMessage: 'Later' }), true],
    [new Failure('http', { status: 300, inEnvelope: true }), true],
    [new Failure('refused', { status: 302, serverMessage: 'Elsewhere' }), true],
  ])('%s leaves the outcome unknown: %s', (failure, unknown) => expect(isOutcomeUnknown(failure)).toBe(unknown));

  it.each([
    [{ code: 1 }, 404, false],
    [{ code: 1, message: 'No' }, 404, false],
    ['<h1>Not found</h1>', 404, true],
    [{ code: 1, message: 'Log in' }, 401, false],
    ['<h1>Unauthorized</h1>', 401, true],
    [{ code: 1, message: 'Later' }, 503, true],
    [{ code: 1 }, 200, false],
    [{ data: 'x' }, 302, true],
  ])('whose answer is %j with status %i: %s', (body, status, unknown) =>
    expect(isOutcomeUnknown(failureOf(() => open(body, status)))).toBe(unknown),
  );

  it('of an unknown kind counts as malformed', () => {
    expect(toFailure(new TypeError('x')).kind).toBe('malformed');
    expect(toFailure(undefined).kind).toBe('malformed');
  });
});
