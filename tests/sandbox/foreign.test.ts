/** Requests of other sites, and requests that would take all memory or time. */
import { describe, expect, it } from 'vitest';
import type { SandboxOptions } from '../../sandbox/server.ts';
import { freshSandbox, PATHS, statusOf } from './client.ts';

const EVIL = 'https://evil.example';

/** The writes of the admin API that a page of another site could send without asking first. */
const WRITES = [
  ['POST', '/sandbox/reset', ''],
  ['POST', '/sandbox/faults', '{"path":"/v3/loan-details/loan-details","kind":"empty"}'],
  ['POST', '/sandbox/clock', '{"ahead":1}'],
  ['POST', '/sandbox/orders/1000174/status', '{"status":200}'],
  ['POST', '/sandbox/reports', '{}'],
  ['DELETE', '/sandbox/faults', ''],
  ['DELETE', '/sandbox/calls', ''],
] as const;

describe('The admin API', () => {
  it.each(WRITES)('refuses %s %s of another site', async (method, path, body) => {
    const { origin } = await freshSandbox();
    for (const headers of [
      { Origin: EVIL },
      { Origin: 'null' },
      { Origin: EVIL, 'Sec-Fetch-Site': 'same-origin' },
      { 'Sec-Fetch-Site': 'cross-site' },
    ]) {
      expect(await statusOf(origin, method, path, { ...headers, 'Content-Type': 'text/plain' }, body)).toBe(403);
    }
  });

  it('accepts writes of scripts, of pages of this machine, and of the app by its address', async () => {
    const { origin } = await freshSandbox({ h5Base: 'https://qa.example.com/h5' });
    for (const from of [undefined, origin, 'http://localhost:5173', 'https://qa.example.com'])
      expect(await statusOf(origin, 'POST', '/sandbox/reset', from === undefined ? {} : { Origin: from })).toBe(200);
  });
});

describe('The host', () => {
  const status = async (options: SandboxOptions, headers: Record<string, string>, path = '/sandbox/state') =>
    statusOf((await freshSandbox(options)).origin, 'GET', path, headers);

  it.each(['/sandbox/state', '/desk', '/pictures/product-azul.svg', '/began/v3/product/recommend-list'])(
    'of a request for %s must be this machine or the app’s address',
    async (path) => {
      expect(await status({}, { Host: 'evil.example' }, path)).toBe(421);
      expect(await status({}, { Host: '127.0.0.1.evil.example:80' }, path)).toBe(421);
      expect(await status({}, { Host: 'localhost:5173' }, path)).toBe(200);
      expect(await status({ h5Base: 'https://qa.example.com' }, { Host: 'qa.example.com' }, path)).toBe(200);
      expect(await status({ h5Base: 'https://qa.example.com' }, { Host: 'evil.example' }, path)).toBe(421);
    },
  );

  it('may be any that a trusted proxy passes on, for its own pages alone', async () => {
    const { origin } = await freshSandbox({ trustProxy: true });
    const host = { Host: 'qa.example.com' };
    expect(await statusOf(origin, 'GET', '/sandbox/state', host)).toBe(200);
    const reset = (from: string) => statusOf(origin, 'POST', '/sandbox/reset', { ...host, Origin: from });
    expect([await reset('https://qa.example.com'), await reset(EVIL)]).toEqual([200, 403]);
  });

  it('does not make a form of the desk come from the same site', async () => {
    const { origin } = await freshSandbox();
    const headers = { Host: 'evil.example', Origin: 'http://evil.example' };
    expect(await statusOf(origin, 'POST', '/desk/orders', headers)).toBe(421);
  });
});

describe('A request that is too large', () => {
  /** A body without a length. */
  const stream = (bytes: number) => {
    let left = bytes;
    return new ReadableStream({
      pull(controller) {
        if (left <= 0) controller.close();
        else controller.enqueue(new Uint8Array(Math.min(left, 1_000_000)).fill(97));
        left -= 1_000_000;
      },
    });
  };

  it.each([`/began${PATHS.loanRequest}`, '/sandbox/faults', '/sandbox/reports'])('is refused at %s', async (path) => {
    const { origin } = await freshSandbox();
    const send = (body: BodyInit) => fetch(origin + path, { method: 'POST', body, duplex: 'half' } as RequestInit);
    expect((await send('a'.repeat(21_000_000))).status).toBe(413);
    expect((await send(stream(21_000_000))).status).toBe(413);
  });

  it('has its long values shortened in the log of calls', async () => {
    const client = await freshSandbox();
    const long = 'a'.repeat(1_000_000);
    await client.post(PATHS.loanRequest, JSON.stringify({ productId: long, nested: [long] }));
    expect(JSON.stringify(await client.calls()).length).toBeLessThan(100_000);
  });

  it('is refused by the desk, also without a length', async () => {
    const { origin } = await freshSandbox();
    const init = { method: 'POST', headers: { Origin: origin }, body: stream(110_000_000), duplex: 'half' };
    const response = await fetch(`${origin}/desk/complaint?borrower=10001&id=7000002`, init as RequestInit);
    expect(await response.text()).toContain('The photos are too large');
  });
});

it('A form of the desk is answered also without a length', async () => {
  const { origin } = await freshSandbox();
  const body = new Blob(['author=Ana']).stream();
  const headers = { Origin: origin, 'Content-Type': 'application/x-www-form-urlencoded' };
  const init = { method: 'POST', headers, body, duplex: 'half', redirect: 'manual' };
  const { status, headers: answered } = await fetch(`${origin}/desk/name`, init as RequestInit);
  expect([status, answered.get('set-cookie')]).toEqual([303, expect.stringContaining('Ana')]);
});

describe('A request with too many values', () => {
  const many = (part: string, count = 1_600_000) => part.repeat(count);
  const form = (count: number) =>
    `${many('--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n', count)}--b--\r\n`;

  it.each([
    ['parameters', 'application/x-www-form-urlencoded', many('a=1&')],
    ['fields of JSON', 'application/json', JSON.stringify({ a: Array(1_600_000).fill(1) })],
    ['parts', 'multipart/form-data; boundary=b', form(100_000)],
  ])('is refused before its %s are converted', async (_what, type, body) => {
    const { post } = await freshSandbox();
    expect(await post(PATHS.loanRequest, body, { 'Content-Type': type })).toMatchObject({ code: 1002 });
  });

  it('is one with a long query as well', async () => {
    const { origin } = await freshSandbox();
    expect((await fetch(`${origin}/began${PATHS.loanRequest}?${many('a&', 2000)}`)).status).toBe(400);
  });
});
