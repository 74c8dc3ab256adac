import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { sendRead, sendWrite } from '../../src/api/client';
import { TIMEOUT_MS } from '../../src/api/early-answer';
import { Failure, isOutcomeUnknown } from '../../src/api/failure';
import { PATHS } from '../../src/contract/paths';
import { sendsIdempotencyKey } from '../../src/platform/config';
import { expectOnConsole } from '../console';
import { holdTimers } from '../hold-timers';
import { plainCall } from '../plain-call';
import { sandboxOfFile } from './sandbox';

const sandbox = sandboxOfFile();
beforeEach(() => {
  vi.stubEnv('VITE_API_BASE', sandbox.origin);
});

const at = (address: string) => window.history.replaceState(null, '', address);
const lastCall = async () => (await sandbox.calls()).at(-1);

async function failureOf(call: Promise<unknown>): Promise<Failure> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

describe('The form client', () => {
  it('sends reads by GET, with the session in the query and its own headers', async () => {
    at('/?deviceId=d&userId=1#/Dag?userId=2&swift=s&eyes=e&crp_phe=c&language=1');
    await sendRead(...plainCall(PATHS.customerService, { query: { overall: 30 } }));
    expect(await lastCall()).toMatchObject({
      method: 'GET',
      path: PATHS.customerService,
      query: { overall: '30', deviceId: 'd', userId: '2', swift: 's', eyes: 'e', crp_phe: 'c', language: '1' },
      headers: { swift: 's', eyes: 'e', 'x-requested-with': 'XMLHttpRequest' },
    });
    expect((await lastCall())?.headers).not.toHaveProperty('crp_phe');
  });

  it('sends writes as a form, with the session in the query', async () => {
    at('/#/order?userId=2&language=1');
    await sendWrite(...plainCall(PATHS.rating, { body: { score: 5, nothing: undefined, none: null, odd: 'a&b=c ñ' } }));
    expect(await lastCall()).toMatchObject({
      method: 'POST',
      query: { userId: '2', language: '1' },
      body: { score: '5', odd: 'a&b=c ñ' },
      headers: { 'content-type': expect.stringMatching(/^application\/x-www-form-urlencoded/) },
    });
    expect(Object.keys((await lastCall())?.body ?? {})).toEqual(['score', 'odd']);
  });

  it('sends a photo as multipart, and reports the progress', async () => {
    const parts: number[] = [];
    const problemImage = new File(['picture'], 'b.jpg', { type: 'image/jpeg' });
    const onProgress = (part: number) => parts.push(part);
    await sendWrite(...plainCall(PATHS.photo, { body: { problemImage } }), { onProgress }).catch((error: unknown) =>
      expect(error).toBeInstanceOf(Failure),
    );
    expect(await lastCall()).toMatchObject({
      method: 'POST',
      body: { problemImage: { file: 'b.jpg', size: 7 } },
      headers: { 'content-type': expect.stringMatching(/^multipart\/form-data; boundary=/) },
    });
    expect(parts.at(-1)).toBe(1);
  });

  it('reads answers as UTF-8, whatever their label says', async () => {
    const server = createServer((_, response) =>
      response
        .writeHead(200, {
          'Content-Type': 'application/json; charset=UTF-16',
          'Access-Control-Allow-Origin': '*',
          'Access-Control-Allow-Headers': 'X-Requested-With, Idempotency-Key',
        })
        .end(JSON.stringify({ code: 7, message: 'Foto dañada' })),
    ).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((resolve) => server.once('listening', resolve));
    vi.stubEnv('VITE_API_BASE', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const problemImage = new File(['picture'], 'b.jpg', { type: 'image/jpeg' });
    const calls = [
      sendRead(...plainCall(PATHS.customerService)),
      sendWrite(...plainCall(PATHS.photo, { body: { problemImage } }), { onProgress: () => undefined }),
    ];
    for (const call of calls)
      expect(await failureOf(call)).toMatchObject({ kind: 'refused', serverMessage: 'Foto dañada' });
  });
});

describe('The JSON client', () => {
  it('sends writes as JSON with its own headers', async () => {
    at('/#/promotion?crp_phe=a&dearest=b&showy=c&dearer=d&language=2&swift=s');
    const body = { phone: '1', nested: { a: [1] }, none: undefined };
    await sendWrite(...plainCall(PATHS.smsCode, { body })).catch(() => undefined);
    const call = await lastCall();
    expect(call).toMatchObject({
      method: 'POST',
      body: { phone: '1', nested: { a: [1] } },
      headers: { crp_phe: 'a', dearest: 'b', showy: 'c', dearer: 'd', language: '2' },
    });
    expect(call?.headers['content-type']).toBe('application/json');
    expect(call?.headers).not.toHaveProperty('swift');
    expect(call?.body).not.toHaveProperty('none');
  });
});

describe('The idempotency key of a write', () => {
  const write = (idempotencyKey: string) =>
    sendWrite(...plainCall(PATHS.rating, { body: { score: 5 } }), { idempotencyKey });

  it('is sent to another origin only with VITE_IDEMPOTENCY', async () => {
    at('/#/order?userId=2');
    await write('key-1');
    expect((await lastCall())?.headers).not.toHaveProperty('idempotency-key');
    vi.stubEnv('VITE_IDEMPOTENCY', '1');
    await write('key-1');
    expect((await lastCall())?.headers).toMatchObject({ 'idempotency-key': 'key-1' });
  });

  it('is a new one for each write that names none', async () => {
    vi.stubEnv('VITE_IDEMPOTENCY', '1');
    const keys = new Set<unknown>();
    for (const score of [1, 2]) {
      await sendWrite(...plainCall(PATHS.rating, { body: { score } }));
      keys.add((await lastCall())?.headers['idempotency-key']);
    }
    expect([...keys]).toEqual([expect.stringMatching(/^[\da-f-]{36}$/), expect.stringMatching(/^[\da-f-]{36}$/)]);
  });

  it.each(['', '/gateway', window.location.origin])('is always sent to our own origin (%j)', (base) => {
    vi.stubEnv('VITE_API_BASE', base);
    expect(sendsIdempotencyKey()).toBe(true);
  });
});

describe('A call that fails', () => {
  it('may have been carried out, although the browser says that it is offline and nothing can be reached', async () => {
    expectOnConsole(/.*/);
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await sandbox.fault({ path: PATHS.customerService, kind: 'reset-after' });
    const sendReal = fetch;
    vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
      init?.method === 'HEAD' ? Promise.reject(new TypeError('Failed to fetch')) : sendReal(input, init),
    );
    const failure = await failureOf(sendRead(...plainCall(PATHS.customerService)));
    expect(failure.kind).toBe('network');
    expect(isOutcomeUnknown(failure)).toBe(true);
    expect(await sandbox.calls(PATHS.customerService)).toHaveLength(1);
  });

  it('times out after 60 seconds, not earlier', async () => {
    expect(TIMEOUT_MS).toBe(60_000);
    const deadline = holdTimers(TIMEOUT_MS);
    await sandbox.fault({ path: PATHS.customerService, kind: 'hang' });
    const over = vi.fn();
    const failed = failureOf(sendRead(...plainCall(PATHS.customerService)));
    void failed.then(over);
    await vi.waitUntil(async () => (await sandbox.calls()).length === 1);
    expect(deadline.count()).toBe(1);
    expect(over).not.toHaveBeenCalled();
    deadline.run();
    expect(await failed).toMatchObject({ kind: 'timeout' });
  });

  it('ends immediately when it is cancelled', async () => {
    await sandbox.fault({ path: PATHS.customerService, kind: 'hang' });
    const leaving = new AbortController();
    const failed = failureOf(sendRead(...plainCall(PATHS.customerService), leaving.signal));
    await vi.waitUntil(async () => (await sandbox.calls()).length === 1);
    leaving.abort();
    expect((await failed).kind).not.toBe('timeout');
  });
});
