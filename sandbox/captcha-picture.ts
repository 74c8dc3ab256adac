/** Draws a captcha as a PNG of rotated and distorted strokes. An SVG would contain the characters' shapes as markup. */
import { Canvas, type Colour, type Point, pointsOf } from './raster.ts';

const WIDTH = 240;
const HEIGHT = 88;

/** Strokes on a grid 4 wide and 6 high. Letters that look like digits are left out (O, I, S). */
const GLYPHS: Readonly<Record<string, string>> = {
  A: '0,6 2,0 4,6|.8,4 3.2,4',
  C: '4,1.2 3,.2 1.6,0 .4,1 0,3 .4,5 1.6,6 3,5.8 4,4.8',
  E: '4,0 0,0 0,6 4,6|0,3 3,3',
  F: '4,0 0,0 0,6|0,3 3,3',
  H: '0,0 0,6|4,0 4,6|0,3 4,3',
  K: '0,0 0,6|4,0 0,3.4|1.2,2.6 4,6',
  L: '0,0 0,6 4,6',
  M: '0,6 .3,0 2,3.6 3.7,0 4,6',
  N: '0,6 0,0 4,6 4,0',
  P: '0,6 0,0 2.8,0 4,.8 4,2.4 2.8,3.2 0,3.2',
  R: '0,6 0,0 2.8,0 4,.8 4,2.4 2.8,3.2 0,3.2|1.8,3.2 4,6',
  T: '0,0 4,0|2,0 2,6',
  W: '0,0 1,6 2,2 3,6 4,0',
  X: '0,0 4,6|4,0 0,6',
  Y: '0,0 2,3 4,0|2,3 2,6',
};

/** The letters that can be drawn. */
export const CAPTCHA_CHARACTERS = Object.keys(GLYPHS);

const INKS: readonly Colour[] = [
  [22, 58, 110],
  [96, 36, 92],
  [18, 92, 84],
  [120, 52, 20],
  [52, 52, 60],
];

const between = (least: number, most: number) => least + Math.random() * (most - least);
const ink = () => INKS[Math.floor(Math.random() * INKS.length)] ?? [0, 0, 0];

/** @returns a PNG; two pictures of the same text differ. */
export function drawCaptcha(text: string): Buffer {
  const canvas = new Canvas(WIDTH, HEIGHT, [244, 246, 250]);
  for (let count = 0; count < 90; count += 1) {
    const dot: Point = [between(0, WIDTH), between(0, HEIGHT)];
    canvas.line([dot, dot], between(1, 4), [between(150, 220), between(150, 220), between(150, 220)]);
  }
  const bend = { height: between(2, 4), length: between(26, 40), start: between(0, 6) };
  Array.from(text).forEach((character, index) => {
    drawGlyph(canvas, character, [between(44, 50) + index * 51, between(40, 48)], bend);
  });
  for (let count = 0; count < 4; count += 1) drawWave(canvas);
  return canvas.png();
}

interface Bend {
  height: number;
  length: number;
  start: number;
}

function drawGlyph(canvas: Canvas, character: string, [centreX, centreY]: Point, bend: Bend): void {
  const turn = between(-0.35, 0.35);
  const size = between(8, 9.5);
  const thickness = between(5, 6.5);
  const colour = ink();
  const place = ([x, y]: Point): Point => {
    const [across, down] = [(x - 2) * size, (y - 3) * size];
    const placedX = centreX + across * Math.cos(turn) - down * Math.sin(turn);
    const placedY = centreY + across * Math.sin(turn) + down * Math.cos(turn);
    return [placedX, placedY + bend.height * Math.sin(placedX / bend.length + bend.start)];
  };
  for (const stroke of (GLYPHS[character] ?? '').split('|')) {
    canvas.line(pointsOf(stroke).map(place), thickness, colour);
  }
}

function drawWave(canvas: Canvas): void {
  const [top, height, length, start] = [between(16, HEIGHT - 16), between(6, 18), between(18, 44), between(0, 6)];
  const points = Array.from({ length: 31 }, (_, index): Point => {
    const x = index * (WIDTH / 30);
    return [x, top + height * Math.sin(x / length + start)];
  });
  canvas.line(points, between(1.2, 2.2), ink());
}
