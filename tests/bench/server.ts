/** Serves a built app and the limit page as a deployment would: Brotli, caching as in `deploy/`, a slow backend. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, request as forward, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

export interface BenchServer {
  origin: string;
  close(): Promise<void>;
}

/** @param delayMs server time of each answer of the backend at `backend`. */
export async function serve(dist: string, backend: string, delayMs: number): Promise<BenchServer> {
  const compressed = new Map<string, Buffer>();
  const limit = join(import.meta.dirname, 'limit.html');

  const sendFile = async (request: IncomingMessage, response: ServerResponse, file: string) => {
    const body = compressed.get(file) ?? brotliCompressSync(await readFile(file));
    compressed.set(file, body);
    const etag = `"${createHash('sha256').update(body).digest('base64url')}"`;
    if (request.headers['if-none-match'] === etag) {
      response.writeHead(304, { ETag: etag, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    response.writeHead(200, {
      ETag: etag,
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Content-Length': body.length,
      'Cache-Control': file.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
    response.end(body);
  };

  const passOn = (request: IncomingMessage, response: ServerResponse) => {
    const call = forward(`${backend}${request.url}`, { method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    call.on('error', () => response.writeHead(502).end());
    request.pipe(call);
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://bench');
    if (pathname.startsWith('/began/')) setTimeout(() => passOn(request, response), delayMs);
    else if (pathname.startsWith('/pictures/')) passOn(request, response);
    else if (pathname === '/blank') response.writeHead(200, { 'Content-Type': 'text/html' }).end();
    else {
      const file =
        pathname === '/limit.html' ? limit : join(dist, pathname === '/' ? 'index.html' : normalize(pathname));
      sendFile(request, response, file).catch(() => response.writeHead(404).end());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
