/** Every kind of fault on every screen: answers, the device, the host application and the address. */
import { expect } from '@playwright/test';
import { READS, type Read, routeOf } from '../screens.ts';
import { ADDRESS_KINDS, type AddressKind } from './address-kinds.ts';
import { cells, failed, RETRY, SCREENS } from './cells.ts';
import { expectSound } from './checks.ts';
import { DEVICE_KINDS, type DeviceKind } from './device-kinds.ts';
import { READ_KINDS, type ReadKind } from './kinds.ts';
import type { Stage } from './stage.ts';

async function failTwice(stage: Stage, { fault }: ReadKind, read: Read): Promise<void> {
  const { path, failure } = read;
  const again = failure !== 'none';
  // The first request is the boot script's, the second one the app's own.
  await stage.open(routeOf(read), { faults: [{ ...fault(undefined), path, times: again ? 2 : 1 }] });
  await stage.called(path, 1);
  expectSound(stage, await failed(stage, read));
  if (again) {
    await stage.tap(RETRY);
    await stage.called(path, 2);
    expectSound(stage, await failed(stage, read), { steps: 2 });
    await stage.tap(RETRY);
  } else {
    await stage.page.reload({ waitUntil: 'commit' });
  }
  await stage.called(path, again ? 3 : 2);
  const clean = await stage.clean(read);
  expect.soft(clean.actions, 'nothing is left of the failure').not.toContain(RETRY);
  expectSound(stage, clean, { steps: 3 });
  expect.soft(await stage.calls(path), 'each tap asks once').toBe(again ? 3 : 2);
}

cells<ReadKind, Read>(READ_KINDS, READS, async (stage, kind, read) => {
  if (kind.ends === 'failure') return failTwice(stage, kind, read);
  const { path } = read;
  await stage.open(routeOf(read), { faults: [{ ...kind.fault(await stage.answer(read)), path }] });
  await stage.called(path, 1);
  expectSound(stage, await stage.settled());
  await stage.page.reload({ waitUntil: 'commit' });
  expectSound(stage, await stage.clean(read));
});

cells<DeviceKind, Read>(DEVICE_KINDS, SCREENS, async (stage, { script }, read) => {
  const { path } = read;
  const fails = read.failure !== 'none';
  // One failure first, so that the app's own request and the error message are tested, too.
  await stage.open(routeOf(read), { script, faults: fails ? [{ path, kind: 'html' }] : [] });
  await stage.called(path, 1);
  expectSound(stage, await failed(stage, read));
  if (fails) await stage.tap(RETRY);
  expectSound(stage, await stage.clean(read), { steps: 2 });
});

cells<AddressKind, Read>(ADDRESS_KINDS, SCREENS, async (stage, { address, isReadable }, read) => {
  await stage.open('', { before: address(read, stage.session) });
  if (isReadable) return expectSound(stage, await stage.clean(read));
  expectSound(stage, await stage.settled());
  // As the host application would open the right one.
  await stage.move(`${routeOf(read)}${read.query === '' ? '?' : '&'}${stage.session}`);
  expectSound(stage, await stage.clean(read));
});
