/** The photos of the sample complaints: a receipt on a coloured table, different for each number. */
import { Canvas, type Colour, pointsOf } from './raster.ts';

const GROUNDS: readonly Colour[] = [
  [201, 214, 235],
  [214, 226, 205],
  [240, 222, 196],
  [226, 208, 226],
  [200, 226, 226],
];
const PAPER: Colour = [253, 253, 250];
const INK: Colour = [72, 78, 92];
const STAMP: Colour = [20, 108, 67];

const NAME = /^sample-([1-9]|10)\.png$/;
const drawn = new Map<number, Buffer>();

/** @param number 1 to 10. */
export const samplePhotoAddress = (number: number) => `/images/sample-${number}.png`;

/** @returns a PNG; undefined for a name that is not a sample. */
export function samplePhoto(name: string): Buffer | undefined {
  const number = Number(NAME.exec(name)?.[1]);
  if (!number) return undefined;
  const png = drawn.get(number) ?? draw(number);
  drawn.set(number, png);
  return png;
}

function draw(number: number): Buffer {
  const canvas = new Canvas(360, 480, GROUNDS[number % GROUNDS.length] ?? PAPER);
  canvas.rectangle([84, 48], [292, 444], [150, 158, 172]);
  canvas.rectangle([76, 40], [284, 436], PAPER);
  // The number of lines differs, so that the nine photos can be told apart.
  for (let line = 0; line < number + 2; line += 1) {
    const y = 84 + line * 24;
    canvas.line(pointsOf(`100,${y} ${160 + ((line * 37 + number * 11) % 50)},${y}`), 6, INK);
    canvas.line(pointsOf(`226,${y} 260,${y}`), 6, INK);
  }
  canvas.line(pointsOf('140,404 168,424 224,384'), 9, STAMP);
  return canvas.png();
}
