/** One test for each cell of the matrix. */
import { expect } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { READS, type Read } from '../screens.ts';
import type { Kind } from './kinds.ts';
import { pairwise } from './pairwise.ts';
import type { Snapshot } from './probe.ts';
import { type Stage, test } from './stage.ts';

export const RETRY = en['common.tryAgain'];

/** The screens that send a read when they open, with that read. */
export const SCREENS = READS.filter(
  ({ pattern }, index) => READS.findIndex((each) => each.pattern === pattern) === index,
);

export function cells<Each extends Kind, Screen extends { screen: string }>(
  kinds: readonly Each[],
  screens: readonly Screen[],
  run: (stage: Stage, kind: Each, screen: Screen) => Promise<void>,
): void {
  const isSelected = pairwise(kinds, screens.length);
  kinds.forEach((kind, kindPlace) => {
    screens.forEach((screen, screenPlace) => {
      const details = {
        tag: isSelected(kindPlace, screenPlace) ? '@pairwise' : [],
        annotation: [
          { type: 'kind', description: `${kind.group}: ${kind.name}` },
          { type: 'screen', description: screen.screen },
        ],
      };
      const cell = async (stage: Stage) => {
        await stage.begin();
        await run(stage, kind, screen);
      };
      const title = `${screen.screen}: ${kind.name}`;
      // Playwright opens the fixtures that a test names.
      if (kind.movesTimers) test(title, details, ({ timedStage }) => cell(timedStage));
      else test(title, details, ({ stage }) => cell(stage));
    });
  });
}

/** Waits until the screen shows that the load failed, in the way declared for it. */
export async function failed(stage: Stage, read: Read): Promise<Snapshot> {
  if (read.failure !== 'none') await stage.find({ role: 'button', name: RETRY }).waitFor();
  const screen = await stage.settled();
  expectFailure(read, screen);
  return screen;
}

function expectFailure(read: Read, { messages, actions }: Snapshot): void {
  if (read.failure === 'none') expect.soft(actions, 'the failure goes unnoticed').not.toContain(RETRY);
  if (read.failure === 'none' || read.failure === 'retry') return;
  const blocks = messages.filter(({ role, inMain }) => role === 'alert' && inMain);
  expect.soft(blocks, 'one block shows the failure').toHaveLength(1);
  expect.soft(blocks[0]?.actions, 'with a way on').toContain(RETRY);
}
