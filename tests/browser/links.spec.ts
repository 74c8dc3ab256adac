/** Links that messengers and mail programs have changed open their screen, with the values that were meant (contract, B15). */
import { PATHS } from '../../src/contract/paths';
import { expect, test, waitForScreen } from './fixtures.ts';

const SESSION = 'userId=10001&language=1&swift=Tok+en/==';

test('a mangled link opens its screen, and its calls have the clean values', async ({ page, sandbox }) => {
  await page.goto(`${sandbox.origin}/%23/repay%3FproductId=101%26orderId=1000174&${SESSION}`);
  const opens = async (orderId: string, amount: string) => {
    await waitForScreen(page);
    await expect(page.getByRole('banner').getByText(amount)).toBeVisible();
    expect((await sandbox.calls(PATHS.repayment)).at(-1)).toMatchObject({
      query: { orderId, userId: '10001' },
      headers: { swift: 'Tok+en/==' },
    });
  };
  await opens('1000174', '₹3,460.45');

  // Only the hash is another: the page is not loaded again.
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `#!/repay?${SESSION}&amp;productId=102&amp;orderId=1000180.`);
  await opens('1000180', '₹5,422.65');
});
