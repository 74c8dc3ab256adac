import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CALLS } from '../../build/contract/calls.ts';
import { CONTRACT_NAMES } from '../../build/contract/sample-names.ts';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { createRenamer } from '../../src/api/wire-names.ts';
import { FORM_HEADERS, JSON_HEADERS } from '../../src/platform/address.ts';
import { clientOfEachTest, DUE_ORDER, formOf, freshSandbox, OFFER, PATHS, readEnvelope, SETTLING } from './client.ts';

const client = clientOfEachTest();

/** What the calls of the contract send. */
const SENT_NAMES = CALLS.flatMap(({ request }) => Object.keys(request));

const JSON_TYPE = { 'Content-Type': 'application/json' };

function multipart(values: Record<string, string | number>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, String(value));
  return form;
}

describe('The same call', () => {
  it.each([
    [PATHS.confirmation, { productId: '101' }],
    [PATHS.loanRequest, OFFER],
    [PATHS.order, DUE_ORDER],
    [PATHS.rating, { score: 4 }],
    [PATHS.promissoryNote, { orderNo: '1000174' }],
    [PATHS.repayment, DUE_ORDER],
    [PATHS.extension, DUE_ORDER],
    [PATHS.voucher, SETTLING],
    [PATHS.customerService, { overall: 30 }],
  ])('%s is accepted by GET, form, JSON, multipart, and in the query of a POST', async (path, values) => {
    const answers = [
      await client.get(path, values),
      await client.post(path, formOf(values)),
      await client.post(path, JSON.stringify(values), JSON_TYPE),
      await client.post(path, multipart(values)),
      await readEnvelope(await fetch(`${client.at(path)}?${formOf(values)}`, { method: 'POST' })),
    ];
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0, 0, 0]);
  });

  it('uses the first value of a repeated parameter', async () => {
    const response = await fetch(`${client.at(PATHS.order)}?orderId=1000174&orderId=1000200`);
    expect((await readEnvelope(response)).data.orderStatus).toBe(174);
  });
});

// A deployment that starts from it forgets no name of the contract.
describe('The sample dictionary', () => {
  it('has no wire name that is a name of the contract, and does not rename /began', () => {
    const canonical = new Set([...CONTRACT_NAMES, ...Object.keys(sample), 'began']);
    expect(Object.values(sample).filter((wire) => canonical.has(wire))).toEqual([]);
    expect(sample).not.toHaveProperty('began');
  });

  it('has wire names that are safe in a path, a query and a form', () => {
    expect(Object.values(sample).filter((wire) => !/^[a-z][a-z0-9]{2,11}$/.test(wire))).toEqual([]);
  });
});

describe('With the sample dictionary', () => {
  const renamer = createRenamer(sample);
  const named = (values: Record<string, string | number>) => renamer.toWire(values) as Record<string, string | number>;

  it.each(['GET', 'form', 'JSON', 'multipart'])('the names of request and answer are renamed: %s', async (way) => {
    const client = await freshSandbox({ wireNames: sample });
    const address = client.at(renamer.pathToWire(PATHS.voucher));
    const values = named(SETTLING);
    const response =
      way === 'GET'
        ? await fetch(`${address}?${formOf(values)}`)
        : await fetch(address, {
            method: 'POST',
            body: way === 'JSON' ? JSON.stringify(values) : way === 'form' ? formOf(values) : multipart(values),
            ...(way === 'JSON' ? { headers: JSON_TYPE } : {}),
          });
    const wire: unknown = await response.json();
    expect(wire).not.toHaveProperty('code');
    expect(wire).not.toHaveProperty('data');
    expect(renamer.toCanonical(wire)).toMatchObject({
      code: 0,
      data: { repayDetail: { amount: SETTLING.amount }, dataList: [{ content: expect.any(Array) }, {}] },
    });
    expect(await client.calls()).toMatchObject([
      { path: PATHS.voucher, wire: { path: renamer.pathToWire(PATHS.voucher) } },
    ]);
  });

  it('a refusal is renamed too, in the language of the renamed parameter', async () => {
    const client = await freshSandbox({ wireNames: sample });
    const response = await fetch(`${client.at('/nowhere')}?${formOf(named({ language: 1 }))}`);
    expect(renamer.toCanonical(await response.json())).toMatchObject({ message: 'There is no such service' });
  });
});

describe('Across origins', () => {
  it('the loopback may send the headers of the contract, other origins may not', async () => {
    const preflight = (origin: string) =>
      fetch(client.at(PATHS.loanRequest), {
        method: 'OPTIONS',
        headers: {
          Origin: origin,
          'Access-Control-Request-Method': 'POST',
          'Access-Control-Request-Headers': 'swift,eyes,crp_phe,x-requested-with,idempotency-key',
        },
      });
    const allowed = await preflight('http://localhost:5555');
    expect(allowed.status).toBe(204);
    expect(allowed.headers.get('access-control-allow-origin')).toBe('http://localhost:5555');
    for (const name of [...FORM_HEADERS, ...JSON_HEADERS, 'x-requested-with', 'idempotency-key'])
      expect(allowed.headers.get('access-control-allow-headers')).toContain(name);
    expect((await preflight('https://elsewhere.example')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('no answer of a call may be stored', async () => {
    expect((await fetch(client.at(PATHS.order))).headers.get('cache-control')).toBe('no-store');
  });

  it('every answer forbids content sniffing', async () => {
    for (const path of ['/began/v3/nowhere', '/pictures/product-azul.svg', '/sandbox/state', '/nowhere'])
      expect((await fetch(client.origin + path)).headers.get('x-content-type-options')).toBe('nosniff');
  });
});

describe('Junk', () => {
  it.each([
    ['broken JSON', '{"orderId":', JSON_TYPE, 400],
    ['JSON that is no object', '[1]', JSON_TYPE, 400],
    ['a multipart body without parts', 'x', { 'Content-Type': 'multipart/form-data; boundary=b' }, 400],
    ['JSON of a great depth', '{"a":'.repeat(200_000), JSON_TYPE, 400],
    ['nested JSON of a great depth', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`, JSON_TYPE, 400],
    ['an object for an id', '{"orderId":{"$ne":1}}', JSON_TYPE, 400],
    ['a prototype', '{"__proto__":{"orderId":"1000174"}}', JSON_TYPE, 400],
    ['SQL', "orderId=1' OR '1'='1", {}, 200],
  ])('is refused clearly: %s', async (_, body, headers, status) => {
    const response = await fetch(client.at(PATHS.order), { method: 'POST', body, headers });
    expect(response.status).toBe(status);
    const { code, message } = await readEnvelope(response);
    expect(Number(code)).toBeGreaterThan(0);
    expect(message).not.toBe('');
  });

  it('an unknown path and an unknown method are answered with an envelope', async () => {
    for (const [path, method, status] of [
      ['/v3/nowhere', 'GET', 404],
      ['/__proto__', 'GET', 404],
      ['/%E0%A4%A', 'GET', 404],
      [PATHS.order, 'PUT', 405],
    ] as const) {
      const response = await fetch(client.at(path), { method });
      expect(response.status).toBe(status);
      expect(Number((await readEnvelope(response)).code)).toBeGreaterThan(0);
    }
  });

  it('is never answered with a 500 or a stack trace', async () => {
    const names = fc.constantFrom('language', ...SENT_NAMES);
    const path = fc.constantFrom(...Object.values(PATHS));
    const request = fc.record({
      path: fc.oneof({ weight: 9, arbitrary: path }, { weight: 1, arbitrary: fc.webPath() }),
      query: fc.dictionary(names, fc.string({ unit: 'binary' }), { maxKeys: 4 }),
      body: fc.oneof(
        fc.json(),
        fc.string(),
        fc.dictionary(names, fc.jsonValue(), { maxKeys: 5 }).map((value) => JSON.stringify(value)),
      ),
      type: fc.constantFrom(
        ...['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'],
        ...['text/plain', 'nonsense'],
      ),
    });
    await fc.assert(
      fc.asyncProperty(request, async ({ path, query, body, type }) => {
        const address = `${client.at(path)}?${formOf(query)}`;
        for (const init of [{}, { method: 'POST', body, headers: { 'Content-Type': type } }]) {
          const response = await fetch(address, init);
          const text = await response.text();
          expect(response.status).toBeLessThan(500);
          expect(text).not.toMatch(/\bat .+:\d+:\d+|node_modules|SQLITE|Error:/);
          expect(JSON.parse(text)).toHaveProperty('code');
        }
      }),
      { numRuns: 100 },
    );
  });
});
