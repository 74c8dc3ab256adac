/** Turns, reduces and strips photos beside the page, so that it stays responsive. One job, then it is ended. */
import { encodeSmall } from './encode';
import { decodeUpright } from './upright';

/** What comes back: the new photo, or nothing when it can't be decoded here. */
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
      // JPEG has no transparency: what was clear becomes white, not black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(bitmap, 0, 0, width, height);
    },
    toJpeg: (quality: number) => canvas.convertToBlob({ type: 'image/jpeg', quality }),
  };
}
