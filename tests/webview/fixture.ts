/** Fixtures of a test file: one host, a sandbox for each page, and a check for unexpected errors on the page. */

import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import { type AdminApi, adminApi, type FaultRequest } from '../admin-api.ts';
import { Chromium } from '../engines/chromium.ts';
import { Firefox } from '../engines/firefox.ts';
import { SESSION } from '../session.ts';
import { UnreliableServer } from '../unreliable-server.ts';
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
  const servers: { close(): Promise<void> }[] = [];
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
    let { origin } = sandbox;
    if (unanswered !== undefined) {
      const server = new UnreliableServer(origin);
      server.unanswered = unanswered;
      await server.become('up');
      servers.push({ close: () => server.become('stopped') });
      origin = server.origin;
    }
    const backend = adminApi(sandbox.origin);
    await backend.fault(...faults);
    const session = new URLSearchParams({ ...SESSION, language: language === 'en' ? '1' : '2' });
    const url = `${origin}/#${route}${route.includes('?') ? '&' : '?'}${session}`;
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
