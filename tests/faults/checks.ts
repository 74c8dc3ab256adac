/** The assertions of every cell. */
import { expect } from '@playwright/test';
import type { Snapshot } from './probe.ts';
import type { Stage } from './stage.ts';

/** The browser logs each answer that a fault breaks. */
const OF_THE_BROWSER = /^Failed to load resource/;

interface Expected {
  /** How often the same message may have been announced: once for each load and each tap. */
  steps?: number;
  console?: RegExp;
}

/** Checks that the screen shows a state and a next step, announces each message once, contains no broken text, and causes no error. */
export function expectSound(
  stage: Stage,
  screen: Snapshot,
  { steps = 1, console: allowed = /^$/ }: Expected = {},
): void {
  const { heading, messages, actions, broken, announced, violations } = screen;
  expect.soft(heading !== '' || messages.length > 0, 'the state has a name').toBe(true);
  expect.soft(actions.length, 'there is a way on').toBeGreaterThan(0);
  expect.soft(broken, 'no undefined, NaN or null in the texts').toEqual([]);
  expect.soft(repeated(announced, steps), 'nothing is announced twice').toEqual([]);
  expect
    .soft(
      repeated(
        messages.map(({ text }) => text),
        1,
      ),
      'no message is shown twice',
    )
    .toEqual([]);
  expect.soft(violations, 'no policy is violated').toEqual([]);
  const unexpected = stage.problems.filter((line) => !OF_THE_BROWSER.test(line) && !allowed.test(line));
  expect.soft(unexpected, 'no error on the console').toEqual([]);
}

const repeated = (texts: readonly string[], most: number) =>
  [...new Set(texts)].filter((text) => texts.filter((each) => each === text).length > most);
