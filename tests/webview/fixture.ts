/** Fixtures of a test file: one host, a sandbox for each page, and a check for unexpected errors on the page. */

import { mkdirSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { type AdminApi, adminApi, type FaultRequest } from '../admin-api.ts';
import { Chromium } from '../engines/chromium.ts';
import { Firefox } from '../engines/firefox.ts';
import { SESSION } from '../session.ts';
import { type Driver, Host } from './host.ts';
import { type Opening, WebView } from './web-view.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser: the name of its driver, and the path of its program. Without it, WebKit. */
    engine?: { driver: keyof typeof BROWSERS; program: string };
  }
}

const BROWSERS = { chromium: Chromium, firefox: Firefox };

const PICTURES = resolve('gallery/webkit');

interface PageOpening extends Opening {
  /** English by default. */
  language?: 'en' | 'es';
  faults?: readonly FaultRequest[];
  /** Folder of the built app; the one for borrowers by default. */
  dist?: string;
  /** Requests for these files are never answered. */
  unanswered?: RegExp | undefined;
}

export interface OpenedPage {
  view: WebView;
  backend: AdminApi;
}

/** Call it once per test file. @returns a function that opens a route with parameters, such as `/repay?orderId=1`. */
export function hostOfFile(): (route: string, opening?: PageOpening) => Promise<OpenedPage> {
  let host: Driver;
  const servers: Pick<Sandbox, 'close'>[] = [];
  const views: WebView[] = [];

  beforeAll(async () => {
    const engine = inject('engine');
    host = await (engine === undefined
      ? Host.start(inject('python'), inject('display'))
      : BROWSERS[engine.driver].start(engine.program));
  });
  afterEach(async () => {
    const problems: string[] = [];
    for (const view of views.splice(0)) {
      problems.push(...(await view.problems()));
      await view.close();
    }
    await Promise.all(servers.splice(0).map((server) => server.close()));
    expect(problems, 'nothing on the console, nothing against the policy').toEqual([]);
  });
  afterAll(() => host?.close());

  return async (route, { language = 'en', faults = [], dist = inject('dist'), ...rest } = {}) => {
    const { unanswered, ...opening } = rest;
    const sandbox = await startSandbox({ dist, quiet: true });
    servers.push(sandbox);
    const server = unanswered === undefined ? sandbox : await startProxy(sandbox.origin, unanswered);
    if (server !== sandbox) servers.push(server);
    const backend = adminApi(sandbox.origin);
    await backend.fault(...faults);
    const session = new URLSearchParams({ ...SESSION, language: language === 'en' ? '1' : '2' });
    const url = `${server.origin}/#${route}${route.includes('?') ? '&' : '?'}${session}`;
    const view = await WebView.open(host, inject('scripts'), url, opening);
    views.push(view);
    return { view, backend };
  };
}

/** Where a picture lies, beside those that Chromium made. */
export function pictureFile(name: string): string {
  mkdirSync(PICTURES, { recursive: true });
  return join(PICTURES, name);
}

/** A server that passes all requests to another one, but for those that it never answers. */
async function startProxy(origin: string, unanswered: RegExp): Promise<Pick<Sandbox, 'origin' | 'close'>> {
  const proxy = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    if (unanswered.test(url)) return;
    const outward = request(`${origin}${url}`, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    outward.on('error', () => outgoing.destroy());
    incoming.pipe(outward);
  });
  // Leaves closing idle connections to the client: it may already be reusing one that the server closes.
  proxy.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
