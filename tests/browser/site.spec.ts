/** The public site in its sizes: what can be reached on a small phone, and what a desktop makes of it. */
import type { Page } from '@playwright/test';
import { loadRoboto } from '../gallery/roboto.ts';
import { expect, test } from './fixtures.ts';

const boxesOf = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().toJSON()));

for (const language of ['en', 'es'] as const) {
  test(`all sections of the navigation are in sight on a small phone, ${language}`, async ({ page, open }) => {
    await loadRoboto(page.context());
    await page.setViewportSize({ width: 320, height: 640 });
    await open('/', { language });
    const sections = await boxesOf(page, 'nav a');
    expect(sections.filter(({ left, right }) => left >= 0 && right <= 320)).toHaveLength(4);
  });
}
