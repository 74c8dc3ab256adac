/** Every kind of fault on every screen: answers, the device, the host application and the address. */
import { expect } from '@playwright/test';
import { READS, type Read, routeOf } from '../screens.ts';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds.ts';
import { again, cells, failed, oneByOne, RETRY, SCREENS } from './cells.ts';
import { expectSound } from './checks.ts';
import { DEVICE_KINDS, type DeviceKind } from './device-kinds.ts';
import { ANSWER_KINDS, type AnswerKind } from './kinds.ts';
import { type Stage, test } from './stage.ts';

const isNoticed = ({ failure }: Read) => failure !== 'none';

/** Each answer in turn, the first one twice: the first request is the boot script's, the others are the app's own. */
async function failInTurn(stage: Stage, kinds: readonly AnswerKind[], read: Read): Promise<void> {
  const { path } = read;
  const answers = [...kinds, ...kinds.slice(0, 1)];
  await stage.begin();
  await stage.open(routeOf(read), { faults: answers.map(({ fault }) => ({ ...fault, path })) });
  for (const [place, { name }] of answers.entries()) {
    await test.step(name, async () => {
      if (place > 0) await again(stage, read);
      await stage.called(path, place + 1);
      expectSound(stage, await failed(stage, read), { steps: place + 1 });
    });
  }
  await again(stage, read);
  await stage.called(path, answers.length + 1);
  const clean = await stage.clean(read);
  expect.soft(clean.actions, 'nothing is left of the failure').not.toContain(RETRY);
  expectSound(stage, clean, { steps: answers.length + 1 });
  expect.soft(await stage.calls(path), 'each tap asks once').toBe(answers.length + 1);
}

// `tests/journeys/faults.test.tsx` has the reads whose failure does not show.
cells({ kinds: ANSWER_KINDS, screens: READS.filter(isNoticed), part: { screens: 2 }, run: failInTurn });

cells({
  kinds: DEVICE_KINDS,
  screens: SCREENS,
  part: { kinds: DEVICE_KINDS.filter(({ concernsWrites }) => !concernsWrites), screens: 3 },
  run: oneByOne<DeviceKind, Read>(async (stage, { script }, read) => {
    const { path } = read;
    const fails = isNoticed(read);
    // One failure first, so that the app's own request and the error message are tested, too.
    await stage.open(routeOf(read), { script, faults: fails ? [{ path, kind: 'html' }] : [] });
    await stage.called(path, 1);
    expectSound(stage, await failed(stage, read));
    if (fails) await stage.tap(RETRY);
    expectSound(stage, await stage.clean(read), { steps: 2 });
  }),
});

// The first address of a screen, and one whose content shows, are loaded; the others differ in the hash.
cells<AddressKind, Read>({
  kinds: ADDRESS_KINDS,
  screens: SCREENS,
  part: { screens: 4 },
  async run(stage, kinds, read) {
    let steps = 0;
    for (const { name, address, isReadable } of kinds) {
      await test.step(name, async () => {
        if (isReadable || steps === 0) {
          await stage.begin();
          await stage.open('', { before: address(read, stage.session) });
          steps = 0;
        } else {
          const [, hash = ''] = address(read, stage.session).split('#');
          await stage.move(hash);
        }
        steps += 1;
        if (!isReadable) {
          expectSound(stage, await stage.settled(), { steps });
          // As the host application would open the right one.
          await stage.moveTo(read);
        }
        expectSound(stage, await stage.clean(read), { steps });
      });
    }
  },
});
