/** Drags by touch. */
import type { Locator, Page } from '@playwright/test';
import { boxOf } from './views.ts';

export async function middleOf(target: Locator): Promise<{ x: number; y: number }> {
  const { x, width, middle } = await boxOf(target);
  return { x: x + width / 2, y: middle };
}

/** Drags down from a point by the given number of px; up if it is negative. */
export async function dragDown(page: Page, from: { x: number; y: number }, distance: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x: from.x, y }] });
  await touch('touchStart', from.y);
  for (let step = 1; step <= 10; step += 1) await touch('touchMove', from.y + (distance * step) / 10);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
