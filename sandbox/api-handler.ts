/** The API handler: reads and logs a request, applies a fault, calls the endpoint, and answers with an envelope. */
import type { HttpBindings } from '@hono/node-server';
import type { Context } from 'hono';
import type { Renamer } from '../src/api/wire-names.ts';
import { type CallLog, contractHeaders } from './calls.ts';
import type { Database } from './database.ts';
import type { Endpoint } from './endpoint.ts';
import { ENDPOINTS } from './endpoints/all.ts';
import { CODES, type Envelope, good, Refusal, type Say, sayIn } from './envelope.ts';
import { cutConnection, type Fault, type Faults, mergeFields, never } from './faults.ts';
import type { IdempotentAnswers } from './idempotency.ts';
import type { Clock } from './loan.ts';
import { identify } from './lookup.ts';
import type { Report } from './reports.ts';
import { readRequest, textOf } from './request.ts';

export interface SandboxContext {
  db: Database;
  renamer: Renamer;
  faults: Faults;
  calls: CallLog;
  clock: Clock;
  answers: IdempotentAnswers;
  reports: Report[];
  h5Base: string | undefined;
  trustProxy: boolean;
  quiet: boolean;
}

type HttpContext = Context<{ Bindings: HttpBindings }>;

const PREFIX = '/began';
const BY_PATH = new Map(ENDPOINTS.map((endpoint) => [endpoint.path, endpoint]));

export async function answerCall(c: HttpContext, context: SandboxContext): Promise<Response> {
  const { renamer } = context;
  const wirePath = c.req.path.slice(PREFIX.length);
  const path = renamer.pathToCanonical(wirePath);
  const headers = contractHeaders(c.req.raw.headers);
  const wireLanguage = c.req.query(renamer.keyToWire('language')) ?? headers.language;
  let say = sayIn(wireLanguage);
  const answerWith = (envelope: Envelope, status: Refusal['status'] = 200) =>
    c.json(renamer.toWire(envelope) as object, status);

  try {
    const { params, query, body, wire } = await readRequest(c.req.raw, renamer);
    say = sayIn(textOf(params, 'language') ?? wireLanguage);
    context.calls.add({
      at: context.clock.now(),
      method: c.req.method,
      path,
      query,
      body,
      headers,
      wire: { path: wirePath, ...wire },
    });

    const fault = context.faults.take(path, textOf(params, 'userId'));
    const early = fault && (await applyBefore(c, context.faults, fault, say, answerWith));
    if (early) return early;

    const endpoint = endpointFor(path, c.req.method);
    const borrower = await identify(context.db, params);
    const h5Base = context.h5Base ?? originOf(c.req.raw, context.trustProxy);
    const work = () =>
      endpoint.answer({
        params,
        say,
        db: context.db,
        borrower,
        h5Base,
        now: context.clock.now(),
        ahead: context.clock.ahead,
        log: (line) => {
          if (!context.quiet) console.log(line);
        },
      });
    const key = headers['idempotency-key'];
    const data = await (key === undefined
      ? work()
      : context.answers.once(JSON.stringify([borrower.id, path, key]), context.clock.now(), work));
    return await applyAfter(c, fault, data, endpoint, answerWith);
  } catch (error) {
    if (error instanceof Refusal) return answerWith({ code: error.code, message: error.messageIn(say) }, error.status);
    if (!context.quiet) console.error(error);
    return answerWith({ code: CODES.internal, message: say('Something went wrong', 'Algo salió mal') }, 500);
  }
}

function endpointFor(path: string, method: string): Endpoint {
  const endpoint = BY_PATH.get(path);
  if (endpoint === undefined) {
    throw new Refusal(CODES.unknownPath, 'There is no such service', 'No existe ese servicio', 404);
  }
  if (method !== 'GET' && method !== 'POST') {
    throw new Refusal(CODES.wrongMethod, 'Use GET or POST', 'Usa GET o POST', 405);
  }
  if (!endpoint.methods.includes(method)) {
    throw new Refusal(CODES.wrongMethod, `${method} is not accepted here`, `Aquí no se acepta ${method}`, 405);
  }
  return endpoint;
}

type AnswerWith = (envelope: Envelope) => Response;

/** Applies a fault that replaces the endpoint's work. @returns undefined when the endpoint is to be called. */
async function applyBefore(
  c: HttpContext,
  faults: Faults,
  fault: Fault,
  say: Say,
  answerWith: AnswerWith,
): Promise<Response | undefined> {
  if (fault.ms > 0) await faults.delay(fault.ms);
  switch (fault.kind) {
    case 'status': {
      const { body = '' } = fault;
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const type = typeof body === 'string' ? 'text/plain; charset=utf-8' : 'application/json';
      const bodiless = fault.status === 204 || fault.status === 205 || fault.status === 304;
      return new Response(bodiless ? null : text, { status: fault.status, headers: { 'Content-Type': type } });
    }
    case 'html':
      return c.html('<!doctype html><title>Gateway</title><h1>Please wait</h1>');
    case 'empty':
      return c.body('', 200, { 'Content-Type': 'application/json' });
    case 'reset-before':
      return cutConnection(c.env.outgoing);
    case 'hang':
      return never();
    case 'refuse':
      return answerWith({ code: fault.code, message: fault.message ?? say('Not possible now', 'Ahora no es posible') });
    case 'data':
      return fault.merge ? undefined : answerWith(good(fault.data));
    default:
      return undefined;
  }
}

/** Builds the response from the endpoint's data, and applies a fault that changes it. */
async function applyAfter(
  c: HttpContext,
  fault: Fault | undefined,
  data: unknown,
  endpoint: Endpoint,
  answerWith: AnswerWith,
): Promise<Response> {
  if (fault?.kind === 'reset-after') return cutConnection(c.env.outgoing);
  if (data instanceof Response) return data;
  if (fault?.kind === 'data') return answerWith(good(mergeFields(data, fault.data), endpoint.success));
  const whole = answerWith(good(data, endpoint.success));
  if (fault?.kind !== 'cut') return whole;
  const text = await whole.text();
  return c.body(text.slice(0, Math.floor(text.length / 2)), 200, { 'Content-Type': 'application/json' });
}

/** The app's origin: the Origin header (sent with POST and across origins), else the address of the request. */
function originOf({ headers, url }: Request, trustProxy: boolean): string {
  const origin = headers.get('origin');
  if (origin !== null && /^https?:\/\//.test(origin)) return new URL(origin).origin;
  const direct = new URL(url);
  if (!trustProxy) return direct.origin;
  const scheme = /^https\b/.test(headers.get('x-forwarded-proto') ?? '') ? 'https' : 'http';
  const forwarded = `${scheme}://${headers.get('x-forwarded-host') ?? direct.host}`;
  return URL.canParse(forwarded) ? new URL(forwarded).origin : direct.origin;
}
