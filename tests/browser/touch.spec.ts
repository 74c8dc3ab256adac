import { expect, test } from './fixtures.ts';

test('a star of the rating is chosen by touch, by a mouse and by keys', async ({ page, open }) => {
  await open('/loan-detail?productId=101&orderId=1000200');
  const rating = page.getByRole('dialog', { name: 'How was your experience?' });
  const star = rating.getByRole('radio');
  const chosen = rating.getByRole('radio', { checked: true });
  const fillOf = (index: number) => star.nth(index).locator('path').last();
  await star.nth(1).tap();
  await expect(fillOf(1)).not.toHaveCSS('fill', 'none');
  await expect(fillOf(2)).toHaveCSS('fill', 'none');
  await expect(chosen).toHaveAccessibleName('2');
  await star.nth(3).click();
  await expect(chosen).toHaveAccessibleName('4');
  await page.keyboard.press('ArrowLeft');
  await expect(chosen).toHaveAccessibleName('3');
});
