/** An HTTP proxy between a page and its backend that loses answers of writes, before or after they are carried out. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * - `pass`: as it is; `slow`: the answer takes 40 ms; `refuse`: a refusal, the work not done
 * - `drop-before`, `drop-after`: the connection is closed without a byte, the work not done or done
 * - `half`: half of the answer; `repeat`: the request arrives twice, as browsers do on a reused connection
 * - `500-before` …: that status with HTML or with an envelope, the work not done or done
 */
export const FAULTS = [
  'pass',
  'slow',
  'refuse',
  'drop-before',
  'drop-after',
  'half',
  'repeat',
  '500-before',
  '500-after',
  '503-before',
  '503-after',
] as const;
export type ProxyFault = (typeof FAULTS)[number];

export interface CuttingProxy {
  origin: string;
  /** Sets the faults of the next writes of this path, one each; later writes pass. Resets the count of writes. */
  prepare(path: string, faults: readonly ProxyFault[]): void;
  /** Idempotency keys of the writes that were carried out. */
  carriedOut(): ReadonlySet<string>;
  close(): Promise<void>;
}

const REFUSAL = JSON.stringify({ code: 7, message: 'Not today' });
const FAILURE = JSON.stringify({ code: 9, message: 'Later' });
const SUCCESS = JSON.stringify({ code: '00', message: 'success', data: { needValid: 0 } });

/** @param answers paths that the proxy carries out itself: a backend without any rule against a second payment. */
export async function startCuttingProxy(backend: string, answers: RegExp): Promise<CuttingProxy> {
  const done = new Set<string>();
  let watched = '';
  let faults: ProxyFault[] = [];

  const server = createServer((incoming, outgoing) => {
    handle(incoming, outgoing).catch(() => outgoing.destroy());
  });
  // Leaves closing idle connections to the client: it may already be reusing one that the server closes.
  server.keepAliveTimeout = 0;

  async function handle(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const forward = async () => {
      const key = incoming.headers['idempotency-key'];
      if (incoming.method === 'POST' && typeof key === 'string') done.add(key);
      if (incoming.method === 'POST' && answers.test(incoming.url ?? '')) {
        const origin = incoming.headers.origin ?? '*';
        return { status: 200, headers: { 'access-control-allow-origin': origin }, body: SUCCESS };
      }
      return exchange(backend, incoming, Buffer.concat(chunks));
    };
    const answer = (status: number, body: string) =>
      outgoing
        .writeHead(status, {
          'Access-Control-Allow-Origin': incoming.headers.origin ?? '*',
          'Content-Type': body.startsWith('{') ? 'application/json' : 'text/html',
        })
        .end(body);

    const isWrite = incoming.method === 'POST' && (incoming.url ?? '').includes(watched);
    const fault = (isWrite ? faults.shift() : undefined) ?? 'pass';
    if (fault === 'drop-before') outgoing.destroy();
    else if (fault === 'refuse') answer(200, REFUSAL);
    else if (fault === '500-before') answer(500, '<h1>Oops</h1>');
    else if (fault === '503-before') answer(503, FAILURE);
    else {
      const { status, headers, body } = await forward();
      if (fault === 'repeat') await forward();
      if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, 40));
      if (fault === 'drop-after') outgoing.destroy();
      else if (fault === '500-after') answer(500, FAILURE);
      else if (fault === '503-after') answer(503, '<h1>Busy</h1>');
      else if (fault === 'half') {
        outgoing.writeHead(status, { ...headers, 'content-length': String(body.length) });
        outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
      } else outgoing.writeHead(status, headers).end(body);
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    prepare(path, wanted) {
      watched = path;
      faults = [...wanted];
      done.clear();
    },
    carriedOut: () => done,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Exchanged {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function exchange(backend: string, { method, url, headers }: IncomingMessage, body: Buffer): Promise<Exchanged> {
  return new Promise((resolve, reject) => {
    const sent = request(`${backend}${url}`, { method, headers: { ...headers, connection: 'close' } }, (got) => {
      const chunks: Buffer[] = [];
      got.on('data', (chunk: Buffer) => chunks.push(chunk));
      got.on('end', () => {
        const { 'transfer-encoding': _chunked, connection: _closed, ...kept } = got.headers;
        resolve({ status: got.statusCode ?? 502, headers: kept, body: Buffer.concat(chunks).toString('utf8') });
      });
      got.on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
