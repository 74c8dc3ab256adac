/** The tests of the matrix: one for each kind on each screen, and those of `npm test`. */
import { expect } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { READS, type Read } from '../screens.ts';
import type { Kind } from './kinds.ts';
import type { Snapshot } from './probe.ts';
import { type Stage, test } from './stage.ts';

export const RETRY = en['common.tryAgain'];

/** The screens that send a read when they open, with that read. */
export const SCREENS = READS.filter(
  ({ pattern }, index) => READS.findIndex((each) => each.pattern === pattern) === index,
);

interface Matrix<Each, Screen> {
  kinds: readonly Each[];
  screens: readonly Screen[];
  /** What `npm test` runs: all kinds unless others are given, on this number of screens. */
  part: { kinds?: readonly Each[]; screens: number };
  /** Applies the kinds on the screen, one after the other. */
  run: (stage: Stage, kinds: readonly Each[], screen: Screen) => Promise<void>;
}

export function cells<Each extends Kind, Screen extends { screen: string }>(matrix: Matrix<Each, Screen>): void {
  const { kinds, screens, part, run } = matrix;
  const add = (each: readonly Each[], screen: Screen) => {
    const [{ name, group, movesTimers }] = each as [Each];
    const title = `${screen.screen}: ${each.length === 1 ? name : `${each.length} kinds of ${group}`}`;
    // Playwright opens the fixtures that a test names.
    if (movesTimers) test(title, ({ timedStage }) => run(timedStage, each, screen));
    else test(title, ({ stage }) => run(stage, each, screen));
  };
  test.describe('whole matrix', { tag: '@whole' }, () => {
    for (const kind of kinds) for (const screen of screens) add([kind], screen);
  });
  test.describe('in npm test', { tag: '@pairwise' }, () => {
    for (const chosen of pairwise(part.kinds ?? kinds, screens, part.screens)) add(chosen.kinds, chosen.screen);
  });
}

/**
 * Every kind once, on evenly chosen screens. A test of this part opens one screen and applies its kinds one after the other, since
 * `Try again` or another load costs less than another test. `moments.spec.ts` and `writes.spec.ts` choose every screen.
 * @param count how many screens are chosen. With fewer kinds than that, some kinds are applied on two screens.
 */
function pairwise<Each, Screen>(
  kinds: readonly Each[],
  screens: readonly Screen[],
  count: number,
): { screen: Screen; kinds: Each[] }[] {
  const places = Array.from({ length: count }, (_, turn) => Math.floor(((turn + 0.5) * screens.length) / count));
  return screens
    .filter((_, place) => places.includes(place))
    .map((screen, turn) => ({
      screen,
      kinds: kinds.filter((_, place) => place % count === turn % kinds.length),
    }));
}

/** A run of each kind on the screen opened anew. */
export const oneByOne =
  <Each extends Kind, Screen>(run: (stage: Stage, kind: Each, screen: Screen) => Promise<void>) =>
  async (stage: Stage, kinds: readonly Each[], screen: Screen) => {
    for (const kind of kinds) {
      await test.step(kind.name, async () => {
        await stage.begin();
        await run(stage, kind, screen);
      });
    }
  };

/** Loads the read once more: with the button of the failure, or with the page if the failure has none. */
export async function again(stage: Stage, { failure }: Read): Promise<void> {
  if (failure === 'none') await stage.reload();
  else await stage.tap(RETRY);
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
