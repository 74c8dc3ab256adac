/** Makes a photo small: the same rule in the worker and on the page, each with its own kind of canvas. */

/** px. */
export const LONGEST_SIDE = 1600;
/** Bytes; a photo of 12 megapixels stays below it. */
export const MOST_BYTES = 600_000;

/** What a canvas must do here. */
export interface Surface {
  draw(width: number, height: number): void;
  toJpeg(quality: number): Promise<Blob>;
}

/** From good to plain: the first one that is small enough is taken, else the last. */
const STEPS = [
  { side: LONGEST_SIDE, qualities: [0.86, 0.76, 0.66, 0.54] },
  { side: 1280, qualities: [0.6, 0.45] },
  { side: 960, qualities: [0.5] },
] as const;

/** The size of a picture whose long side is at most `side`; never larger than it was. */
export function fitInside(width: number, height: number, side: number): { width: number; height: number } {
  const scale = Math.min(1, side / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** JPEG without any of the original's notes (place, time, camera): only its dots are drawn anew. */
export async function encodeSmall(width: number, height: number, surface: Surface): Promise<Blob> {
  let jpeg: Blob | undefined;
  for (const { side, qualities } of STEPS) {
    const size = fitInside(width, height, side);
    surface.draw(size.width, size.height);
    for (const quality of qualities) {
      jpeg = await surface.toJpeg(quality);
      if (jpeg.size < MOST_BYTES) return jpeg;
    }
  }
  if (jpeg === undefined) throw new Error('nothing was drawn');
  return jpeg;
}
