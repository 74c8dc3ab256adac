/** Watches the motion of screens and lists (src/app/motion.ts). */
import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

interface Animated {
  tag: string;
  first: Keyframe;
  duration: number;
}

declare global {
  interface Window {
    animated: (Animated & { animation: Animation })[];
    playbackRate: number;
  }
}

/** The animations since the last call, without those that were cancelled. */
export const animated = (page: Page): Promise<Animated[]> =>
  page.evaluate(() =>
    window.animated
      .splice(0)
      .filter(({ animation }) => animation.playState !== 'idle')
      .map(({ tag, first, duration }) => ({ tag, first, duration })),
  );

/** Lists the animations that the page starts. */
export async function watchAnimations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.animated = [];
    window.playbackRate = 1;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (keyframes, options) {
      // A dialog that closes.
      if (this.closest('[inert]')) return animate.call(this, keyframes, options);
      const [first] = keyframes as Keyframe[];
      const { duration } = options as { duration: number };
      const animation = animate.call(this, keyframes, options);
      window.animated.push({ tag: this.tagName, first: first ?? {}, duration, animation });
      animation.playbackRate = window.playbackRate;
      return animation;
    };
  });
}

/** Slows down the animations that start from now on, so that a test has time to act during them. */
export const slowDown = (page: Page) =>
  page.evaluate(() => {
    window.playbackRate = 0.01;
  });

/** Opens a route, and waits until the file of the motion is loaded. */
export async function openMoving(page: Page, open: () => Promise<void>): Promise<void> {
  const loaded = page.waitForResponse(/\/motion-.*\.js/);
  await open();
  const file = (await loaded).url();
  // The same module as the page's: it is there when it has run.
  await page.evaluate(async (url) => {
    await import(url);
    await new Promise((resolve) => setTimeout(resolve));
  }, file);
}

/** Waits until nothing moves, and checks that nothing is left of the motion. */
export async function expectAtRest(page: Page): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().length === 0);
  const left = await page.evaluate(() =>
    [...document.querySelectorAll('#root :is(div:has(> main), main, header p, dl, li)')]
      .filter((element) => {
        const { transform, opacity } = getComputedStyle(element);
        return transform !== 'none' || opacity !== '1';
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 80)),
  );
  expect(left).toEqual([]);
}
