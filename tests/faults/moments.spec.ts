/** Faults at a given moment: slow, hanging and lost connections, files that fail to load, pages restored from the cache. */
import { expect } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { READS, type Read, routeOf } from '../screens.ts';
import { again, cells, failed, oneByOne, RETRY, SCREENS } from './cells.ts';
import { expectSound } from './checks.ts';
import type { Kind } from './kinds.ts';
import type { Snapshot } from './probe.ts';
import type { AppFiles, Stage } from './stage.ts';

interface MomentKind extends Omit<Kind, 'group'> {
  run: (stage: Stage, read: Read) => Promise<void>;
}

/** The early request has the same timeout as any other call. */
const OVER_A_MINUTE = 61_000;
/** A screen without requests. */
const QUIET = '/error/joint-login-fail';
const FILE_ERRORS = /dynamically imported module|Unable to preload/;

/** While it waits for the answer, the screen shows its title, and a loading message unless it shows saved content. */
async function waits(stage: Stage, read: Read): Promise<void> {
  await stage.called(read.path, 1);
  await expect(stage.page.getByRole('heading', { level: 1 })).toHaveText(/\S/);
  if (read.failure === 'screen') await expect(stage.page.getByRole('status').first()).toHaveText(en['common.loading']);
}

/** Which of the files that the document names fail to load. */
const file = (
  name: string,
  choose: (files: AppFiles, read: Read) => readonly string[],
  isNeeded: boolean,
): MomentKind => ({
  name,
  async run(stage, read) {
    const missing = choose(stage.files, read);
    await stage.block(missing);
    let screen: Snapshot;
    try {
      await stage.open(routeOf(read));
      screen = await stage.settled();
    } finally {
      await stage.unblock();
    }
    // Some screens have no file of their own.
    if (isNeeded && missing.length > 0) expect.soft(screen.actions, 'it can be tried again').toContain(RETRY);
    expectSound(stage, screen, { console: FILE_ERRORS });
    if (screen.actions.includes(RETRY)) await stage.tap(RETRY, 1);
    expectSound(stage, await stage.clean(read), { console: FILE_ERRORS });
  },
});
const scripts = (names: readonly string[] = []) => names.filter((name) => name.endsWith('.js'));

/** A refresh of a loaded screen fails: its content stays, with a note where it may be outdated. */
const refresh = (name: string, event: () => void): MomentKind => ({
  name,
  async run(stage, read) {
    await stage.open(routeOf(read));
    await stage.clean(read);
    await stage.fault([{ path: read.path, kind: 'html' }]);
    await stage.page.evaluate(event);
    expectSound(stage, await stage.clean(read));
    await stage.sandbox.clearFaults();
    await stage.reload();
    expectSound(stage, await stage.clean(read));
  },
});

const MOMENTS: readonly MomentKind[] = [
  {
    name: 'a slow answer',
    async run(stage, read) {
      await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'delay', ms: 600_000 }] });
      await waits(stage, read);
      await stage.sandbox.clearFaults();
      expectSound(stage, await stage.clean(read));
    },
  },
  {
    name: 'a slow answer for a screen that was left and opened again',
    async run(stage, read) {
      await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'delay', ms: 600_000 }] });
      await waits(stage, read);
      await stage.page.waitForFunction(() => document.getElementById('first-paint') === null);
      await stage.move(`${QUIET}?${stage.session}`);
      await stage.page.getByRole('heading', { level: 1, name: en['loginFailure.title'] }).waitFor();
      await stage.moveTo(read);
      await stage.sandbox.clearFaults();
      expectSound(stage, await stage.clean(read));
    },
  },
  {
    name: 'no answer within a minute',
    movesTimers: true,
    async run(stage, read) {
      await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'hang' }] });
      await waits(stage, read);
      await stage.page.waitForFunction(() => document.getElementById('first-paint') === null);
      // Their time would be over too.
      const others = READS.filter(({ pattern, failure }) => pattern === read.pattern && failure === 'retry');
      for (const { shows } of others) await stage.find(shows).waitFor();
      await stage.page.clock.fastForward(OVER_A_MINUTE);
      expectSound(stage, await failed(stage, read));
      await again(stage, read);
      expectSound(stage, await stage.clean(read), { steps: 2 });
    },
  },
  {
    name: 'offline when the screen is opened, then online',
    async run(stage, read) {
      await stage.open(QUIET);
      await stage.settled();
      await stage.context.setOffline(true);
      try {
        await stage.moveTo(read);
        // Also on screens that do not show the failed call, because the screen's code is missing as well.
        await stage.find({ role: 'button', name: RETRY }).waitFor();
        expectSound(stage, await stage.settled(), { console: FILE_ERRORS });
      } finally {
        await stage.context.setOffline(false);
      }
      expectSound(stage, await stage.clean(read), { steps: 2, console: FILE_ERRORS });
    },
  },
  {
    name: 'offline when it is tried again, then online',
    async run(stage, read) {
      await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'html' }] });
      await failed(stage, read);
      await stage.context.setOffline(true);
      try {
        if (read.failure !== 'none') {
          await stage.tap(RETRY);
          await stage.page.getByText(en['error.network']).first().waitFor();
          expectSound(stage, await failed(stage, read), { steps: 2 });
        }
      } finally {
        await stage.context.setOffline(false);
      }
      if (read.failure === 'none') await stage.reload();
      expectSound(stage, await stage.clean(read), { steps: 3 });
    },
  },
  file('the app does not arrive', ({ app: [entry] }) => [entry], true),
  file('a library does not arrive', ({ app: [, ...imported] }) => scripts(imported), true),
  file('the messages do not arrive', ({ languages }) => languages.en, true),
  file('the code of the screen does not arrive', ({ routes }, { pattern }) => scripts(routes[pattern]), true),
  file('the first paint does not arrive', () => ['assets/first-paint-*'], false),
  file('the pop-ups do not arrive', () => ['assets/pop-ups-*', 'assets/toast-view-*'], false),
  {
    name: 'the styles do not arrive',
    async run(stage, read) {
      await stage.block(['assets/*.css']);
      try {
        await stage.open(routeOf(read));
        expectSound(stage, await stage.settled(), { console: FILE_ERRORS });
        await stage.find({ role: 'button', name: RETRY }).waitFor();
      } finally {
        await stage.unblock();
      }
      await stage.tap(RETRY, 1);
      expectSound(stage, await stage.clean(read), { console: FILE_ERRORS });
    },
  },
  {
    name: 'the library of the second request does not arrive',
    async run(stage, read) {
      await stage.block(['assets/axios-*']);
      try {
        await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'html' }] });
        await stage.page.waitForFunction(() => window.probe.isSettled());
        await failed(stage, read);
        await again(stage, read);
        expectSound(stage, await stage.clean(read), { steps: 2, console: FILE_ERRORS });
      } finally {
        await stage.unblock();
      }
    },
  },
  refresh('a return from the page cache whose refresh fails', () => {
    window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  }),
  refresh('a return to the tab whose refresh fails', () => {
    document.dispatchEvent(new Event('visibilitychange'));
  }),
  {
    name: 'a tab that is hidden while it loads',
    async run(stage, read) {
      const script = `
        let frames = [];
        const real = window.requestAnimationFrame;
        window.isHiddenTab = true;
        window.requestAnimationFrame = (frame) => window.isHiddenTab ? frames.push(frame) : real(frame);
        Object.defineProperty(Document.prototype, 'visibilityState', { get: () => window.isHiddenTab ? 'hidden' : 'visible' });
        Object.defineProperty(Document.prototype, 'hidden', { get: () => window.isHiddenTab });
        window.showTab = () => {
          window.isHiddenTab = false;
          document.dispatchEvent(new Event('visibilitychange'));
          frames.splice(0).forEach((frame) => real(frame));
        };`;
      await stage.open(routeOf(read), { script });
      await stage.called(read.path, 1);
      await stage.settled();
      await stage.page.evaluate('window.showTab()');
      expectSound(stage, await stage.clean(read));
    },
  },
  {
    name: 'reduced motion',
    async run(stage, read) {
      await stage.page.emulateMedia({ reducedMotion: 'reduce' });
      try {
        await stage.open(routeOf(read), { faults: [{ path: read.path, kind: 'html' }] });
        expectSound(stage, await failed(stage, read));
        await again(stage, read);
        expectSound(stage, await stage.clean(read), { steps: 2 });
      } finally {
        await stage.page.emulateMedia({ reducedMotion: null });
      }
    },
  },
];

cells({
  kinds: MOMENTS.map((kind) => ({ ...kind, group: 'moment' })),
  screens: SCREENS,
  part: { screens: SCREENS.length },
  run: oneByOne<MomentKind & Kind, Read>((stage, kind, read) => kind.run(stage, read)),
});
