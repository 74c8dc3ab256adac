/** Serves a built app and the limit page as a deployment would: Brotli, caching as in `deploy/`, a slow backend. */
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import { serve as listen } from '@hono/node-server';
import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { proxy } from 'hono/proxy';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
};

/** @param delayMs server time of each answer of the backend at `backend`. */
export async function serve(dist: string, backend: string, delayMs: number) {
  const compressed = new Map<string, Buffer>();
  const limit = join(import.meta.dirname, 'limit.html');
  const app = new Hono();
  app.use('/began/*', async (_, next) => {
    await pause(delayMs);
    await next();
  });
  for (const path of ['/began/*', '/pictures/*']) {
    app.all(path, (c) => {
      const { pathname, search } = new URL(c.req.url);
      return proxy(`${backend}${pathname}${search}`, c.req.raw);
    });
  }
  app.get('/blank', (c) => c.html(''));
  app.get('*', etag(), async (c) => {
    const { path } = c.req;
    const file = path === '/limit.html' ? limit : join(dist, path === '/' ? 'index.html' : normalize(path));
    const body = compressed.get(file) ?? brotliCompressSync(await readFile(file));
    compressed.set(file, body);
    return c.body(new Uint8Array(body), 200, {
      'Content-Type': TYPES[extname(file)] ?? 'application/octet-stream',
      'Content-Encoding': 'br',
      'Cache-Control': path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    });
  });
  app.onError((_, c) => c.notFound());
  const server = listen({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 });
  await new Promise((resolve) => server.once('listening', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
