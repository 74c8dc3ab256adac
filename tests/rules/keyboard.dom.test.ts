import { expect, it, vi } from 'vitest';
import { coveredBottom } from '../../src/ui/form/keyboard';

it.each([
  ['the keyboard covers 300 px', { height: 468, scale: 1, offsetTop: 0 }, 300],
  ['the keyboard covers less while the page is moved up', { height: 468, scale: 1, offsetTop: 100 }, 200],
  ['nothing is covered by toolbars of the browser', { height: 700, scale: 1, offsetTop: 0 }, 0],
  ['nothing is covered while the page is zoomed', { height: 384, scale: 2, offsetTop: 0 }, 0],
])('In a window of 768 px, %s', (_what, viewport, covered) => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(768);
  vi.stubGlobal('visualViewport', viewport);
  expect(coveredBottom()).toBe(covered);
});
