/** Opens the states of the test page's catalogue. */
import type { Page } from '@playwright/test';
import type { Language } from '../../src/languages.ts';
import { localized, type Scenario } from '../../src/test-page/scenarios/scenario.ts';
import { adminApi } from '../admin-api.ts';
import { languageParameter, translated } from '../words.ts';
import { waitForFirstPaint } from './first-paint.ts';

/** Opens a state as the test page does, for a borrower of its own. @returns whether it was `reached`. */
export async function openState(
  page: Page,
  origin: string,
  state: Pick<Scenario, 'id' | 'route' | 'faults' | 'steps' | 'sees'>,
  language: Language,
): Promise<string | null> {
  const { faults, steps } = localized(state, (text) => translated(language, text));
  const userId = `${state.id}-${language}`;
  const sent = faults.map((fault) => ({ ...fault, userId }));
  await adminApi(origin).ask('POST', '/faults', sent);
  // Storage can only be written on a page of the app's origin.
  if (!page.url().startsWith(origin)) await page.goto(`${origin}/sandbox/endpoints`);
  const stored = [['v1:host.steps', JSON.stringify(steps)], waitForFirstPaint(state.route, faults)] as const;
  await page.evaluate((entries) => {
    sessionStorage.clear();
    localStorage.clear();
    for (const [name, value] of entries) sessionStorage.setItem(name, value);
  }, stored);
  const session = `userId=${userId}&${languageParameter(language)}`;
  await page.goto(`${origin}/?${session}#${state.route}`);
  return page.locator('html[data-scenario]').getAttribute('data-scenario', { timeout: 30_000 });
}
