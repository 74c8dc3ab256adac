/** Prepares a photo for sending: upright, at most 1600 px, a JPEG without place or time. The original goes when that fails. */
import { encodeSmall, type Surface } from './encode';
import { decodeUpright } from './upright';
import type { WorkerAnswer } from './worker';
import workerFile from './worker?worker&url';

/** ms; a decoder that hangs must not hang the complaint. */
const LONGEST_WORK = 30_000;

/** @param signal ends the work early; what it resolves to then is of no use. */
export async function preparePhoto(original: Blob, signal: AbortSignal): Promise<Blob> {
  const address = workerAddress();
  if (address !== undefined) {
    const answer = await inWorker(address, original, signal);
    if (answer === 'failed') return original;
    if (answer !== 'unavailable') return answer;
  }
  return within(onPage(original), signal).catch(() => original);
}

/** The name of the trusted-types policy that lets the worker start where the document's policy allows it. */
const TRUSTED_TYPES = 'photo-worker';

/** Trusted types as far as we use them; WebKit before 26 has none. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let made: string | undefined;

/** The worker's address in the form that the document accepts; undefined where no worker can run. */
function workerAddress(): string | undefined {
  // Before iOS 16.4 a worker has nothing to draw on.
  if (typeof Worker === 'undefined' || typeof OffscreenCanvas === 'undefined') return undefined;
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
  const rules = documentPolicy();
  if (trustedTypes === undefined || !rules.includes('require-trusted-types-for')) return workerFile;
  // Asking for a policy that the document does not name would be a violation, so we read before we ask.
  if (!new RegExp(`trusted-types[^;]*\\b${TRUSTED_TYPES}\\b`).test(rules)) return undefined;
  try {
    made ??= trustedTypes
      .createPolicy(TRUSTED_TYPES, { createScriptURL: () => workerFile })
      .createScriptURL(workerFile);
    return made;
  } catch {
    return undefined;
  }
}

function documentPolicy(): string {
  return document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content') ?? '';
}

function inWorker(address: string, original: Blob, signal: AbortSignal): Promise<Blob | 'failed' | 'unavailable'> {
  let worker: Worker;
  try {
    worker = new Worker(address, { type: 'module' });
  } catch {
    return Promise.resolve('unavailable');
  }
  const answer = new Promise<Blob | 'failed' | 'unavailable'>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve('photo' in data ? data.photo : 'failed');
    worker.onerror = () => resolve('unavailable');
    worker.onmessageerror = () => resolve('unavailable');
    worker.postMessage(original);
  });
  return within(answer, signal)
    .catch(() => 'failed' as const)
    .finally(() => worker.terminate());
}

/** @throws when the work takes too long or is ended. */
function within<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const end = () => reject(new Error('the photo was not prepared in time'));
    const timer = setTimeout(end, LONGEST_WORK);
    signal.addEventListener('abort', end);
    work.then(resolve, reject).finally(() => {
      clearTimeout(timer);
      signal.removeEventListener('abort', end);
    });
  });
}

async function onPage(original: Blob): Promise<Blob> {
  // Where bitmaps are of age they are decoded beside the page; an <img> is turned upright everywhere.
  if (typeof OffscreenCanvas !== 'undefined') {
    const bitmap = await decodeUpright(original);
    try {
      return await encodeSmall(bitmap.width, bitmap.height, pageCanvas(bitmap));
    } finally {
      bitmap.close();
    }
  }
  const url = URL.createObjectURL(original);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return await encodeSmall(image.naturalWidth, image.naturalHeight, pageCanvas(image));
  } finally {
    URL.revokeObjectURL(url);
  }
}

function pageCanvas(source: CanvasImageSource): Surface {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  return {
    draw(width, height) {
      canvas.width = width;
      canvas.height = height;
      // JPEG has no transparency: what was clear becomes white, not black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(source, 0, 0, width, height);
    },
    toJpeg: (quality) =>
      new Promise((resolve, reject) =>
        canvas.toBlob((blob) => (blob === null ? reject(new Error('no JPEG')) : resolve(blob)), 'image/jpeg', quality),
      ),
  };
}
