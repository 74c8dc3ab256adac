/** The motion of screens in WebKit (src/app/motion.ts): on iOS the gesture for Back moves the screen itself. */
import { expect, it } from 'vitest';
import { hostOfFile } from './fixture.ts';
import { role, type WebView } from './web-view.ts';

const open = hostOfFile();

/** Lists the animations, slowed down. The page's time stands still, so that a slow screen still comes soon after its tap. */
const watch = (view: WebView) =>
  view.evaluate(`window.animations = [];
    window.now = performance.now();
    performance.now = () => window.now;
    const { animate } = Element.prototype;
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.updatePlaybackRate(0.01);
      animations.push(animation);
      return animation;
    };`);

/** Waits for a screen's content. @returns the transforms from which its `main` has come; the skeleton's is the same. */
async function arrival(view: WebView, title: string): Promise<string[]> {
  await view.see(role('heading', title, { nth: 0 }));
  await expect.poll(() => view.evaluate('return document.querySelector("main[aria-busy=false]") !== null')).toBe(true);
  return view.evaluate(`const mains = animations.splice(0)
      .filter(({ playState, effect }) => playState !== 'idle' && effect.target.tagName === 'MAIN');
    return [...new Set(mains.map(({ effect }) => effect.getKeyframes()[0].transform))]`);
}

const isAtRest = (view: WebView) =>
  view.evaluate<boolean>(`return document.getAnimations().length === 0 &&
    [...document.querySelectorAll('main, header p')].every((each) => getComputedStyle(each).transform === 'none')`);

it('moves screens, lets the next tap through at once, and leaves the gesture to the browser', async () => {
  const { view } = await open('/loan-detail?productId=102&orderId=1000151', { handlers: [] });
  const isLoaded = `return performance.getEntriesByType('resource').some(({ name }) => /\\/motion-/.test(name))`;
  await expect.poll(() => view.evaluate(isLoaded)).toBe(true);
  await view.settled();
  await watch(view);

  await view.tap(role('link', 'Loan agreement'));
  expect(await arrival(view, 'Loan agreement')).toEqual(['translateX(32px)']);
  await view.tap(role('button', 'Back'));
  expect(await arrival(view, 'Your loan')).toEqual(['translateX(-32px)']);

  await view.tap(role('link', 'Loan agreement'));
  await arrival(view, 'Loan agreement');
  // Long after the tap.
  await view.evaluate('window.now += 3_600_000');
  await view.back();
  expect(await arrival(view, 'Your loan')).toEqual([]);
  await expect.poll(() => isAtRest(view)).toBe(true);
});
