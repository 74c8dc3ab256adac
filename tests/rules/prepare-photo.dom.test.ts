import { expect, it, vi } from 'vitest';
import { preparePhoto } from '../../src/ui/photo/prepare';
import { holdTimers } from '../hold-timers';

const PHOTO = new Blob([new Uint8Array([0xff, 0xd8, 0xff, 0xd9])], { type: 'image/jpeg' });
const prepare = () => preparePhoto(PHOTO, new AbortController().signal);

it.each(['onerror', 'onmessageerror', 'onmessage'] as const)(
  'A photo is prepared on the page if the worker cannot (%s)',
  async (end) => {
    class BrokenWorker {
      onerror = vi.fn();
      onmessageerror = vi.fn();
      onmessage = vi.fn();
      postMessage = () => this[end]({ data: undefined });
      terminate = vi.fn();
    }
    vi.stubGlobal('OffscreenCanvas', class {});
    vi.stubGlobal('Worker', BrokenWorker);
    expect((await prepare()).type).toBe('image/jpeg');
  },
);

it('A photo whose decoder hangs is refused', async () => {
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockReturnValue(new Promise(() => undefined));
  const timeout = holdTimers(30_000);
  const prepared = prepare().catch((error: unknown) => error);
  await vi.waitUntil(() => timeout.count() === 1);
  timeout.run();
  expect(await prepared).toMatchObject({ defect: 'undecodable' });
});
