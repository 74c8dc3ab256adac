/** Every state of the catalogue in WebKit, rewritten as by a translator: it shows what an untouched page shows. */
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { DEFAULT_LANGUAGE } from '../../src/languages.ts';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { localized, type Step } from '../../src/test-page/scenarios/scenario.ts';
import type { FaultRequest } from '../admin-api.ts';
import { builtApps } from '../builds.ts';
import {
  type Change,
  changed,
  clickAll,
  comparable,
  differenceOf,
  MARK,
  markTexts,
  rewriteTexts,
  shownText,
} from '../rewrite.ts';
import { translated, WORDS } from '../words.ts';
import { hostOfFile } from './fixture.ts';
import type { WebView } from './web-view.ts';

const open = hostOfFile();
const language = DEFAULT_LANGUAGE;

// With the test page, which brings a screen into a state.
let dist: string;
beforeAll(async () => {
  dist = join(await builtApps(['plain']), 'plain');
});

for (const state of SCENARIOS) {
  it(`${state.id}: a rewritten page shows what an untouched one shows`, async () => {
    const { faults, steps } = localized(state, (words) => translated(language, words));
    let change: Change | undefined;
    // A read that fails leaves the data of the last one, which depends on how often it was sent.
    const changes = faults.every(({ kind }) => kind === 'data') ? (['other values', 'other status'] as const) : [];
    const changeAnswer = (answer: string) => (change === undefined ? answer : changed(answer, change));
    const opening = {
      language,
      dist,
      // A browser, as only browsers translate.
      handlers: [],
      faults: faults as FaultRequest[],
      change: changes.length > 0 ? changeAnswer : undefined,
    };
    const scripts = [stepsScript(steps)];
    const { view: untouched } = await open(state.route, { ...opening, scripts });
    const { view: rewritten } = await open(state.route, { ...opening, scripts: [...scripts, `(${rewriteTexts})()`] });
    const onBoth = async (act: (view: WebView) => Promise<unknown>) => {
      const results = [await act(rewritten), await act(untouched)];
      expect(results[0]).toEqual(results[1]);
      return results[0];
    };
    // It never settles.
    const isBusy = faults.some(({ kind }) => kind === 'hang');
    const sameText = async (step: string) => {
      if (!isBusy) await onBoth((view) => view.settled());
      const difference = async () => differenceOf(await textOf(rewritten), await textOf(untouched));
      await expect.poll(difference, { message: `after “${step}”` }).toBe('');
    };
    // WebKit logs broken answers itself.
    for (const view of [untouched, rewritten]) if (faults.length > 0) view.expectOnConsole(/Failed to load resource/);

    for (const view of [untouched, rewritten]) {
      await expect.poll(() => view.evaluate('return document.documentElement.dataset.scenario')).toBe('reached');
    }
    await sameText('opened');
    await onBoth((view) => inPage(view, markTexts, MARK));
    await onBoth((view) => inPage(view, clickAll, ['[aria-expanded="false"]']));
    await sameText('more');
    await onBoth((view) => inPage(view, clickAll, ['[aria-expanded="true"]']));
    await sameText('less');
    await onBoth((view) => inPage(view, clickAll, ['button', WORDS[language]['common.copy'], MARK]));
    await sameText('copied');
    for (const next of changes) {
      change = next;
      await onBoth((view) => inPage(view, readAgain, undefined));
      await sameText(next);
    }
    if (isBusy) return;
    if (changes.length > 0) {
      change = undefined;
      await onBoth((view) => inPage(view, readAgain, undefined));
      await sameText('own values');
    }
    for (const step of ['other language', 'language back']) {
      await onBoth((view) => inPage(view, clickAll, ['a[hreflang]']));
      await sameText(step);
    }
    await onBoth((view) => inPage(view, leave, undefined));
    await sameText('another screen');
    await onBoth((view) => view.back());
    await sameText('back');
  });
}

const textOf = async (view: WebView) => comparable(await inPage(view, shownText, undefined));

/** Gives the first page the steps to its state. It must run before the page's scripts. */
const stepsScript = (steps: readonly Step[]) => `
  if (window === window.top && sessionStorage.getItem('test.isOpened') === null) {
    sessionStorage.setItem('test.isOpened', 'true');
    sessionStorage.setItem('v1:host.steps', ${JSON.stringify(JSON.stringify(steps))});
  }`;

/** Runs a function in the page. */
const inPage = <Argument, Result>(view: WebView, run: (argument: Argument) => Result, argument: Argument) =>
  view.evaluate<Result>(`return (${run})(argument)`, argument);

function readAgain(): void {
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

function leave(): void {
  window.location.hash = '#/another/page';
}
