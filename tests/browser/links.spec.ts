/** Links that messengers and mail programs have changed open their screen, with the values that were meant (contract, B15). */
import { PATHS } from '../../src/contract/paths';
import { expect, test, waitForScreen } from './fixtures.ts';

const SESSION = 'userId=10001&language=1&swift=Tok+en/==';

test('a mangled link opens its screen, and its calls have the clean values', async ({ page, sandbox }) => {
  for (const link of [
    `/?${SESSION}#/repay?productId=101&orderId=1000174?fbclid=IwAR0.`,
    `/?${SESSION.replaceAll('&', '&amp;')}#!/repay/?productId=101&amp;orderId=1000174`,
    `/%23/repay%3FproductId=101%26orderId=1000174&${SESSION}`,
    `//repay?${SESSION}&productId=101&orderId=1000174\u201d`,
  ]) {
    await page.goto('about:blank');
    await page.goto(`${sandbox.origin}${link}`);
    await waitForScreen(page);
    await expect(page.getByRole('banner').getByText('₹3,460.45'), link).toBeVisible();
    const calls = await sandbox.calls(PATHS.repayment);
    expect(calls[calls.length - 1], link).toMatchObject({
      query: { productId: '101', orderId: '1000174', userId: '10001' },
      headers: { swift: 'Tok+en/==' },
    });
  }
});
