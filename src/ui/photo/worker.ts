/** Worker that converts a photo without blocking the page. It handles one photo and is then terminated. */
import { encodeSmall, surfaceOf } from './encode';

/** Answers with the converted photo; with undefined if the worker cannot decode it, or if it is too long. */
globalThis.onmessage = async ({ data }: MessageEvent<Blob>) => {
  globalThis.postMessage(await prepare(data).catch(() => undefined));
};

async function prepare(original: Blob): Promise<Blob> {
  const bitmap = await decodeUpright(original);
  const canvas = new OffscreenCanvas(1, 1);
  const toJpeg = (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality });
  try {
    const surface = surfaceOf(canvas, canvas.getContext('2d', { alpha: false }), bitmap, toJpeg);
    return await encodeSmall(bitmap.width, bitmap.height, surface);
  } finally {
    bitmap.close();
  }
}

async function decodeUpright(photo: Blob): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(photo, { imageOrientation: 'from-image' });
  } catch (error) {
    // Older browsers apply the orientation by default, and throw a TypeError for the unknown value "from-image".
    if (error instanceof TypeError) return createImageBitmap(photo);
    throw error;
  }
}
