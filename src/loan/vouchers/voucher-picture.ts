/**
 * A payment code as a PNG picture, drawn on a canvas in one go: a browser shares only during the tap. Black on white in
 * both colour schemes; each bar is a whole number of pixels wide.
 */
import JsBarcode from 'jsbarcode';
import { canDraw, QUIET_ZONE } from '../../ui/picture/barcode';

export interface PictureContent {
  /** The channel; larger than the other texts, as are amount and code. */
  heading: string | undefined;
  amountLabel: string;
  amount: string | undefined;
  codeLabel: string;
  /** As it is shown, in groups. */
  code: string;
  /** What a scanner reads; without it, or if CODE128 cannot encode it, the picture has no bars. */
  bars: string | undefined;
  payBy: string | undefined;
  /** What must be known about the code. */
  note: string | undefined;
}

/** px. About as wide as a phone's screen. */
const WIDTH = 1080;
const MARGIN = 72;
const BAR_HEIGHT = 300;
/** px. Narrower bars are lost when an app reduces the picture. */
const MIN_MODULE = 2;

interface Text {
  text: string;
  /** px. */
  size: number;
  isBold?: boolean;
  /** px above the text. */
  gap?: number;
}

/** @returns a data URL; undefined if this browser cannot draw. */
export function drawPicture({
  heading,
  amountLabel,
  amount,
  codeLabel,
  code,
  bars,
  payBy,
  note,
}: PictureContent): string | undefined {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (context === null) return undefined;
  const modules = canDraw(bars) ? modulesOf(bars) : '';
  const width = Math.max(WIDTH, MIN_MODULE * modules.length);
  const above: Text[] = [
    ...(heading === undefined ? [] : [{ text: heading, size: 60, isBold: true }]),
    ...(amount === undefined
      ? []
      : [
          { text: amountLabel, size: 40, gap: 24 },
          { text: amount, size: 112, isBold: true },
        ]),
  ];
  const below: Text[] = [
    { text: codeLabel, size: 40 },
    { text: code, size: 72, isBold: true },
    ...(payBy === undefined ? [] : [{ text: payBy, size: 48, isBold: true, gap: 24 }]),
    ...(note === undefined ? [] : [{ text: note, size: 40, gap: 24 }]),
  ];
  const layOut = (texts: readonly Text[]) => texts.flatMap((text) => linesOf(context, text, width - 2 * MARGIN));
  const heightOf = (lines: readonly Text[]) => lines.reduce((sum, line) => sum + lineHeight(line), 0);
  const [head, foot] = [layOut(above), layOut(below)];
  const barsHeight = modules === '' ? MARGIN / 2 : BAR_HEIGHT + MARGIN;

  // Changing the size of a canvas clears it and resets the font.
  canvas.width = width;
  canvas.height = heightOf(head) + barsHeight + heightOf(foot) + 2 * MARGIN;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.fillStyle = '#000000';
  const top = drawLines(context, head, MARGIN);
  if (modules !== '') drawBars(context, modules, top + MARGIN / 2);
  drawLines(context, foot, top + barsHeight);

  const url = canvas.toDataURL('image/png');
  // A browser that refuses answers `data:,`.
  return url.startsWith('data:image/png') ? url : undefined;
}

/** One character for each module, 1 is black; with the quiet zones. */
function modulesOf(value: string): string {
  const drawn: { encodings?: { data: string }[] } = {};
  JsBarcode(drawn, value, { format: 'CODE128' });
  const quiet = '0'.repeat(QUIET_ZONE);
  return `${quiet}${drawn.encodings?.map(({ data }) => data).join('') ?? ''}${quiet}`;
}

function drawBars(context: CanvasRenderingContext2D, modules: string, y: number): void {
  const { width } = context.canvas;
  const module = Math.floor(width / modules.length);
  const left = Math.floor((width - module * modules.length) / 2);
  for (const { index, 0: bar } of modules.matchAll(/1+/g)) {
    context.fillRect(left + index * module, y, bar.length * module, BAR_HEIGHT);
  }
}

const lineHeight = ({ size, gap = 0 }: Text) => gap + Math.round(size * 1.35);

function setFont(context: CanvasRenderingContext2D, { size, isBold = false }: Text): void {
  context.font = `${isBold ? 700 : 400} ${size}px ${getComputedStyle(document.body).fontFamily}`;
}

/** The lines of a text. A word that is wider than the picture gets a smaller size, since it may be an amount or a code. */
function linesOf(context: CanvasRenderingContext2D, text: Text, width: number): Text[] {
  setFont(context, text);
  const words = text.text.trim().split(/\s+/);
  const widest = Math.max(...words.map((word) => context.measureText(word).width));
  const size = Math.min(text.size, Math.floor((text.size * width) / widest));
  setFont(context, { ...text, size });
  const lines: string[] = [];
  for (const word of words) {
    const last = lines[lines.length - 1];
    const longer = `${last} ${word}`;
    if (last !== undefined && context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines.map((line, index) => ({ ...text, text: line, size, gap: index === 0 ? (text.gap ?? 0) : 0 }));
}

/** Centred below each other. @returns where the last line ends. */
function drawLines(context: CanvasRenderingContext2D, lines: readonly Text[], top: number): number {
  context.textAlign = 'center';
  let bottom = top;
  for (const line of lines) {
    setFont(context, line);
    bottom += lineHeight(line);
    context.fillText(line.text, context.canvas.width / 2, bottom - Math.round(line.size * 0.35));
  }
  return bottom;
}
