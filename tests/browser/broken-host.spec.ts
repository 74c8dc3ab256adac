import { check } from './check.ts';
import { expect, test, waitForScreen } from './fixtures.ts';

const ORDER = 'productId=101&orderId=1000174&userId=10001&language=1';
const SCREENS = {
  repayment: `/repay?${ORDER}`,
  instructions: `/carpmm?${ORDER}&requestType=1&amount=346045&payCode=oxxo`,
} as const;
const HOSTS = {
  'whose handlers throw': 'new Proxy({}, { get: () => ({ postMessage() { throw new Error("broken"); } }) })',
  'whose handlers are no functions': 'new Proxy({}, { get: () => ({ postMessage: 1 }) })',
  'whose getter throws': 'new Proxy({}, { get() { throw new Error("broken"); } })',
} as const;

for (const [index, [host, handlers]] of Object.entries(HOSTS).entries()) {
  test(`Back and Customer service leave no blank page in a host ${host}`, async ({ page, sandbox }) => {
    await page.addInitScript(`Object.defineProperty(window, 'webkit', { value: { messageHandlers: ${handlers} } })`);
    for (const [place, [screen, route]] of Object.entries(SCREENS).entries()) {
      const name = (index + place) % 2 === 0 ? 'Back' : 'Customer service';
      await check(`${name} on ${screen}`, async () => {
        // Before the first screen, the history has the tab's empty page.
        await page.goto('about:blank');
        await page.goto(`${sandbox.origin}/#${route}`);
        await waitForScreen(page);
        await page.getByRole('button', { name, exact: true }).first().tap();
        await expect(page.getByRole('button', { name, exact: true })).toHaveCount(0);
        await waitForScreen(page);
        await expect(page.getByRole('heading').first()).toBeVisible();
      });
    }
  });
}
