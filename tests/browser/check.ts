/** Named checks of one opened page. */
import { expect, test } from './fixtures.ts';

/**
 * Runs a check as a named step. Whatever it finds or throws fails the test at its end, under the check's name, so that no
 * failure hides another one. @param run returns what it found, if it does not throw.
 */
export async function check(name: string, run: () => Promise<unknown>): Promise<void> {
  await test.step(name, async () => {
    const found = await run().catch((error: Error) => [error.message]);
    expect.soft(found ?? [], name).toEqual([]);
  });
}
