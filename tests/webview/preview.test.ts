/** The preview host: shows an address in a window and prints its bridge calls. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, inject, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';

function preview(env: NodeJS.ProcessEnv, ...addresses: string[]) {
  const program = spawn(process.execPath, ['--import', 'tsx', 'tests/webview/preview.ts', ...addresses], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const ended = once(program, 'close');
  onTestFinished(async () => {
    program.kill('SIGTERM');
    await ended;
  });
  return program;
}

it('prints each call of the bridge as a line of JSON', async () => {
  const sandbox = await startSandbox({ dist: inject('dist'), quiet: true });
  onTestFinished(() => sandbox.close());
  const program = preview({ DISPLAY: inject('display') }, `${sandbox.origin}/?language=1#/bind-bank`);
  const [line] = (await once(createInterface(program.stdout), 'line')) as [string];
  expect(JSON.parse(line)).toEqual({ name: 'startBank', body: [] });
});

it.each([
  ['has no display', { DISPLAY: '', WAYLAND_DISPLAY: '' }, ['http://127.0.0.1/'], /no display/],
  ['was given no address', {}, [], /Which address/],
  ['was given no web address', {}, ['file:///etc/hostname'], /Which address/],
  ['lacks WebKit', { PYTHON: '/bin/false' }, ['http://127.0.0.1/'], /apt-get install .*gir1\.2-webkit2-4\.1/],
])('says so when it %s', async (_what, env, addresses, words) => {
  const program = preview(env, ...addresses);
  let said = '';
  program.stderr.on('data', (data) => {
    said += String(data);
  });
  const [code] = await once(program, 'close');
  expect(code).toBe(1);
  expect(said).toMatch(words);
});
