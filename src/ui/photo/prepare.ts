/** Prepares a photo for sending: upright, at most 1600 px, a JPEG without place or time. The original is never sent. */
import { decodeRefusal, type PhotoRefusal } from './check';
import { encodeSmall, type Surface } from './encode';
import { readHead } from './refusal';
import type { WorkerAnswer } from './worker';
import workerFile from './worker?worker&url';

/** ms; a decoder that hangs must not hang the complaint. */
const LONGEST_WORK = 30_000;

/** A photo that could not be prepared, so it can't be sent. */
export class RefusedPhoto extends Error {
  constructor(readonly reason: PhotoRefusal) {
    super(reason);
  }
}

/** @param signal ends the work early. @throws RefusedPhoto when the photo can't be decoded here, or not in time. */
export async function preparePhoto(original: Blob, signal: AbortSignal): Promise<Blob> {
  try {
    const address = workerAddress();
    const photo = address === undefined ? undefined : await inWorker(address, original, signal);
    // An <img> decodes more formats than a worker does.
    return photo ?? (await within(onPage(original), signal));
  } catch {
    throw new RefusedPhoto(await readHead(original).then(decodeRefusal, () => 'unreadable' as const));
  }
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

/** Resolves to nothing when the worker does not start or can't decode the photo. @throws as `within` does. */
async function inWorker(address: string, original: Blob, signal: AbortSignal): Promise<Blob | undefined> {
  let worker: Worker;
  try {
    worker = new Worker(address, { type: 'module' });
  } catch {
    return undefined;
  }
  const answer = new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<WorkerAnswer>) => resolve('photo' in data ? data.photo : undefined);
    worker.onerror = () => resolve(undefined);
    worker.onmessageerror = () => resolve(undefined);
    worker.postMessage(original);
  });
  return within(answer, signal).finally(() => worker.terminate());
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
  // An <img> is turned upright everywhere.
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
