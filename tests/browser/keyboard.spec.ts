/** Each flow with the keys Tab, Enter, Space, Escape and arrows alone. */
import type { Locator, Page } from '@playwright/test';
import { button, check, expect, heading, PATHS, ROUTES, test } from './fixtures.ts';

/** Presses Tab until the control has the focus, which must be visible. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await target.waitFor();
  for (let stop = 0; stop < 60; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`Tab does not reach ${target}`);
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('each flow works by keyboard', async ({ page, open, sandbox }) => {
  await check('a loan is confirmed by keyboard', async () => {
    await open(ROUTES.confirmLoan);
    const consent = page.getByRole('checkbox');
    await press(page, consent, 'Space');
    await expect(button(page, 'Submit')).toBeDisabled();
    await page.keyboard.press('Space');
    await expect(consent).toBeChecked();
    await press(page, button(page, 'Submit'));
    await expect(heading(page, 'Your loan')).toBeVisible();
  });
  await check('an extension gets its instructions by keyboard, and a barcode closes by Escape', async () => {
    await open(ROUTES.extension);
    const barcode = page.getByRole('button', { name: 'Barcode payment' }).first();
    await press(page, barcode);
    // The dialog takes the focus just after it is shown; before that, Escape would go to the button.
    await expect(page.getByRole('dialog')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(barcode).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await press(page, page.getByRole('button', { name: 'Tienda Dos' }), 'Space');
    await expect(heading(page, 'Payment instructions')).toBeFocused();
  });
  await check('an older repayment is paid by keyboard', async () => {
    await open(ROUTES.olderRepay);
    await press(page, page.getByRole('radio').first(), 'Space');
    await press(page, button(page, 'Pay'));
    const code = page.getByLabel('Verification code');
    await expect(code).toBeFocused();
    await page.keyboard.type(await sandbox.sentCode());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Your payment was accepted' })).toBeVisible();
  });
  await check('a complaint is sent and read by keyboard', async () => {
    await open(ROUTES.complaint);
    await press(page, button(page, 'All'));
    const sheet = page.getByRole('dialog', { name: 'Choose the order' });
    await expect(sheet).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(button(page, 'All')).toBeFocused();
    await press(page, page.getByRole('link', { name: 'My payment is not reflected' }));
    await type(page, page.getByLabel('Description'), 'Paid on Monday');
    await press(page, button(page, 'Submit'));
    await expect(heading(page, 'Complaint')).toBeVisible();
    await expect(page.getByRole('dialog')).toBeHidden();
    await press(page, page.getByRole('link', { name: 'My complaints' }));
    await press(page, page.getByRole('link', { name: /Paid on Monday/ }));
    await expect(heading(page, 'Your complaint')).toBeVisible();
    await expect(heading(page, 'Your complaint')).toBeFocused();
  });
  await check('a visitor registers by keyboard', async () => {
    await open('/promotion?id=1');
    await type(page, page.getByLabel('Mobile number'), '13800138000');
    const picture = page.getByRole('img', { name: 'Picture with the characters to type' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const captcha = (await sandbox.calls(PATHS.captchaImage)).at(-1);
    const text = await sandbox.captchaText(String(captcha?.query.sid));
    await type(page, page.getByRole('textbox', { name: 'Image captcha' }), text);
    await press(page, button(page, 'Send code'));
    await expect(button(page, 'Send code')).toHaveAccessibleDescription(/^\d+ s left$/);
    const smsCode = page.getByLabel('SMS code');
    await expect(smsCode).toBeFocused();
    await page.keyboard.type(await sandbox.smsCode('13800138000'));
    await press(page, button(page, 'Apply'), 'Space');
    await expect(page.getByRole('heading', { name: 'Your account is ready' })).toBeVisible();
  });
  await check('a card is added and listed by keyboard', async () => {
    await open('/bind-bank');
    await press(page, button(page, 'Add a bank card'));
    await expect(heading(page, 'Add a bank card')).toBeVisible();
    await type(page, page.getByLabel('Name on the card'), 'Ana López');
    await type(page, page.getByLabel('Card number'), '4111111111111111');
    await type(page, page.getByLabel('Phone number'), '5512345678');
    await page.keyboard.press('Enter');
    await expect(page.getByText('Your card was added')).toBeVisible();
    await press(page, button(page, 'See my cards'));
    await expect(page.getByText('•••• •••• •••• 1111')).toBeVisible();
    // Back does not lead to the form again.
    await page.goBack();
    await expect(heading(page, 'Bank cards')).toBeVisible();
  });
});
