/** Draws pixels and encodes them as PNG, for sample photos and captchas. */
import { crc32, deflateSync } from 'node:zlib';

export type Point = readonly [x: number, y: number];
export type Colour = readonly [red: number, green: number, blue: number];

/** @param text as in an SVG's `points`: `0,1.5 4,6`. */
export const pointsOf = (text: string): Point[] =>
  text.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #dots: Uint8Array;

  constructor(width: number, height: number, ground: Colour) {
    this.width = width;
    this.height = height;
    this.#dots = new Uint8Array(width * height * 3);
    this.rectangle([0, 0], [width, height], ground);
  }

  /** Fills the rectangle between two corners, excluding the second corner's row and column. */
  rectangle([left, top]: Point, [right, bottom]: Point, colour: Colour): void {
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) this.#blend(x, y, colour, 1);
    }
  }

  /** Draws a line through the points, with round ends and antialiased edges. */
  line(points: readonly Point[], thickness: number, colour: Colour): void {
    points.slice(1).forEach((to, index) => {
      this.#segment(points[index] ?? to, to, thickness / 2, colour);
    });
  }

  png(): Buffer {
    const stride = this.width * 3;
    const lines = Buffer.alloc((stride + 1) * this.height);
    // Each row of a PNG starts with its filter type; 0 means no filter.
    for (let y = 0; y < this.height; y += 1)
      lines.set(this.#dots.subarray(y * stride, (y + 1) * stride), y * (stride + 1) + 1);
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([8, 2], 8); // 8 bits a channel, RGB
    return Buffer.concat([
      Buffer.from('89504e470d0a1a0a', 'hex'),
      chunk('IHDR', header),
      chunk('IDAT', deflateSync(lines)),
      chunk('IEND', Buffer.alloc(0)),
    ]);
  }

  #segment([x1, y1]: Point, [x2, y2]: Point, radius: number, colour: Colour): void {
    const length = (x2 - x1) ** 2 + (y2 - y1) ** 2;
    const reach = radius + 1;
    for (let y = Math.floor(Math.min(y1, y2) - reach); y <= Math.max(y1, y2) + reach; y += 1) {
      for (let x = Math.floor(Math.min(x1, x2) - reach); x <= Math.max(x1, x2) + reach; x += 1) {
        const along = length === 0 ? 0 : ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length;
        const nearest = Math.min(1, Math.max(0, along));
        const distance = Math.hypot(x - x1 - nearest * (x2 - x1), y - y1 - nearest * (y2 - y1));
        this.#blend(x, y, colour, Math.min(1, Math.max(0, radius + 0.5 - distance)));
      }
    }
  }

  #blend(x: number, y: number, colour: Colour, share: number): void {
    if (share === 0 || x < 0 || y < 0 || x >= this.width || y >= this.height) return;
    const start = (y * this.width + x) * 3;
    colour.forEach((value, channel) => {
      const under = this.#dots[start + channel] ?? 0;
      this.#dots[start + channel] = under + (value - under) * share;
    });
  }
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
