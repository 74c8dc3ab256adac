/** Helpers for the sandbox's tests: a new sandbox, and calls with canonical names. */

import { request } from 'node:http';
import * as v from 'valibot';
import { beforeEach, onTestFinished } from 'vitest';
import { type SandboxOptions, startSandbox } from '../../sandbox/server.ts';
import { PATHS } from '../../src/contract/paths.ts';
import { adminApi } from '../admin-api.ts';
import { recordCall } from '../record.ts';

export { PATHS };

type Values = Record<string, string | number>;

const envelopeSchema = v.object({
  code: v.union([v.number(), v.string()]),
  message: v.string(),
  data: v.optional(v.record(v.string(), v.unknown()), {}),
});

export type Answer = v.InferOutput<typeof envelopeSchema>;

/** Call it once per test file. @returns a client of a new sandbox for each test. */
export function clientOfEachTest(): Client {
  const client = {} as Client;
  beforeEach(async () => {
    const sandbox = await startSandbox({ quiet: true, onCall: recordCall });
    Object.assign(client, clientOf(sandbox.origin));
    return () => sandbox.close();
  });
  return client;
}

/** Starts a sandbox that is closed after the test. */
export async function freshSandbox(options: SandboxOptions = {}) {
  const sandbox = await startSandbox({ quiet: true, onCall: recordCall, ...options });
  onTestFinished(() => sandbox.close());
  return clientOf(sandbox.origin);
}

export function clientOf(origin: string) {
  const at = (path: string) => `${origin}/began${path}`;
  const get = async (path: string, query: Values = {}, init: RequestInit = {}) =>
    readEnvelope(await fetch(`${at(path)}?${formOf(query)}`, init));
  const post = async (path: string, body: BodyInit, headers: Record<string, string> = {}) =>
    readEnvelope(await fetch(at(path), { method: 'POST', body, headers }));
  return {
    ...adminApi(origin),
    at,
    get,
    /** English, so that messages can be read in the test. */
    english: (path: string, query: Values = {}) => get(path, { language: 1, ...query }),
    post,
    postJson: (path: string, values: Values) =>
      post(path, JSON.stringify(values), { 'Content-Type': 'application/json' }),
  };
}

/** Sends a path and headers unchanged, as `fetch` does not. @returns the status. */
export async function statusOf(
  origin: string,
  method: string,
  path: string,
  headers: Record<string, string> = {},
  body = '',
): Promise<number | undefined> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, (response) => resolve(response.resume().statusCode))
      .on('error', reject)
      .end(body);
  });
}

export type Client = ReturnType<typeof clientOf>;

/** The content of a file, in one of the types that the sandbox recognizes by the first bytes. */
export const PHOTOS = {
  jpg: Buffer.from('ffd8ffe000104a464946', 'hex'),
  png: Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  webp: Buffer.from('RIFF\x24\0\0\0WEBPVP8 ', 'latin1'),
} as const;

export function photo(content: Buffer | string, name = 'photo', field = 'problemImage'): FormData {
  const form = new FormData();
  form.append(field, new File([typeof content === 'string' ? content : new Uint8Array(content)], name), name);
  return form;
}

/** Uploads a photo of a borrower and returns its address. */
export async function uploaded(client: Client, userId = '10001'): Promise<string> {
  const { data } = await client.post(`${PATHS.photo}?userId=${userId}`, photo(PHOTOS.png));
  return v.parse(v.string(), data.url);
}

export async function readEnvelope(response: Response): Promise<Answer> {
  return v.parse(envelopeSchema, await response.json());
}

export function formOf(values: Values): URLSearchParams {
  return new URLSearchParams(Object.entries(values).map(([name, value]) => [name, String(value)]));
}

/** How many loans were requested. */
export const loansOf = async (client: Client): Promise<number> =>
  (await client.state()).orders.filter(({ id }) => /^3\d{14}$/.test(id)).length;

/** The voucher's code for an order. */
export async function voucherFor(client: Client, query: Values): Promise<string> {
  const { data } = await client.get(PATHS.voucher, query);
  return v.parse(v.object({ repayDetail: v.object({ vCode: v.string() }) }), data).repayDetail.vCode;
}

export const DUE_ORDER = { orderId: '1000174', productId: '101' };
export const SETTLING = { ...DUE_ORDER, payCode: 'CASH01', requestType: 1, amount: 346_045 };
export const EXTENDING = { ...DUE_ORDER, payCode: 'CASH01', requestType: 2, amount: 17_280 };
export const OFFER = { productId: '101', amount: 345_600, periods: 7, termUnit: 1 };
