/** What is served beside the calls: the built app, its pictures, its barcodes. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { code128Svg } from '../../sandbox/barcode.ts';
import type { SandboxOptions } from '../../sandbox/server.ts';
import { readCodes } from '../barcodes.ts';
import { clientOf, DUE_ORDER, freshSandbox, PATHS, SETTLING, statusOf } from './client.ts';

async function servedApp() {
  const folder = await mkdtemp(join(tmpdir(), 'dist-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const dist = join(folder, 'dist');
  await mkdir(join(dist, 'assets'), { recursive: true });
  await writeFile(join(dist, 'index.html'), '<!doctype html>app');
  await writeFile(join(dist, 'assets', 'main-1a2b.js'), 'export {}');
  await writeFile(join(folder, 'secret.txt'), 'secret');
  return freshSandbox({ dist });
}

describe('The built app', () => {
  it.each(['/', '/index.html', '/repay?orderId=1', '/error/joint-login-fail'])(
    'has its document at %s',
    async (path) => {
      const { origin } = await servedApp();
      const response = await fetch(origin + path);
      expect(await response.text()).toBe('<!doctype html>app');
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'cache-control': 'no-cache',
        'content-security-policy': "frame-ancestors 'self'",
        'referrer-policy': 'no-referrer',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=(self)'),
        'x-content-type-options': 'nosniff',
      });
    },
  );

  it('tells search engines not to index an address with a session', async () => {
    const { origin } = await servedApp();
    const robots = async (path: string) => (await fetch(origin + path)).headers.get('x-robots-tag');
    expect(await robots('/?language=1')).toBeNull();
    expect(await robots('/?language=1&sessionId=s1')).toBe('noindex');
    expect(await robots('/repay?orderId=1')).toBe('noindex');
  });

  it('has hashed files with an unlimited cache time', async () => {
    const { origin } = await servedApp();
    const response = await fetch(`${origin}/assets/main-1a2b.js`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toContain('text/javascript');
  });

  it.each([
    ...['/assets/gone.js', '/../secret.txt', '/%2e%2e/secret.txt', '/..%2fsecret.txt', '/%00.txt', '/%E0.txt'],
    ...['/began/nowhere', '/sandbox/nowhere', '/pictures/nowhere.svg'],
  ])('has nothing at %s', async (path) => {
    const { origin } = await servedApp();
    expect(await statusOf(origin, 'GET', path)).toBe(404);
  });
});

describe('Links in answers', () => {
  const contractLink = async (options: SandboxOptions) => {
    const { origin } = await freshSandbox(options);
    const headers = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'qa.example.com' };
    const response = await fetch(`${origin}/began${PATHS.order}?orderId=${DUE_ORDER.orderId}`, { headers });
    const { data } = (await response.json()) as { data: { isNewContract: string } };
    return data.isNewContract.replace(origin, 'OWN').replace(/#.*/, '');
  };

  it("have the address of a proxy's headers only if the proxy is trusted", async () => {
    expect(await contractLink({})).toBe('OWN/');
    expect(await contractLink({ trustProxy: true })).toBe('https://qa.example.com/');
  });

  it('have the given address, also with a folder', async () => {
    expect(await contractLink({ h5Base: 'https://qa.example.com/h5/' })).toBe('https://qa.example.com/h5/');
  });
});

it('Pictures exist for every address in the answers, and no other photos', async () => {
  const { origin } = await freshSandbox();
  const client = clientOf(origin);
  const answers = await Promise.all([
    ...['101', '102', '103', '104'].map((productId) => client.get(PATHS.confirmation, { productId })),
    ...['1', '2', '3'].map((templateId) => client.get(PATHS.template, { templateId })),
    // One with nine photos, one with a receipt from the desk.
    ...['7000001', '7000003'].map((problemId) => client.get(PATHS.complaintDetail, { problemId })),
    client.get(PATHS.repayment, DUE_ORDER),
    client.get(PATHS.extension, DUE_ORDER),
    client.get(PATHS.voucher, SETTLING),
  ]);
  const addresses = new Set(JSON.stringify(answers).match(/\/pictures\/[\w./-]+/g));
  expect(addresses.size).toBeGreaterThan(24);
  for (const address of addresses) {
    const response = await fetch(origin + address);
    expect([address, response.status, response.headers.get('content-type')]).toEqual([address, 200, 'image/svg+xml']);
    expect(await response.text()).toMatch(/^<svg [^>]*viewBox=/);
  }
  for (const name of ['x', `${'a'.repeat(32)}.png`]) expect((await fetch(`${origin}/images/${name}`)).status).toBe(404);
});

describe('A barcode', () => {
  it.each(['PJJ123C', '1234', '70012345678901', 'a ~'])(
    'of %j is read back, and has quiet zones of ten modules',
    async (text) => {
      const svg = code128Svg(text) ?? '';
      const [, width = 0] = (/viewBox="0 -8 (\d+) /.exec(svg) ?? []).map(Number);
      const bars = Array.from(
        svg.matchAll(/M(\d+) 0h(\d+)/g),
        ([, x, w]) => [Number(x), Number(x) + Number(w)] as const,
      );
      expect(Math.min(...bars.flat())).toBe(10);
      expect(Math.max(...bars.flat())).toBe(width - 10);
      // Three pixels for each module, one row repeated.
      const [columns, rows] = [width * 3, 60];
      const isBlack = (column: number) => bars.some(([from, to]) => column >= from * 3 && column < to * 3);
      const row = Array.from({ length: columns }, (_, column) =>
        isBlack(column) ? [0, 0, 0, 255] : [255, 255, 255, 255],
      ).flat();
      const data = new Uint8ClampedArray(Array.from({ length: rows }, () => row).flat());
      expect(await readCodes({ data, width: columns, height: rows, colorSpace: 'srgb' } as ImageData)).toEqual([text]);
    },
  );

  it.each(['', 'ñ', 'x'.repeat(81)])('is not drawn for %j', (text) => expect(code128Svg(text)).toBeUndefined());
});
