import { afterEach, expect, it } from 'vitest';
import { watchTaps } from '../../src/test-page/timeline/taps';

afterEach(() => document.body.replaceChildren());

it('A tap on the first paint that the app repeats is listed once, and a later tap again', () => {
  const taps: string[] = [];
  watchTaps(({ action, name }) => taps.push(`${action} ${name}`));
  document.body.innerHTML = '<div id="first-paint"><button>Submit</button></div>';
  document.querySelector('button')?.click();
  document.body.innerHTML = '<div id="root"><button>Submit</button></div>';
  document.querySelector('button')?.click();
  expect(taps).toEqual(['press Submit']);
  document.querySelector('button')?.click();
  expect(taps).toEqual(['press Submit', 'press Submit']);
});
