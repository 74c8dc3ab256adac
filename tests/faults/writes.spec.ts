/** Every kind of fault on every write: one message, one call for each tap, and a next step that leads to the result. */
import { expect, type Locator } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { cells } from './cells.ts';
import { expectSound } from './checks.ts';
import { DEVICE_KINDS, type DeviceKind } from './device-kinds.ts';
import { type AnswerKind, type Kind, WRITE_ANSWERS, WRITE_SHAPES } from './kinds.ts';
import type { Stage } from './stage.ts';
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

/** Waits until the screen shows the outcome of the write and nothing is pending. */
async function outcomeShown(stage: Stage): Promise<void> {
  await stage.page.waitForFunction(
    () => window.probe.isSettled() && window.probe.snapshot().announced.length > 0,
    undefined,
    { polling: 20 },
  );
}

/** The write was carried out although its answer was lost, so a read may show the result. */
const isWorkDone = ({ name }: Kind) => name === 'half of the JSON' || name === 'a connection cut after the work';

/**
 * Sends again, after the confirmation dialog if the answer was lost; or follows the screen's next step.
 * @param calls that the server then has received.
 */
async function goOn(stage: Stage, write: WriteScreen, calls = 2): Promise<void> {
  const { page } = stage;
  const done = write.done(page);
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
    return;
  }
  await stage.tap(write.button);
  await done.or(question).first().waitFor();
  if (await isShown(question)) {
    await stage.tap(en['attempt.again']);
    await done.first().waitFor();
  }
  expect.soft(await stage.calls(write.path), 'each tap sends once').toBe(calls);
}

async function failOnce(stage: Stage, kind: AnswerKind, write: WriteScreen): Promise<void> {
  await open(stage, write);
  const { path } = write;
  await stage.fault([{ ...kind.fault(undefined), path }, ...accepts(write)]);
  await send(stage, write);
  await stage.called(path, 1);
  await outcomeShown(stage);
  expectSound(stage, await stage.settled());
  if (isWorkDone(kind)) expect.soft(await stage.calls(path), 'it is sent once').toBe(1);
  else await goOn(stage, write);
}

interface WriteKind extends Kind {
  run: (stage: Stage, write: WriteScreen) => Promise<void>;
}

const OFFLINE: WriteKind = {
  name: 'offline, then online',
  group: 'write answer',
  async run(stage, write) {
    await open(stage, write);
    // The screens that ask before they send again load the question ahead.
    await stage.page
      .waitForFunction(
        () => performance.getEntriesByType('resource').some(({ name }) => name.includes('send-again-dialog')),
        undefined,
        { timeout: 4000 },
      )
      .catch(() => undefined);
    await stage.context.setOffline(true);
    try {
      await send(stage, write);
      await outcomeShown(stage);
      expectSound(stage, await stage.settled());
    } finally {
      await stage.context.setOffline(false);
    }
    await stage.fault(accepts(write));
    await goOn(stage, write, 1);
  },
};

const SILENT: WriteKind = {
  name: 'no answer within a minute',
  group: 'write answer',
  movesTimers: true,
  async run(stage, write) {
    await open(stage, write);
    const { path } = write;
    await stage.fault([{ path, kind: 'hang' }, ...accepts(write)]);
    await send(stage, write);
    await stage.called(path, 1);
    await stage.page.clock.fastForward(OVER_A_MINUTE);
    await outcomeShown(stage);
    expectSound(stage, await stage.settled());
    await goOn(stage, write);
  },
};

cells<WriteKind, WriteScreen>(
  [
    ...WRITE_ANSWERS.map((kind) => ({
      ...kind,
      run: (stage: Stage, write: WriteScreen) => failOnce(stage, kind, write),
    })),
    OFFLINE,
    SILENT,
  ],
  WRITES,
  (stage, { run }, write) => run(stage, write),
);

cells<AnswerKind, WriteScreen>(WRITE_SHAPES, WRITES, async (stage, { fault }, write) => {
  await open(stage, write);
  await stage.fault([{ ...fault(undefined), path: write.path }]);
  await send(stage, write);
  await stage.called(write.path, 1);
  expectSound(stage, await stage.settled());
  expect.soft(await stage.calls(write.path), 'it is sent once').toBe(1);
});

cells<DeviceKind, WriteScreen>(
  DEVICE_KINDS.filter(({ name }) => name !== 'IndexedDB that never answers').map((kind) => ({
    ...kind,
    group: `write ${kind.group}` as const,
  })),
  WRITES,
  async (stage, { script }, write) => {
    await open(stage, write, script);
    await stage.fault(accepts(write));
    await send(stage, write);
    await write.done(stage.page).first().waitFor();
    expect.soft(await stage.calls(write.path), 'it is sent once').toBe(1);
  },
);
