import { expect, it } from 'vitest';
import { freshSandbox } from './client.ts';

it('The sandbox saves field reports, shows them on the desk, and refuses other content', async () => {
  const { origin } = await freshSandbox();
  const send = (body: string) => fetch(`${origin}/sandbox/reports`, { method: 'POST', body });
  const report = { kind: 'LCP', route: '/repay', version: '0.1.0', device: 'ios', value: 812.5 };
  expect((await send(JSON.stringify(report))).status).toBe(200);
  expect((await send('{"kind":1}')).status).toBe(400);
  for (const change of [
    { kind: 'maria' },
    { route: '/maria' },
    { version: 'maria' },
    { device: 'maria' },
    { name: 'Maria' },
    { where: 'assets/maria.js' },
    { where: 'https://h5.example/assets/repay-Ab1cD2eF.js:1:234' },
  ]) {
    expect((await send(JSON.stringify({ ...report, ...change }))).status, JSON.stringify(change)).toBe(400);
  }
  expect((await send('no json')).status).toBe(400);
  expect(await (await fetch(`${origin}/sandbox/reports`)).json()).toEqual([{ ...report, at: expect.any(Number) }]);
  const desk = await (await fetch(`${origin}/desk/reports`)).text();
  // Of an address without a screen.
  expect((await send(JSON.stringify({ ...report, route: '*' }))).status).toBe(200);
  for (const words of ['/repay', 'LCP', '812.5', 'version 0.1.0', 'ios']) expect(desk).toContain(words);
});
