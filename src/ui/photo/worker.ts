/** Worker that converts a photo without blocking the page. It handles one photo and is then terminated. */
import { encodeSmall } from './encode';
import { decodeUpright } from './upright';

/** The converted photo; `failed` if the worker cannot decode it. */
export type WorkerAnswer = { photo: Blob } | { failed: true };

const answer = (message: WorkerAnswer) => globalThis.postMessage(message);

globalThis.onmessage = ({ data }: MessageEvent<Blob>) => {
  prepare(data).then(
    (photo) => answer({ photo }),
    () => answer({ failed: true }),
  );
};

async function prepare(original: Blob): Promise<Blob> {
  const bitmap = await decodeUpright(original);
  try {
    return await encodeSmall(bitmap.width, bitmap.height, offscreen(bitmap));
  } finally {
    bitmap.close();
  }
}

function offscreen(bitmap: ImageBitmap) {
  const canvas = new OffscreenCanvas(1, 1);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('no canvas');
  return {
    draw(width: number, height: number) {
      canvas.width = width;
      canvas.height = height;
      // JPEG has no transparency: transparent pixels become white instead of black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
    },
    toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}
