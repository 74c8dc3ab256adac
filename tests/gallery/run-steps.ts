/** Runs the steps of a scenario with real taps; the test page's own step runner clicks by script. */
import type { Locator, Page } from 'playwright-core';
import type { Step } from '../../src/test-page/scenarios/scenario.ts';
import { phonePhoto } from '../browser/jpeg.ts';

export async function runSteps(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) await attempt(page, step);
}

async function attempt(page: Page, step: Step): Promise<void> {
  switch (step.do) {
    case 'press': {
      const role = step.role === 'image' ? 'img' : step.role;
      const thing = await exactFirst(
        page.getByRole(role, { name: step.name, exact: true }),
        step.name === '' ? page.getByRole(role) : page.getByRole(role, { name: step.name }),
      );
      const target = thing.nth(step.index);
      // An `aria-disabled` element can still be tapped, and explains why nothing happens.
      const force = (await target.getAttribute('aria-disabled')) === 'true';
      // A checkbox is tapped at its corner, because its label may contain links.
      await target.tap({ force, ...(step.role === 'checkbox' && { position: { x: 4, y: 4 } }) });
      return;
    }
    case 'fill': {
      const field = await exactFirst(page.getByLabel(step.label, { exact: true }), page.getByLabel(step.label));
      await field.first().fill(step.text);
      return;
    }
    case 'photos':
      return choosePhotos(page, step.count, step.type);
    case 'see':
      return until(async () => (await seen(page)).includes(step.text.toLowerCase()), `"${step.text}" was not seen`);
    case 'idle':
      return page.waitForLoadState('networkidle');
    case 'gone':
      return until(async () => !(await seen(page)).includes(step.text.toLowerCase()), `"${step.text}" is still seen`);
  }
}

/** Prefers exact names to names that only contain the text. */
async function exactFirst(exact: Locator, loose: Locator): Promise<Locator> {
  await loose.first().waitFor();
  return (await exact.count()) > 0 ? exact : loose;
}

async function choosePhotos(page: Page, count: number, type: string): Promise<void> {
  const buffer = type === 'image/jpeg' ? await phonePhoto(page, { width: 640, height: 480 }) : Buffer.from('%PDF-1.4');
  for (let number = 1; number <= count; number += 1) {
    await page.locator('input[type="file"]').setInputFiles({ name: `photo-${number}`, mimeType: type, buffer });
  }
}

const seen = (page: Page) => page.evaluate(() => document.body.innerText.toLowerCase());

/** ms */
const TIMEOUT_MS = 10_000;

async function until(done: () => Promise<boolean>, otherwise: string): Promise<void> {
  for (const end = Date.now() + TIMEOUT_MS; !(await done()); ) {
    if (Date.now() > end) throw new Error(otherwise);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
