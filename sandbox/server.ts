/** Starts a sandbox: an HTTP server on the loopback interface that implements the contract, with its own state. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener, type HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { cors } from 'hono/cors';
import { createRenamer, type WireNames } from '../src/api/wire-names.ts';
import { adminApi } from './admin-api.ts';
import { alipay } from './alipay.ts';
import { answerCall, type SandboxContext } from './api-handler.ts';
import { CallLog, CONTRACT_HEADERS, type LoggedCall } from './calls.ts';
import { openDatabase } from './database.ts';
import { desk } from './desk/desk.ts';
import { CODES } from './envelope.ts';
import { Faults } from './faults.ts';
import { IdempotentAnswers } from './idempotency.ts';
import { findImage } from './images.ts';
import { Clock } from './loan.ts';
import { drawPicture } from './pictures.ts';
import { ownHosts } from './same-site.ts';
import { addSamples } from './seed.ts';
import { builtApp } from './static.ts';

export interface SandboxOptions {
  /** 0 (the default) selects a free port. */
  port?: number;
  /** A file, or `:memory:` (the default). */
  database?: string;
  wireNames?: WireNames;
  /** The app's address. By default it is taken from the request. */
  h5Base?: string;
  /** Whether that takes scheme and host from `X-Forwarded-Proto` and `X-Forwarded-Host`. Only behind a proxy that sets them. */
  trustProxy?: boolean;
  /** The folder of the built app. If set, the sandbox also serves the app. */
  dist?: string;
  /** Whether it compresses the app's files, as a production web server does. Tests do not, since it takes much of their time. */
  compresses?: boolean;
  /** Prints nothing to the console, not even internal errors. */
  quiet?: boolean;
  /** Called with each call that arrives. A reset empties the log of calls, but does not change this. */
  onCall?: (call: LoggedCall) => void;
}

export interface Sandbox {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  close(): Promise<void>;
}

const LOOPBACK = '127.0.0.1';
const LOOPBACK_ORIGIN = /^http:\/\/(127\.0\.0\.1|localhost)(:\d+)?$/;

export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { db, close } = await openDatabase(options.database ?? ':memory:');
  await addSamples(db);
  const app = sandboxApp(
    {
      db,
      renamer: createRenamer(options.wireNames ?? {}),
      faults: new Faults(),
      calls: new CallLog(options.onCall),
      clock: new Clock(),
      answers: new IdempotentAnswers(),
      reports: [],
      h5Base: options.h5Base?.replace(/\/+$/, '') || undefined,
      trustProxy: options.trustProxy ?? false,
      quiet: options.quiet ?? false,
    },
    options.dist && builtApp(options.dist, options.compresses ?? false),
  );
  const server = createServer(getRequestListener(app.fetch, { hostname: LOOPBACK, overrideGlobalObjects: false }));
  // Leaves closing idle connections to the client: it may already be reusing one that the server closes.
  server.keepAliveTimeout = 0;
  try {
    await once(server.listen(options.port ?? 0, LOOPBACK), 'listening');
  } catch (error) {
    close();
    throw error;
  }
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${LOOPBACK}:${port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => {
          close();
          resolve();
        });
        // Otherwise a hanging call would keep the server open.
        server.closeAllConnections();
      }),
  };
}

function sandboxApp(context: SandboxContext, files: Hono | '' | undefined): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>();
  app.use(async (c, next) => {
    await next();
    c.header('X-Content-Type-Options', 'nosniff');
  });
  app.use(ownHosts(context));
  const forOtherOrigins = cors({
    origin: (origin) => (LOOPBACK_ORIGIN.test(origin) ? origin : null),
    allowMethods: ['GET', 'POST', 'DELETE'],
    allowHeaders: CONTRACT_HEADERS,
  });
  // Not the app's files: `Vary: Origin` keeps a browser from caching what is fetched before it is imported.
  for (const path of ['/began/*', '/sandbox/*', '/desk/*', '/pictures/*', '/images/*']) app.use(path, forOtherOrigins);
  app.all('/began/*', async (c) => {
    const answer = await answerCall(c, context);
    answer.headers.set('Cache-Control', 'no-store');
    return answer;
  });
  // Registered before the admin API, because its path also starts with /sandbox, which the development server proxies.
  app.route('/sandbox/alipay', alipay(context));
  app.route('/sandbox', adminApi(context));
  app.route('/desk', desk(context));
  app.get('/pictures/:name{.+\\.svg}', (c) => {
    const svg = drawPicture(c.req.param('name').slice(0, -'.svg'.length));
    if (svg === undefined) return c.notFound();
    return c.body(svg, 200, {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': 'public, max-age=86400',
      'Content-Security-Policy': "default-src 'none'",
    });
  });
  app.get('/images/:name', async (c) => {
    const image = await findImage(context.db, c.req.param('name'));
    if (image === undefined) return c.notFound();
    return c.body(new Uint8Array(image.bytes), 200, {
      'Content-Type': image.type,
      'Cache-Control': 'public, max-age=31536000, immutable',
      // Allows inline styles: the browser uses them to fit a picture that is opened alone.
      'Content-Security-Policy': "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'",
    });
  });
  if (files) app.route('/', files);
  app.notFound((c) => c.json({ code: CODES.unknownPath, message: 'Nothing here' }, 404));
  app.onError((error, c) => {
    if (!context.quiet) console.error(error);
    return c.json({ code: CODES.internal, message: 'Something went wrong' }, 500);
  });
  return app;
}
