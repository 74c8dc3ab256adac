/**
 * Asks a backend the calls of the contract and compares its answers: what the app could not read, and how it says so.
 * `npm run check:backend -- URL` prints it (`build/contract/check.ts`).
 */
import { isJson, sourcesOf } from '../../src/api/call.ts';
import { type Envelope, readEnvelope } from '../../src/api/envelope.ts';
import { createRenamer, type Renamer, type WireNames } from '../../src/api/wire-names.ts';
import { FORM_HEADERS, JSON_HEADERS, SESSION_PARAMETERS } from '../../src/platform/address.ts';
import { CALLS, type ContractCall, type Method } from './calls.ts';
import { compareAnswer } from './compare.ts';

export interface BackendOptions {
  /** The backend's address, before /began. */
  base: string;
  /** Parameters of the session and ids to ask for, by canonical name. */
  values?: Readonly<Record<string, string>>;
  names?: WireNames;
  /** Whether calls are sent that change something, too. */
  writes?: boolean;
  /** The origin of an app that calls the backend from another one. */
  origin?: string;
  /** ms after which a call fails. */
  timeout?: number;
}

export interface Finding {
  /** Title of the call, with its method. */
  call: string;
  /** `error`: the app cannot read the answer. `field`: one is missing or unknown, which the contract allows. `note`: not compared. */
  kind: 'error' | 'field' | 'note';
  text: string;
}

/** The ids of the sandbox's samples. */
const SAMPLE_VALUES: Readonly<Record<string, string>> = {
  productId: '101',
  orderId: '1000174',
  orderNo: '1000174',
  problemId: '7000001',
  templateId: '1',
  requestType: '1',
};

/**
 * Values for the calls that change something (`--writes`). A backend refuses most of them, because captcha, code and card
 * are invented; it saves the complaint, the rating, the visit and the click.
 */
const SAMPLE_WRITES: Readonly<Record<string, string>> = {
  periods: '7',
  termUnit: '1',
  score: '5',
  problemType: '2',
  problemDetail: 'A test of the contract',
  client_type: 'android',
  phone: '13900000000',
  capcode: '0000',
  deviceId: '00000000-0000-4000-8000-000000000000',
  smsCode: '000000',
  userName: '13900000000',
  cardId: '5001',
  cardNo: '4111111111111111',
  verifyCode: '000000',
  repaymentRecordId: '0',
  sendMsg: '0',
};

const ORIGIN = 'https://app.example';
const TIMEOUT_MS = 15_000;

type Values = Readonly<Record<string, string>>;

type Found = Omit<Finding, 'call'>;

/** An answer of the backend, as far as it could be read. */
interface Answer {
  findings: Found[];
  data: unknown;
}

const error = (text: string): Found => ({ kind: 'error', text });
const field = (text: string): Found => ({ kind: 'field', text });
const note = (text: string): Found => ({ kind: 'note', text });

/**
 * Reads a session file from parsed JSON. Warns about a name that no call sends, such as a misspelt one.
 * @param source what to call the file in messages.
 * @throws Error that explains what is wrong in the file.
 */
export function checkSession(value: unknown, source: string): Values {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Error(`${source}: the session must be one flat JSON object, name → value`);
  }
  const sent = new Set([
    ...SESSION_PARAMETERS,
    ...JSON_HEADERS,
    ...CALLS.flatMap(({ request }) => Object.keys(request)),
  ]);
  for (const [name, each] of Object.entries(value)) {
    if (!sent.has(name)) console.warn(`${source}: no call sends "${name}"`);
    if (!['string', 'number'].includes(typeof each)) throw new Error(`${source}: "${name}" must be a text or a number`);
  }
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, String(each)]));
}

/** Compares a backend's answers with the contract. Sends one call after the other, because some send values of earlier answers. */
export async function checkBackend(options: BackendOptions): Promise<Finding[]> {
  const renamer = createRenamer(options.names ?? {});
  const values: Record<string, string> = { ...SAMPLE_VALUES, ...(options.writes && SAMPLE_WRITES), ...options.values };
  const findings: Finding[] = [];
  const asked = inOrder(CALLS.filter(({ isWrite }) => options.writes === true || isWrite !== true));
  for (const call of asked) {
    // A write changes something: once is enough.
    const methods = call.isWrite ? [call.method] : call.methods;
    for (const method of methods) {
      const name = `${call.title} (${method})`;
      if (Object.values(call.request).some((shape) => shape.kind === 'field' && shape.type.name === 'file')) {
        findings.push({ call: name, ...note('was not asked, because it sends a file') });
        continue;
      }
      const lacking = Object.entries(call.request).filter(
        ([field, shape]) => !shape.isOptional && shape.kind !== 'constant' && values[field] === undefined,
      );
      if (lacking.length > 0) {
        const fields = lacking.map(([field]) => field).join(', ');
        const text = `was not asked, because ${fields} is not known: put it into the session file`;
        findings.push({ call: name, ...note(text) });
        continue;
      }
      const { findings: found, data } = await ask(call, method, values, options, renamer);
      findings.push(...found.map((each) => ({ call: name, ...each })));
      takeValuesOf(values, call, data, options.values ?? {});
    }
  }
  return findings;
}

/** First the reads whose answers contain values that other calls send, then the other reads, then the writes. */
function inOrder(calls: readonly ContractCall[]): ContractCall[] {
  const first = ['confirmation', 'repayment', 'captchaSession', 'waysToRepay'];
  const rank = ({ name, isWrite }: ContractCall) => (isWrite ? 2 : first.includes(name) ? 0 : 1);
  return [...calls].sort((one, other) => rank(one) - rank(other));
}

/** Takes the values of an answer that later calls send, unless the session file has them. */
function takeValuesOf(values: Record<string, string>, { name }: ContractCall, data: unknown, given: Values): void {
  const take = (field: string, value: unknown) => {
    if (given[field] === undefined && (typeof value === 'string' || typeof value === 'number')) {
      values[field] = String(value);
    }
  };
  const fields = (typeof data === 'object' && data !== null ? data : {}) as Readonly<Record<string, unknown>>;
  if (name === 'captchaSession') take('sid', fields.sid);
  if (name === 'captchaSession') take('t', Date.now());
  if (name === 'waysToRepay') take('repayToken', fields.repayToken);
  if (name === 'repayment') {
    // An amount of another type is an error of the repayment call; the voucher call is then not sent.
    if (/^\d+$/.test(String(fields.repayAmount))) take('amount', fields.repayAmount);
    const channel = /"payCode":"?([^",}]+)/.exec(JSON.stringify(fields.repayList, replacer) ?? '');
    take('payCode', channel?.[1]);
  }
}

const replacer = (_: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

async function ask(
  call: ContractCall,
  method: Method,
  values: Values,
  { base, origin, timeout = TIMEOUT_MS }: BackendOptions,
  renamer: Renamer,
): Promise<Answer> {
  const { url, init, headerNames } = requestOf(call, method, values, base, renamer);
  let response: Response;
  let bytes: Uint8Array;
  const findings: Found[] = [];
  try {
    // The browser itself loads a picture, without headers of the app.
    if (!call.isImage) {
      const request = { url, method, headerNames };
      const preflightFindings = await preflight(request, origin, timeout).catch((failure: unknown) => {
        if (origin !== undefined) throw failure;
        // An app on the same origin sends no such request, so a backend need not answer it.
        return [];
      });
      findings.push(...preflightFindings);
    }
    const headers = { ...init.headers, Origin: origin ?? ORIGIN };
    response = await fetch(url, { ...init, headers, signal: AbortSignal.timeout(timeout), redirect: 'follow' });
    bytes = new Uint8Array(await response.arrayBuffer());
  } catch (failure) {
    const reason =
      failure instanceof Error && failure.name === 'TimeoutError'
        ? `no answer within ${timeout / 1000} s`
        : `the connection failed${causeOf(failure)}`;
    return { findings: [error(reason)], data: undefined };
  }
  const answering = response.redirected ? new URL(response.url).origin : undefined;
  if (answering !== undefined && answering !== new URL(url).origin) {
    const text = `is redirected to ${answering}, which the app's security policy forbids`;
    return { findings: [error(text)], data: undefined };
  }
  if (call.isAssumed && response.status === 404) {
    return { findings: [note('is not there (HTTP status 404); its path is assumed')], data: undefined };
  }
  if (!call.isImage) findings.push(...refusedOrigin(response, origin));
  if (call.isImage) {
    const type = response.headers.get('content-type') ?? 'no type';
    if (!response.ok) findings.push(error(`HTTP status ${response.status} instead of an image`));
    else if (!type.startsWith('image/')) findings.push(error(`${type} instead of an image`));
    return { findings, data: undefined };
  }
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return { findings: [...findings, error('the body is not UTF-8')], data: undefined };
  }
  const envelope = readEnvelope(text, renamer);
  // A backend need not have a call whose path is assumed.
  const mayRefuse = call.isWrite === true || call.isAssumed === true;
  const problem = problemOf(envelope, text, response, mayRefuse);
  if (problem !== undefined) return { findings: [...findings, problem], data: undefined };
  const data = envelope?.data;
  const { wrong, missing, unknown } = compareAnswer(call.shape, data);
  const read = call.example !== undefined;
  findings.push(
    ...wrong.map(({ path, type, found }) =>
      error(`the field ${path || 'data'} should be ${articled(type)}, but is ${found}`),
    ),
    ...(read ? missing : []).map((path) => field(`the field ${path} is missing`)),
    ...(read ? unknown : [])
      .filter((path) => !call.notRead?.includes(path))
      .map((path) => field(`the field ${path} is not in the contract`)),
  );
  return { findings, data };
}

/** Of a failed `fetch`, such as a refused connection, an unknown host or a wrong certificate. */
function causeOf(failure: unknown): string {
  const cause = failure instanceof Error && failure.cause instanceof Error ? failure.cause.message : '';
  return cause === '' ? '' : ` (${cause})`;
}

const articled = (type: string) => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);

/** Why the answer's data cannot be read; undefined if it can. @param mayRefuse whether a refusal is a good answer, too. */
function problemOf(
  envelope: Envelope | undefined,
  text: string,
  response: Response,
  mayRefuse: boolean,
): Found | undefined {
  if (envelope === undefined) {
    const begin = text.trim() === '' ? 'is empty' : `begins with ${JSON.stringify(text.trim().slice(0, 40))}`;
    const status = response.ok ? '' : `HTTP status ${response.status}, and `;
    return error(`${status}no envelope {code, message, data}: the body ${begin}`);
  }
  if (!envelope.succeeded) {
    const message = envelope.message === undefined ? 'no message' : `the message ${JSON.stringify(envelope.message)}`;
    return {
      kind: mayRefuse ? 'note' : 'error',
      text: `refused with the code ${envelope.code ?? 'none'} and ${message}: for a comparison, put ids of the backend into the session file`,
    };
  }
  return response.ok ? undefined : error(`HTTP status ${response.status} with the code of a success`);
}

/** Whether a browser hands the answer to an app on another origin. */
function refusedOrigin({ headers }: Response, origin: string | undefined, answer = ''): Found[] {
  const allowed = headers.get('access-control-allow-origin');
  if (origin === undefined || allowed === '*' || allowed === origin) return [];
  return [
    error(`the header Access-Control-Allow-Origin${answer} does not allow ${origin}: ${allowed ?? 'it is missing'}`),
  ];
}

/** Whether a browser would send the call from another origin. Without a header that allows it, the app is on the same one. */
async function preflight(
  { url, method, headerNames }: { url: string; method: string; headerNames: readonly string[] },
  origin: string | undefined,
  timeout: number,
): Promise<Found[]> {
  const asked = headerNames.map((name) => name.toLowerCase());
  const response = await fetch(url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin ?? ORIGIN,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': asked.join(','),
    },
    signal: AbortSignal.timeout(timeout),
  });
  await response.arrayBuffer();
  const list = (name: string) =>
    response.headers
      .get(`access-control-allow-${name}`)
      ?.toLowerCase()
      .split(/\s*,\s*/);
  const allowed = list('headers');
  if (origin === undefined && allowed === undefined) return [];
  const refused = asked.filter((name) => !allowed?.includes(name) && !allowed?.includes('*'));
  return [
    ...refusedOrigin(response, origin, ' of the OPTIONS request'),
    ...(response.ok ? [] : [error(`HTTP status ${response.status} for the browser's OPTIONS request`)]),
    ...(refused.length === 0 ? [] : [error(`the header Access-Control-Allow-Headers lacks ${refused.join(', ')}`)]),
  ];
}

function requestOf(
  { path, request, call }: ContractCall,
  method: Method,
  values: Values,
  base: string,
  renamer: Renamer,
) {
  const inJson = isJson(path);
  const { body } = sourcesOf(call);
  const session = Object.fromEntries(
    SESSION_PARAMETERS.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
  );
  const fields = Object.fromEntries(
    Object.entries(request).flatMap(([field, shape]): [string, unknown][] => {
      if (shape.kind === 'constant') return [[field, shape.value]];
      const value = values[field];
      if (value === undefined) return [];
      const isNumber = shape.kind === 'field' && ['amount', 'flag'].includes(shape.type.name);
      return [[field, inJson && isNumber ? Number(value) : value]];
    }),
  );
  const isInBody = (field: string) => method === 'POST' && (body === undefined || field in body);
  const pick = (inBody: boolean) =>
    Object.fromEntries(Object.entries(fields).filter(([field]) => isInBody(field) === inBody));
  const search = (all: Record<string, unknown>) =>
    new URLSearchParams(
      Object.entries(renamer.toWire(all) as object).map(([name, value]) => [name, String(value)]),
    ).toString();
  const query = search({ ...session, ...pick(false) });
  const names = inJson ? JSON_HEADERS : FORM_HEADERS;
  const headers: Record<string, string> = {
    'X-Requested-With': 'XMLHttpRequest',
    ...Object.fromEntries(names.flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]]))),
    ...(method === 'POST' && { 'Content-Type': inJson ? 'application/json' : 'application/x-www-form-urlencoded' }),
  };
  return {
    url: `${base.replace(/\/$/, '')}/began${renamer.pathToWire(path)}${query === '' ? '' : `?${query}`}`,
    init: {
      method,
      headers,
      ...(method === 'POST' && { body: inJson ? JSON.stringify(renamer.toWire(pick(true))) : search(pick(true)) }),
    },
    /** Those that a browser asks for before the call, also those of parameters that the session file lacks. */
    headerNames: ['X-Requested-With', ...names, ...(method === 'POST' && inJson ? ['Content-Type'] : [])],
  };
}
