/** What holds for each screen with an amount in its hero, in windows of several sizes. */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';
import { boxesOf, boxOf } from './views.ts';

export const DESKTOPS = ['1280x800', '1024x768'] as const;
export const LARGE_TEXT = ['390x844 200%', '320x640 200%'] as const;

export async function expectSlimHero(page: Page, view: { height: number }): Promise<void> {
  expect((await boxOf(page.locator('header > :last-child'))).bottom).toBeLessThan(0.25 * view.height);
  // What follows the amount is beside it.
  const amount = page.locator('header p', { hasText: /^[₹$]/ });
  const [figure, fact] = [await boxOf(amount.locator('..')), await boxOf(page.locator('header li').first())];
  expect(Math.abs(fact.middle - (await boxOf(amount)).middle)).toBeLessThan(12);
  expect(fact.x).toBeGreaterThan(figure.right);
  expect(fact.x - figure.right).toBeLessThan(24);
}

/** Whether Back and the title stay at the top of the window, and the amount is beside them once the hero has left. */
export async function expectHead(page: Page): Promise<void> {
  const [title, back] = [page.getByRole('heading', { level: 1 }), page.getByRole('button', { name: /^(Back|Atrás)$/ })];
  const amount = page.locator('h1').locator('xpath=preceding-sibling::span');
  await expect(amount).toHaveCount(0);
  await page.evaluate(() => window.scrollTo(0, 9999));
  await expect(amount).toHaveAttribute('data-amount', /^[$₹][\d,.]+$/);
  for (const part of [title, back, amount]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    expect((await boxOf(part)).bottom).toBeLessThanOrEqual(48);
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect(amount).toHaveCount(0);
}

export async function expectHeroAsWideAsCards(page: Page): Promise<void> {
  const cards = await boxesOf(page.locator('main .surface'));
  const [start, end] = [Math.min(...cards.map(({ left }) => left)), Math.max(...cards.map(({ right }) => right))];
  const parts = await boxesOf(page.locator('header > div:last-child :is(p, h2, li, button)'));
  expect(parts.filter(({ left, right }) => left < start - 10 || right > end + 10)).toEqual([]);
}

/** Whether each value is beside its label, or below it if the text is large. */
export async function expectValues(page: Page, { isLargeText }: { isLargeText: boolean }): Promise<void> {
  const values = page.getByRole('main').locator('dd');
  const below = await values.evaluateAll((all) =>
    all.map((value) => {
      const label = value.previousElementSibling?.getBoundingClientRect();
      return label !== undefined && value.getBoundingClientRect().top >= label.bottom;
    }),
  );
  expect([...new Set(below)]).toEqual([isLargeText]);
}

/** Whether the label of the amount is closer to it than to the name of the product. */
export async function expectLabelApart(page: Page, label: string): Promise<void> {
  const hero = page.getByRole('banner');
  const product = await boxOf(hero.getByText('Préstamo Azul').locator('..'));
  expect((await boxOf(hero.getByText(label, { exact: true }))).y).toBeGreaterThanOrEqual(product.bottom + 12);
}
