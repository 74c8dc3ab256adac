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

/** The transforms from which a `main` has come. */
const comes = (view: WebView) =>
  view.evaluate<string[]>(`return animations.splice(0)
    .filter(({ playState, effect }) => playState !== 'idle' && effect.target.tagName === 'MAIN')
    .map(({ effect }) => effect.getKeyframes()[0].transform)`);

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
  await view.see(role('heading', 'Loan agreement', { nth: 0 }));
  expect(await comes(view)).toEqual(['translateX(32px)']);
  await view.tap(role('button', 'Back'));
  await view.see(role('heading', 'Your loan'));
  expect(await comes(view)).toEqual(['translateX(-32px)']);

  await view.tap(role('link', 'Loan agreement'));
  await view.see(role('heading', 'Loan agreement', { nth: 0 }));
  await comes(view);
  // Long after the tap.
  await view.evaluate('window.now += 3_600_000');
  await view.back();
  await view.see(role('heading', 'Your loan'));
  expect(await comes(view)).toEqual([]);
  await expect.poll(() => isAtRest(view)).toBe(true);
});
