/**
 * Texts and a barcode as a PNG picture, drawn on a canvas in one go: a browser shares only during the tap. Black on white in
 * both colour schemes; each bar is a whole number of pixels wide.
 */

/** A text of the picture; an absent one is left out. */
export interface PictureText {
  text: string | undefined;
  /** px. */
  size?: number;
  isBold?: boolean;
  /** px above the text. */
  gap?: number;
  /** As in a document; otherwise it is centred. */
  isLeft?: boolean;
}

/** A barcode: one character for each module, 1 is black; with the quiet zones. */
interface PictureBars {
  bars: string;
}

export type PicturePart = PictureText | PictureBars;

/** px. About as wide as a phone's screen. */
const WIDTH = 1080;
const MARGIN = 72;
const BAR_HEIGHT = 300;
/** px. Narrower bars are lost when an app reduces the picture. */
const MIN_MODULE = 2;
const SIZE = 40;

type Line = Required<PictureText> & { text: string };

/** @returns a data URL; undefined if this browser cannot draw. */
export function drawPicture(parts: readonly PicturePart[]): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const longestCode = Math.max(...parts.map((part) => ('bars' in part ? part.bars.length : 0)));
  const width = Math.max(WIDTH, MIN_MODULE * longestCode);
  const laidOut = parts.flatMap((part): (Line | PictureBars)[] =>
    'bars' in part ? [part] : linesOf(context, part, width - 2 * MARGIN),
  );

  // Changing the size of a canvas clears it and resets the font.
  canvas.width = width;
  canvas.height = laidOut.reduce((sum, part) => sum + heightOf(part), 2 * MARGIN);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  let top = MARGIN;
  for (const part of laidOut) {
    if ('bars' in part) drawBars(context, part.bars, top + MARGIN / 2);
    else drawLine(context, part, top + heightOf(part));
    top += heightOf(part);
  }

  const url = canvas.toDataURL('image/png');
  // A browser that refuses answers `data:,`.
  return url.startsWith('data:image/png') ? url : undefined;
}

const heightOf = (part: Line | PictureBars) =>
  'bars' in part ? BAR_HEIGHT + MARGIN : part.gap + Math.round(part.size * 1.35);

function drawBars(context: CanvasRenderingContext2D, modules: string, y: number): void {
  const { width } = context.canvas;
  const module = Math.floor(width / modules.length);
  const left = Math.floor((width - module * modules.length) / 2);
  for (const { index, 0: bar } of modules.matchAll(/1+/g)) {
    context.fillRect(left + index * module, y, bar.length * module, BAR_HEIGHT);
  }
}

function setFont(context: CanvasRenderingContext2D, { size, isBold }: Pick<Line, 'size' | 'isBold'>): void {
  context.font = `${isBold ? 700 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** The lines of a text. A word that is wider than the picture gets a smaller size, since it may be an amount or a code. */
function linesOf(
  context: CanvasRenderingContext2D,
  { text = '', size: wanted = SIZE, isBold = false, gap = 0, isLeft = false }: PictureText,
  width: number,
): Line[] {
  if (text.trim() === '') return [];
  setFont(context, { size: wanted, isBold });
  const words = text.trim().split(/\s+/);
  const widest = Math.max(...words.map((word) => context.measureText(word).width));
  const size = Math.min(wanted, Math.floor((wanted * width) / widest));
  setFont(context, { size, isBold });
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    const longer = `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ text: line, size, isBold, gap: index === 0 ? gap : 0, isLeft }));
}

function drawLine(context: CanvasRenderingContext2D, line: Line, bottom: number): void {
  setFont(context, line);
  context.textAlign = line.isLeft ? 'left' : 'center';
  context.fillText(line.text, line.isLeft ? MARGIN : context.canvas.width / 2, bottom - Math.round(line.size * 0.35));
}
