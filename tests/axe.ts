/** What axe finds wrong with the shown page. */

import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * What axe finds serious or critical. Not with `@axe-core/playwright`, which loads axe twice for each run.
 * @param contrast whether axe also measures contrasts, which takes half of its time.
 */
export async function seriousFor(page: Page, { contrast = true } = {}): Promise<string[]> {
  await Promise.all(page.frames().map((frame) => frame.evaluate(axe.source)));
  const violations = await page.evaluate(async (enabled) => {
    const found = await window.axe.run(
      // A toast is half transparent while it appears and disappears, and its text is also on the screen.
      { exclude: ['.adm-toast-mask'] },
      { resultTypes: ['violations'], rules: { 'color-contrast': { enabled } } },
    );
    return found.violations;
  }, contrast);
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}
