/** Every kind of fault on every write: one message, one call for each tap, and a next step that leads to the result. */
import { expect, type Locator } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { cells, oneByOne } from './cells.ts';
import { expectSound } from './checks.ts';
import { DEVICE_KINDS, type DeviceKind } from './device-kinds.ts';
import { ANSWER_KINDS, type AnswerKind, type Kind, ofWrites } from './kinds.ts';
import { type Stage, test } from './stage.ts';
import { WRITES, type WriteScreen } from './write-screens.ts';

const OVER_A_MINUTE = 61_000;
/** Longer than the second in which a button ignores taps after a failure. */
const REST = 1500;

const isShown = (locator: Locator) => locator.first().isVisible();

async function open(stage: Stage, { route, prepare }: WriteScreen, script?: string): Promise<void> {
  await stage.open(route, { script });
  await stage.settled();
  await prepare?.(stage.page);
}

const send = (stage: Stage, { send: act, button }: WriteScreen) => act?.(stage) ?? stage.tap(button);

/** Lets the sandbox accept the write without checks. */
const accepts = ({ path, isMadeUp = false }: WriteScreen) => (isMadeUp ? [{ path, kind: 'data', data: {} }] : []);

/** The number of texts that the screen has announced. */
const announcements = ({ page }: Stage) => page.evaluate(() => window.probe.snapshot().announced.length);

/** Waits until the screen announces the outcome of the write and nothing is pending. @param before what was announced before it. */
async function outcomeShown({ page }: Stage, before = 0): Promise<void> {
  await page.waitForFunction(
    (count) => window.probe.isSettled() && window.probe.snapshot().announced.length > count,
    before,
    { polling: 20 },
  );
}

/** The write was carried out although its answer was lost, so a read may show the result. */
const isWorkDone = ({ name }: Kind) => name === 'half of the JSON' || name === 'a connection cut after the work';

/**
 * Sends again, after the confirmation dialog if the answer was lost; or follows the screen's next step.
 * @param count how many calls there are after it. @param taps on the dialog's button within one task; the second one is answered
 * with “under way”. @returns whether it was sent.
 */
async function sendAgain(stage: Stage, write: WriteScreen, count: number, taps = 1): Promise<boolean> {
  const { page } = stage;
  const question = page.getByRole('dialog', { name: en['attempt.againTitle'] });
  await page.evaluate((ms) => window.probe.skip(ms), REST);
  const reopen = page.getByRole('button', { name: en['olderRepay.reopen'] });
  if (await isShown(reopen)) {
    await reopen.tap();
    await write.retype?.(page);
  }
  await write.refill?.(page);
  const seeCards = page.getByRole('button', { name: en['bind.seeCards'] });
  if (await isShown(seeCards)) {
    await seeCards.tap();
    await page.getByRole('heading', { level: 1, name: en['bind.title'] }).waitFor();
    return false;
  }
  await stage.tap(write.button);
  await expect
    .poll(async () => (await isShown(question)) || (await stage.calls(write.path)) === count, { intervals: [10] })
    .toBe(true);
  if (await isShown(question)) {
    await stage.tap(en['attempt.again'], taps);
    await question.waitFor({ state: 'hidden' });
  }
  await stage.called(write.path, count);
  return true;
}

async function succeedAtLast(stage: Stage, write: WriteScreen, count: number): Promise<void> {
  await stage.fault(accepts(write));
  if (!(await sendAgain(stage, write, count, 3))) return;
  await write.done(stage.page).first().waitFor();
  expect.soft(await stage.calls(write.path), 'each tap sends once').toBe(count);
}

/** Each answer in turn; the screen is opened anew when the next step after a failure leads to another screen. */
async function failInTurn(stage: Stage, kinds: readonly AnswerKind[], write: WriteScreen): Promise<void> {
  const { path } = write;
  let calls = 0;
  for (const kind of kinds) {
    await test.step(kind.name, async () => {
      const fault = () => stage.fault([{ ...kind.fault, path }]);
      if (calls > 0) {
        const before = await announcements(stage);
        await fault();
        calls = (await sendAgain(stage, write, calls + 1)) ? calls + 1 : 0;
        if (calls > 0) await outcomeShown(stage, before);
      }
      if (calls === 0) {
        await stage.begin();
        await open(stage, write);
        await fault();
        await send(stage, write);
        calls = 1;
        await stage.called(path, calls);
        await outcomeShown(stage);
      }
      expectSound(stage, await stage.settled(), { steps: calls });
      if (!isWorkDone(kind)) return;
      expect.soft(await stage.calls(path), 'it is sent once').toBe(calls);
      calls = 0;
    });
  }
  if (calls > 0) await succeedAtLast(stage, write, calls + 1);
}

interface WriteKind extends Kind {
  run: (stage: Stage, write: WriteScreen) => Promise<void>;
}

const OFFLINE: WriteKind = {
  name: 'offline, then online',
  group: 'write answer',
  async run(stage, write) {
    await open(stage, write);
    if (write.asksAgain)
      // The file is fetched and then imported (`src/start/load-part.ts`): two entries.
      await stage.page.waitForFunction(
        () =>
          performance.getEntriesByType('resource').filter(({ name }) => name.includes('send-again-dialog')).length > 1,
      );
    await stage.context.setOffline(true);
    try {
      const before = await announcements(stage);
      await send(stage, write);
      await outcomeShown(stage, before);
      expectSound(stage, await stage.settled());
    } finally {
      await stage.context.setOffline(false);
    }
    await succeedAtLast(stage, write, 1);
  },
};

const SILENT: WriteKind = {
  name: 'no answer within a minute',
  group: 'write answer',
  movesTimers: true,
  async run(stage, write) {
    await open(stage, write);
    const { path } = write;
    await stage.fault([{ path, kind: 'hang' }]);
    await send(stage, write);
    await stage.called(path, 1);
    await stage.page.clock.fastForward(OVER_A_MINUTE);
    await outcomeShown(stage);
    expectSound(stage, await stage.settled());
    await succeedAtLast(stage, write, 2);
  },
};

cells({ kinds: ofWrites(ANSWER_KINDS), screens: WRITES, part: { screens: WRITES.length }, run: failInTurn });

cells({
  kinds: [OFFLINE, SILENT],
  screens: WRITES,
  part: { screens: 2 },
  run: oneByOne<WriteKind, WriteScreen>((stage, kind, write) => kind.run(stage, write)),
});

const DEVICE = ofWrites(DEVICE_KINDS.filter(({ name }) => name !== 'IndexedDB that never answers'));

cells({
  kinds: DEVICE,
  screens: WRITES,
  part: { kinds: DEVICE.filter(({ concernsWrites }) => concernsWrites), screens: 4 },
  run: oneByOne<DeviceKind, WriteScreen>(async (stage, { script }, write) => {
    await open(stage, write, script);
    await stage.fault(accepts(write));
    await send(stage, write);
    await write.done(stage.page).first().waitFor();
    expect.soft(await stage.calls(write.path), 'it is sent once').toBe(1);
  }),
});
