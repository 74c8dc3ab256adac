/** `npm run preview:host -- URL`: shows an address in the WebKit host and prints its bridge calls, one JSON line each. */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { mergeParameters } from '../../src/platform/address.ts';
import { splitHash } from '../../src/platform/hash.ts';
import { brandOf } from '../../theme/brands.ts';
import { HOST_PROGRAM } from './host.ts';
import { findPython, whatIsMissing } from './requirements.ts';

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const [, , address = ''] = process.argv;
if (!URL.canParse(address) || !/^https?:/i.test(address)) {
  fail(
    'Which address? npm run preview:host -- "http://127.0.0.1:4173/?language=1#/repay?productId=101&orderId=1000174"',
  );
}
const missing = whatIsMissing(false);
if (missing !== undefined) fail(missing);
if (!process.env.DISPLAY && !process.env.WAYLAND_DISPLAY) {
  fail('There is no display here to show a window on (neither DISPLAY nor WAYLAND_DISPLAY is set).');
}
const { href, search, hash } = new URL(address);
const { bridge } = brandOf(mergeParameters(search, splitHash(hash).search).get('appName'));
const folder = await mkdtemp(join(tmpdir(), 'webview-host-'));
const program = spawn(findPython() ?? 'python3', [HOST_PROGRAM, href, ...Object.values(bridge)], {
  stdio: 'inherit',
  env: { ...process.env, TMPDIR: folder, PYTHONDONTWRITEBYTECODE: '1' },
});
// Closes the window first, so that its temporary files can be removed.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => program.kill());
program.on('exit', async (code) => {
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exitCode = code ?? 0;
});
