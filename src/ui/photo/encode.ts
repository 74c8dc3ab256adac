/** Reduces a photo's size. Used in the worker and on the page, each with its own type of canvas. */

/** px. */
export const LONGEST_SIDE = 1600;
/** Target size in bytes; a photo of 12 megapixels reaches it. */
export const MAX_BYTES = 600_000;

export interface Surface {
  draw(width: number, height: number): void;
  toJpeg(quality: number): Promise<Blob>;
}

/** @param context of the canvas. @param toJpeg encodes what is drawn on it. */
export function surfaceOf(
  canvas: { width: number; height: number },
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D | null,
  source: CanvasImageSource,
  toJpeg: Surface['toJpeg'],
): Surface {
  if (context === null) throw new Error('no canvas');
  return {
    draw(width, height) {
      canvas.width = width;
      canvas.height = height;
      // JPEG has no transparency: transparent pixels become white instead of black.
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
      context.imageSmoothingQuality = 'high';
      context.drawImage(source, 0, 0, width, height);
    },
    toJpeg,
  };
}

/** From high to low quality. The first result below `MAX_BYTES` is used, else the last one. */
const STEPS = [
  { side: LONGEST_SIDE, qualities: [0.86, 0.76, 0.66, 0.54] },
  { side: 1280, qualities: [0.6, 0.45] },
  { side: 960, qualities: [0.5] },
] as const;

/** px. Narrower, the text of a long screenshot, such as a chat, cannot be read. */
export const NARROWEST = 720;
/** px. Browsers have no larger canvas. */
const LONGEST_CANVAS = 16_000;

/** Scales a size down so that its longer side is at most `side`, but its width at least `NARROWEST`; never scales up. */
export function fitInside(width: number, height: number, side: number): { width: number; height: number } {
  const longest = Math.max(width, height);
  const scale = Math.min(1, Math.max(side / longest, NARROWEST / width), LONGEST_CANVAS / longest);
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/** Whether a picture is so long that it would be too narrow to be read. */
export const isTooLong = (width: number, height: number): boolean =>
  fitInside(width, height, LONGEST_SIDE).width < Math.min(NARROWEST, width);

/**
 * Encodes as JPEG without the original's metadata (location, time, camera), because only the pixels are drawn.
 * @throws if the picture is too long.
 */
export async function encodeSmall(width: number, height: number, surface: Surface): Promise<Blob> {
  if (isTooLong(width, height)) throw new Error('too long');
  let jpeg: Blob | undefined;
  for (const { side, qualities } of STEPS) {
    const size = fitInside(width, height, side);
    surface.draw(size.width, size.height);
    for (const quality of qualities) {
      jpeg = await surface.toJpeg(quality);
      if (jpeg.size < MAX_BYTES) return jpeg;
    }
  }
  if (jpeg === undefined) throw new Error('nothing was drawn');
  return jpeg;
}
