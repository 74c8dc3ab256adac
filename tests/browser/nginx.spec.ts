/** A deployment behind nginx, with the configuration files of `deploy/`. Needs nginx (Debian: `apt-get install nginx-light`). */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { compressFile } from '../../build/compress.ts';
import { type Sandbox, startSandbox } from '../../sandbox/server.ts';
import { builtApp } from '../builds.ts';
import { test as base, expect, waitForScreen } from './fixtures.ts';

const NGINX = ['nginx', '/usr/sbin/nginx'].find((path) => spawnSync(path, ['-v']).status === 0);
const DEPLOY = resolve(import.meta.dirname, '../../deploy');

interface Deployment {
  /** Of the app, whose backend is `sandbox`. */
  origin: string;
  /** Of the shared sandbox with a password. */
  staging: string;
  sandbox: Sandbox;
  /** The folder that nginx serves. */
  dist: string;
  /** The text of the logs. */
  logs: () => Promise<string>;
}

const test = base.extend<{ deployment: Deployment }>({
  deployment: async ({ page }, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
    const dist = join(folder, 'dist');
    await cp(builtApp('plain'), dist, { recursive: true });
    const sandbox = await startSandbox({ dist, trustProxy: true, quiet: true });
    const passwords = join(folder, 'passwords');
    await writeFile(passwords, 'qa:{PLAIN}secret\n');
    const { nginx, origin, staging } = await startNginx(folder, {
      H5_ROOT: dist,
      H5_BACKEND: sandbox.origin,
      H5_SANDBOX: sandbox.origin,
      H5_PASSWORDS: passwords,
    });
    await use({
      origin,
      staging,
      sandbox,
      dist,
      logs: async () =>
        (await Promise.all(['access', 'error'].map((name) => readFile(join(folder, `h5-${name}.log`), 'utf8')))).join(
          '',
        ),
    });
    // What the page still loads ahead would fail without the server.
    await page.close();
    nginx.kill();
    if (nginx.exitCode === null) await once(nginx, 'exit');
    await sandbox.close();
    await rm(folder, { recursive: true });
  },
});

test('nginx serves the app as the sandbox does, compressed', async ({ deployment }) => {
  const { origin, staging, sandbox, dist } = deployment;
  const script = (await readdir(join(dist, 'assets'))).find((name) => /^libraries-.*\.js$/.test(name)) ?? '';
  await compressFile(join(dist, 'assets', script));
  const order = '/began/v3/loan-details/loan-details?orderId=1000174';
  const [large, small] = [
    [
      '/',
      '/?userId=10001&language=1',
      '/repay?orderId=1000174',
      `/assets/${script}`,
      order,
      '/pictures/promotion-banner.svg',
    ],
    [
      '/index.html',
      '/offline.js',
      '/error/joint-login-fail',
      '/licenses.md',
      '/%23/repay',
      '/%23/repay%3Fversion=1.2',
      '/repay.',
    ],
  ];
  for (const path of [...large, ...small]) {
    const [theirs, ours] = await Promise.all([fetch(origin + path), fetch(sandbox.origin + path)]);
    expect([path, theirs.status, comparable(theirs)]).toEqual([path, 200, comparable(ours)]);
    // The sandbox writes links to the address that the request came to.
    expect(await theirs.text()).toBe((await ours.text()).replaceAll(sandbox.origin, origin));
    if (!large.includes(path)) continue;
    expect([path, theirs.headers.get('content-encoding')]).toEqual([path, 'gzip']);
    expect(theirs.headers.get('vary')).toContain('Accept-Encoding');
  }
  for (const path of ['/assets/gone.js', '/gone.png', '/pictures/gone.svg', '/began/gone']) {
    const [theirs, ours] = await Promise.all([fetch(origin + path), fetch(sandbox.origin + path)]);
    expect([path, theirs.status, comparable(theirs)]).toEqual([path, 404, comparable(ours)]);
  }
  // The build's compressed copy, not one compressed by nginx for each request.
  const { headers } = await fetch(`${origin}/assets/${script}`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'gzip' },
  });
  expect(headers.get('content-length')).toBe(String((await stat(join(dist, 'assets', `${script}.gz`))).size));
  const document = await readFile(join(dist, 'index.html'));
  expect(await bytesSent(`${origin}/`)).toBeLessThan(gzipSync(document, { level: 5 }).length);
  await writeFile(join(dist, 'assets', `${script}.map`), '{}');
  expect((await fetch(`${origin}/assets/${script}.map`)).status).toBe(404);

  // The sandbox's own limit is lower; its answer shows that the body arrived.
  expect(await upload(origin, 20_000_000)).toEqual([413, 'application/json']);
  expect(await upload(origin, 22_100_000)).toEqual([413, 'text/html']);

  for (const path of ['/', order]) expect((await fetch(staging + path)).status).toBe(401);
  const response = await fetch(staging + order, { headers: { authorization: `Basic ${btoa('qa:secret')}` } });
  const { data } = (await response.json()) as { data: { isNewContract: string } };
  expect(data.isNewContract).toBe(`${staging}/#/contract?orderNo=1000174`);
});

test('nginx logs no session value, also when the backend fails', async ({ deployment }) => {
  const { origin, sandbox, logs } = deployment;
  const query = 'sessionId=value-of-a-session&mobilePhone=5512345678';
  const headers = { referer: `${origin}/?${query}`, swift: 'value-of-a-session' };
  await fetch(`${origin}/began/v3/loan-details/loan-details?orderId=1000174&${query}`, { headers });
  await fetch(`${origin}/?${query}`, { headers });
  await sandbox.close();
  const failed = await fetch(`${origin}/began/v3/loan-details/loan-details?${query}`, { headers });
  expect(failed.status).toBe(502);
  expect(await logs()).toContain('GET /began/v3/loan-details/loan-details" 502');
  expect(await logs()).not.toMatch(/value-of-a-session|5512345678/);
});

test('nginx gives a screen its files, calls and pictures, and after a new deployment the old files', async ({
  page,
  deployment,
}) => {
  const { origin, dist } = deployment;
  await page.goto(`${origin}/?language=1&userId=10001#/repay?orderId=1000174&productId=101`);
  await waitForScreen(page);
  await expect(page.getByText('₹3,460.45').first()).toBeVisible();
  const isLoaded = (image: Element) => (image as HTMLImageElement).naturalWidth > 0;
  await expect.poll(() => page.locator('img[src*="/pictures/"]').first().evaluate(isLoaded)).toBe(true);

  // As docs/deployment.md says: the new files beside the old ones, then the document.
  const next = builtApp('dictionary');
  await cp(join(next, 'assets'), join(dist, 'assets'), { recursive: true });
  await cp(join(next, 'index.html'), join(dist, 'index.html'));
  await page.evaluate(() => window.location.assign('#/privacy-policy'));
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  expect(await (await fetch(origin)).text()).toBe(await readFile(join(next, 'index.html'), 'utf8'));
});

/** The bytes of an answer as it is sent. */
async function bytesSent(url: string): Promise<number> {
  const [response] = (await once(get(url, { headers: { 'accept-encoding': 'gzip' } }), 'response')) as [
    IncomingMessage,
  ];
  return (await response.toArray()).reduce((sum, part: Buffer) => sum + part.length, 0);
}

/** Uploads a photo of this size. @returns the status and the type of the answer. */
async function upload(origin: string, bytes: number): Promise<[status: number, type: string | undefined]> {
  const body = new FormData();
  body.append('problemImage', new Blob([new Uint8Array(bytes)]), 'photo.jpg');
  const response = await fetch(`${origin}/began/user-problem/upload-problem-img`, { method: 'POST', body });
  await response.arrayBuffer();
  return [response.status, response.headers.get('content-type')?.split(';')[0]];
}

/** A file of `deploy/` with its values filled in, as envsubst does. */
async function configuration(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const template = await readFile(join(DEPLOY, name), 'utf8');
  return template.replace(/\$\{(H5_\w+)\}/g, (_all, variable: string) => values[variable] ?? '');
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/** Another process may take a free port before nginx does. It then ends, and is started with other ports. */
async function startNginx(folder: string, values: Readonly<Record<string, string>>, attempts = 3) {
  const [origin, staging] = [`127.0.0.1:${await freePort()}`, `127.0.0.1:${await freePort()}`];
  const [app, shared] = await Promise.all([
    configuration('h5.conf.template', { ...values, H5_PORT: origin }),
    configuration('staging.conf.template', { ...values, H5_PORT: staging }),
  ]);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${folder}/${kind};`,
  );
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root; ' : ''}daemon off; pid ${folder}/pid; error_log stderr; events {}
     http { include /etc/nginx/mime.types; ${temporary.join(' ')} ${app.replaceAll('/var/log/nginx', folder)} ${shared} }`,
  );
  const nginx = spawn(NGINX ?? '', ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // nginx writes it when it has its ports.
  while (nginx.exitCode === null && !existsSync(join(folder, 'pid'))) await new Promise((done) => setTimeout(done, 20));
  if (nginx.exitCode === null) return { nginx, origin: `http://${origin}`, staging: `http://${staging}` };
  if (attempts === 1) throw new Error('nginx did not start');
  return startNginx(folder, values, attempts - 1);
}

/** Headers about the connection, the copy and its compression, which servers choose themselves. */
const OWN_CHOICE =
  /^(?:date|server|connection|keep-alive|etag|last-modified|accept-ranges|content-length|transfer-encoding|content-encoding|vary)$/;

function comparable({ headers, ok }: Response): Record<string, string> {
  const all = [...headers].filter(([name]) => !OWN_CHOICE.test(name) && (ok || name !== 'content-type'));
  const types: Readonly<Record<string, string>> = {
    'application/javascript; charset=utf-8': 'text/javascript; charset=utf-8',
    'application/javascript': 'text/javascript; charset=utf-8',
  };
  return Object.fromEntries(
    all.map(([name, value]) => [name, name === 'content-type' ? (types[value] ?? value) : value]),
  );
}
