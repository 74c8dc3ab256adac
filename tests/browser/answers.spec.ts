/** Answers are read alike whichever client has sent the call: by the boot script, or by the HTTP library later. */
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, ROUTES, test, waitForScreen } from './fixtures.ts';

test('a wrong charset in the label of an answer changes no text, on no screen', async ({ page, open }) => {
  await page.route('**/began/**', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-type': 'application/json; charset=ISO-8859-1' };
    await route.fulfill({ response, headers });
  });
  await open(ROUTES.dueOrder);
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).tap();
  await page.getByRole('button', { name: 'Repay', exact: true }).tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Repayment' })).toBeVisible();
  await waitForScreen(page);
  await expect(page.getByRole('banner')).toContainText('Préstamo Azul');
  await page.getByRole('button', { name: 'Customer service' }).last().tap();
  await expect(page.getByRole('heading', { level: 1, name: 'Customer service' })).toBeVisible();
  expect(await page.locator('body').innerText()).not.toMatch(/[ÃÂ]/);
});

test('no answer comes from the cache of the browser, even if the backend allows it', async ({ page, sandbox }) => {
  const asked: string[] = [];
  const passOn = async (url: string, outgoing: ServerResponse) => {
    const answer = await fetch(`${sandbox.origin}${url}`);
    const headers = Object.fromEntries(
      ['content-type', 'content-security-policy'].map((name) => [name, answer.headers.get(name) ?? '']),
    );
    if (url.startsWith('/began/')) {
      asked.push(url);
      headers['cache-control'] = 'max-age=600';
    }
    outgoing.writeHead(answer.status, headers).end(Buffer.from(await answer.arrayBuffer()));
  };
  const backend = createServer(({ url = '' }, outgoing) => {
    // A picture may still be on its way when the test ends.
    passOn(url, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => backend.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(backend.address() as AddressInfo).port}`;
  for (const times of [1, 2]) {
    await page.goto('about:blank');
    await page.goto(`${origin}/?language=1#${ROUTES.dueOrder}`);
    await waitForScreen(page);
    // The first read of the screen, and one that the HTTP library sends.
    const counts = () => [...new Set(asked)].map((url) => asked.filter((each) => each === url).length);
    await expect.poll(() => counts().length).toBeGreaterThan(1);
    await expect.poll(() => Math.min(...counts())).toBeGreaterThanOrEqual(times);
  }
  await page.close();
  await new Promise((resolve) => {
    backend.close(resolve);
    backend.closeAllConnections();
  });
});
