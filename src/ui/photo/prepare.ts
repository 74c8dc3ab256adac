/** Converts a photo to an upright JPEG without metadata, of at most 1600 px unless it is a long screenshot. The original is never sent. */
import { inTime } from '../../platform/in-time';
import { trustedScript } from '../../platform/trusted-script';
import { decodeDefect, isCutOff, type PhotoDefect, readHead, sizeDefect } from './check';
import { encodeSmall, isTooLong, surfaceOf } from './encode';
import { limitConcurrency } from './limit-concurrency';
import workerFile from './worker?worker&url';

/** A decoder that hangs must not block the complaint. */
const TIMEOUT_MS = 30_000;

/** A photo that could not be converted, so it cannot be sent. */
export class UnusablePhoto extends Error {
  constructor(readonly defect: PhotoDefect) {
    super(defect);
  }
}

/** Two at a time, because decoded photos take much memory. */
const limit = limitConcurrency(2);

/** @param signal cancels the conversion. @throws UnusablePhoto if the photo is not whole, cannot be decoded, or not in time. */
export function preparePhoto(original: Blob, signal: AbortSignal): Promise<Blob> {
  return limit(signal, () => convert(original, signal));
}

async function convert(original: Blob, signal: AbortSignal): Promise<Blob> {
  try {
    const file = new Uint8Array(await original.arrayBuffer());
    if (isCutOff(file)) throw new Error('cut off');
    const defect = sizeDefect(file);
    if (defect !== undefined) throw new UnusablePhoto(defect);
    const worker = startWorker();
    const photo = worker && (await inWorker(worker, original, signal));
    // An <img> decodes more formats than a worker does.
    return photo ?? (await withTimeout(onPage(original), signal));
  } catch (error) {
    if (error instanceof UnusablePhoto) throw error;
    throw new UnusablePhoto(await readHead(original).then(decodeDefect, () => 'unreadable' as const));
  }
}

let trustedUrl: string | undefined;

/** Undefined if no worker can run. */
function startWorker(): Worker | undefined {
  // iOS before 16.4 has no OffscreenCanvas.
  if (typeof OffscreenCanvas === 'undefined') return undefined;
  try {
    trustedUrl ??= trustedScript('photo-worker', workerFile);
    return new Worker(trustedUrl, { type: 'module' });
  } catch {
    return undefined;
  }
}

/** Resolves to undefined if the worker cannot decode the photo, or if that is too long. @throws as `withTimeout` does. */
function inWorker(worker: Worker, original: Blob, signal: AbortSignal): Promise<Blob | undefined> {
  const answer = new Promise<Blob | undefined>((resolve) => {
    worker.onmessage = ({ data }: MessageEvent<Blob | undefined>) => resolve(data);
    worker.onerror = () => resolve(undefined);
    worker.onmessageerror = () => resolve(undefined);
    worker.postMessage(original);
  });
  return withTimeout(answer, signal).finally(() => worker.terminate());
}

/** @throws if the work takes too long or is cancelled. */
function withTimeout<Result>(work: Promise<Result>, signal: AbortSignal): Promise<Result> {
  const cancelled = new Promise<never>((_, reject) => signal.addEventListener('abort', reject));
  return inTime(Promise.race([work, cancelled]), TIMEOUT_MS);
}

async function onPage(original: Blob): Promise<Blob> {
  // All browsers apply the EXIF orientation to an <img>.
  const url = URL.createObjectURL(original);
  const canvas = document.createElement('canvas');
  const toJpeg = (quality: number) =>
    new Promise<Blob>((resolve, reject) =>
      canvas.toBlob((blob) => (blob === null ? reject(new Error('no JPEG')) : resolve(blob)), 'image/jpeg', quality),
    );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    // Of a format whose size is not read from the file.
    if (isTooLong(image.naturalWidth, image.naturalHeight)) throw new UnusablePhoto('tooLong');
    const surface = surfaceOf(canvas, canvas.getContext('2d', { alpha: false }), image, toJpeg);
    return await encodeSmall(image.naturalWidth, image.naturalHeight, surface);
  } finally {
    URL.revokeObjectURL(url);
  }
}
