/** `npm run check:backend` finds nothing in the sandbox, and names each difference of a backend. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished, vi } from 'vitest';
import { callNamed } from '../../build/contract/calls.ts';
import { checkBackend, checkSession } from '../../build/contract/check-backend.ts';
import { readWireNames } from '../../build/settings.ts';
import { type CallName, PATHS } from '../../src/contract/paths.ts';
import { FORM_HEADERS, JSON_HEADERS } from '../../src/platform/address.ts';
import { freshSandbox } from './client.ts';

const ORIGIN = 'https://h5.example';

/** Fields of an answer that differ from the contract's example, and what is reported of them. */
type ChangedFields = [what: string, call: CallName, fields: object, text: string];
type Planted = [what: string, call: CallName, fault: object, text: string];

const inFields = (changes: readonly ChangedFields[]) =>
  changes.map(([what, call, fields, text]): Planted => {
    const data = { ...(callNamed(call).example as object), ...fields };
    return [what, call, { kind: 'data', data }, `the field ${text}`];
  });
const body = (status: number, text: string | object) => ({ kind: 'status' as const, status, body: text });

const ERRORS: readonly Planted[] = [
  ...inFields([
    // The first: the call for the voucher sends the amount.
    ['another date', 'repayment', { repayDate: '31/12/2026' }, 'repayDate should be a date, but is "31/12/2026"'],
    ['a decimal amount', 'repayment', { repayAmount: '3460.45' }, 'repayAmount should be an amount, but is "3460.45"'],
    ['an object for a list', 'repayment', { repayList: {} }, 'repayList should be a list of objects, but is {}'],
    ['a formatted amount', 'promissoryNote', { contractAmount: '$3,460.45' }, 'contractAmount should be an amount'],
    ['an epoch of another century', 'confirmation', { firstPayTime: 99 }, 'firstPayTime should be a date'],
    ['a word for a flag', 'order', { isDelay: 'yes' }, 'isDelay should be a flag, but is "yes"'],
    ['a number for a flag', 'complaintStart', { orderDetail: { isShow: 2 } }, 'orderDetail.isShow should be a flag'],
    ['a word for a status', 'order', { orderStatus: 'DUE' }, 'orderStatus should be an integer'],
    ['a list for an object', 'order', { userOrderDetail: [] }, 'userOrderDetail should be an object'],
    ['text for a list', 'complaintList', { tabs: 'none' }, 'tabs should be a list of objects'],
    ['an object for a text', 'product', { productName: { es: 'Azul' } }, 'productName should be a text'],
    ['an object for addresses', 'complaintDetail', { images: { 0: '/1.png' } }, 'images should be a list of addresses'],
    ['a wrong value inside a list', 'cards', { bankCards: [{ id: [] }] }, 'bankCards.id should be a text, but is []'],
  ]),
  ['HTML', 'customerService', { kind: 'html' }, 'no envelope {code, message, data}: the body begins with "<!doctype'],
  ['an empty body', 'customerService', { kind: 'empty' }, 'the body is empty'],
  ['half of the JSON', 'voucher', { kind: 'cut' }, 'no envelope {code, message, data}'],
  ['another envelope', 'template', body(200, { status: 'ok' }), 'no envelope {code, message, data}: the body begins'],
  ['no call of the specification', 'order', body(404, 'Not found'), 'HTTP status 404, and no envelope'],
  ['an error without an envelope', 'extension', body(500, 'Internal error'), 'HTTP status 500, and no envelope'],
  ['an error with success', 'extension', body(500, { code: 0, data: {} }), 'status 500 with the code of a success'],
  ['a refused read', 'complaintStart', { kind: 'refuse', code: 77, message: 'No' }, 'code 77 and the message "No"'],
  ['no answer', 'waysToRepay', { kind: 'hang' }, 'no answer within 5 s'],
  ['a cut connection', 'waysToRepay', { kind: 'reset-before' }, 'the connection failed'],
  ['no picture', 'captchaImage', body(200, { code: 0 }), 'application/json instead of an image'],
];

const NOTES: readonly Planted[] = [
  ...inFields([
    ['a missing field', 'order', { noticeDesText: undefined }, 'noticeDesText is missing'],
    ['a field with another name', 'order', { notice_text: 'Due' }, 'notice_text is not in the contract'],
    ['another name, beside a flag that is `true`', 'order', { isDelay: true, no: 1 }, 'no is not in the contract'],
  ]),
  ['no call whose path is assumed', 'recommendedProducts', body(404, 'Not found'), 'its path is assumed'],
  ['a refusal of such a call', 'cards', { kind: 'refuse', code: 404, message: 'No' }, 'code 404 and the message "No"'],
];

/** What is planted in each backend: one difference of a call, because each check asks all calls. */
const BACKENDS: Planted[][] = [];
for (const planted of [...ERRORS, ...NOTES]) {
  const free = BACKENDS.find((each) => each.every(([, call]) => call !== planted[1]));
  if (free) free.push(planted);
  else BACKENDS.push([planted]);
}

it.each(BACKENDS.map((planted) => ({ planted, names: planted.map(([what]) => what).join(', ') })))(
  'Reported is what a backend has planted, and no other error: $names',
  async ({ planted }) => {
    const client = await freshSandbox();
    const faults = planted.map(([, call, fault]) => ({ path: PATHS[call], times: 9, ...fault }));
    await client.ask('POST', '/faults', faults);
    const hangs = planted.some(([, , fault]) => 'kind' in fault && fault.kind === 'hang');
    const found = await checkBackend({ base: client.origin, ...(hangs && { timeout: 5000 }) });
    const reports = (call: CallName, isError: boolean) =>
      found.filter(
        ({ kind, ...each }) => (kind === 'error') === isError && each.call.startsWith(callNamed(call).title),
      );
    for (const [what, call, , text] of planted) {
      const isNote = NOTES.some(([name]) => name === what);
      const texts = reports(call, !isNote).map((each) => each.text);
      expect(texts, what).toContainEqual(expect.stringContaining(text));
      if (isNote) expect(reports(call, true), what).toEqual([]);
    }
    const expected = planted.flatMap(([, call]) => reports(call, true));
    expect(found.filter((each) => each.kind === 'error' && !expected.includes(each))).toEqual([]);
  },
);

it.each<[string, Record<string, string | undefined>, Uint8Array<ArrayBuffer> | undefined, string, only?: string]>([
  [
    'whose preflight lacks a header',
    { 'access-control-allow-headers': 'X-Requested-With, Content-Type, eyes' },
    undefined,
    'Access-Control-Allow-Headers lacks swift',
  ],
  ['for another origin', { 'access-control-allow-origin': 'https://b.example' }, undefined, `does not allow ${ORIGIN}`],
  ['without the header', { 'access-control-allow-origin': undefined }, undefined, 'it is missing'],
  ['whose preflight lacks it', { 'access-control-allow-origin': undefined }, undefined, 'OPTIONS request', 'OPTIONS'],
  ['that is not UTF-8', {}, new Uint8Array([0x7b, 0xe9, 0x7d]), 'the body is not UTF-8'],
])('An app on another origin cannot read an answer %s', async (_, changes, body, text, only) => {
  const { origin } = await freshSandbox();
  const sendReal = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const answer = await sendReal(...request);
    if (only !== undefined && request[1]?.method !== only) return answer;
    const headers = Object.entries({ ...Object.fromEntries(answer.headers), ...changes });
    return new Response(answer.body && (body ?? answer.body), {
      status: answer.status,
      headers: headers.filter((entry): entry is [string, string] => entry[1] !== undefined),
    });
  });
  const found = await checkBackend({ base: origin, origin: ORIGIN });
  expect(found.map((each) => each.text).join()).toContain(text);
});

it('The sandbox is as the contract says, and so it is with another dictionary', async () => {
  const { origin } = await freshSandbox();
  expect(await checkBackend({ base: origin })).toEqual([]);
  const names = readWireNames('build/wire-names.sample.json');
  const renamed = await freshSandbox({ wireNames: names });
  expect(await checkBackend({ base: renamed.origin, names })).toEqual([]);
});

it('An app on the same origin sends no OPTIONS request, which a backend need not answer', async () => {
  const { origin } = await freshSandbox();
  const sendReal = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    if (request[1]?.method === 'OPTIONS') throw new TypeError('fetch failed');
    return sendReal(...request);
  });
  expect(await checkBackend({ base: origin })).toEqual([]);
  const [found] = await checkBackend({ base: origin, origin: ORIGIN });
  expect(found?.text).toBe('the connection failed');
});

it('A backend that redirects to another origin is reported, whose answers the app may not read', async () => {
  const { origin } = await freshSandbox();
  const gate = createServer(({ url }, response) => response.writeHead(307, { Location: `${origin}${url}` }).end());
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void gate.close());
  const found = await checkBackend({ base: `http://127.0.0.1:${(gate.address() as AddressInfo).port}` });
  expect(found[0]).toMatchObject({ kind: 'error', text: expect.stringContaining(`is redirected to ${origin}`) });
});

it('A value of the session file is sent, although an answer has another one', async () => {
  const { origin } = await freshSandbox();
  const [found, ...others] = await checkBackend({ base: origin, values: { amount: '1', language: '1' } });
  expect(found?.text).toContain('The amount is not what this order owes');
  expect(others.every(({ call }) => call.startsWith(callNamed('voucher').title))).toBe(true);
});

it('A header whose parameter the session file lacks is not sent, as the app does not send it', async () => {
  const client = await freshSandbox();
  await checkBackend({ base: client.origin, values: { swift: 'token' } });
  const values = new Set<string>();
  for (const { headers } of await client.calls())
    for (const name of [...FORM_HEADERS, ...JSON_HEADERS])
      if (headers[name] !== undefined) values.add(`${name}: ${headers[name]}`);
  expect([...values]).toEqual(['swift: token']);
});

it('Writes are sent on request only, each once', async () => {
  const client = await freshSandbox();
  await checkBackend({ base: client.origin });
  const writes = async () =>
    (await client.calls()).filter(({ path }) => path === PATHS.complaintSave || path === PATHS.click);
  expect(await writes()).toEqual([]);
  const found = await checkBackend({ base: client.origin, writes: true });
  expect(found.filter(({ kind }) => kind === 'error')).toEqual([]);
  expect((await writes()).map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    `GET ${PATHS.click}`,
    `POST ${PATHS.complaintSave}`,
  ]);
});

it('A failed connection is reported with its cause, and a call that sends a file as not asked', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  const found = await checkBackend({ base: `http://127.0.0.1:${port}`, writes: true });
  const text = `the connection failed (connect ECONNREFUSED 127.0.0.1:${port})`;
  expect(found).toContainEqual(expect.objectContaining({ kind: 'error', text }));
  expect(found).toContainEqual({ call: 'photo (POST)', kind: 'note', text: 'was not asked, because it sends a file' });
});

it('A session file has values of parameters, headers and fields that calls send', () => {
  const session = { userId: '10001', swift: 'a', language: 1, orderId: 1000174, phone: '13900000000' };
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(checkSession(session, 'session.json')).toEqual({ ...session, language: '1', orderId: '1000174' });
  checkSession({ orderID: '1' }, 'session.json');
  expect(warn.mock.calls).toEqual([['session.json: no call sends "orderID"']]);
});

it.each<[unknown, RegExp]>([
  [[], /^session\.json: .*flat JSON object/],
  [{ userId: { id: 1 } }, /^session\.json: "userId" must be a text or a number/],
])('A session file with %j is refused, and the message names it', (value, message) => {
  expect(() => checkSession(value, 'session.json')).toThrow(message);
});
