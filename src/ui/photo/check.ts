/** Decides by a file's bytes whether it may be sent as a photo, because names and types can be wrong. */
import { isTooLong } from './encode';

/** Bytes. */
export const LARGEST_PHOTO = 20 * 1024 * 1024;
export const HEAD_LENGTH = 512;

/** `undecodable` and `heic`: the browser cannot decode the photo, so its location data cannot be removed. */
export type PhotoDefect =
  | 'empty'
  | 'tooLarge'
  | 'tooManyPixels'
  | 'tooLong'
  | 'svg'
  | 'notPhoto'
  | 'unreadable'
  | 'undecodable'
  | 'heic';

export const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());

/** The reason why a file cannot be sent as a photo; undefined if it can. */
export async function defectOf(file: File): Promise<PhotoDefect | undefined> {
  try {
    return checkPhoto(file, await readHead(file));
  } catch {
    // The file cannot be read, for example a photo in the cloud that was not downloaded.
    return 'unreadable';
  }
}

/** As `defectOf`. @param head the file's first `HEAD_LENGTH` bytes. */
export function checkPhoto(
  { size, type, name }: Pick<File, 'size' | 'type' | 'name'>,
  head: Uint8Array,
): PhotoDefect | undefined {
  if (size === 0) return 'empty';
  const content = contentOf(head);
  if (content === 'svg' || /svg/i.test(type) || /\.svgz?$/i.test(name)) return 'svg';
  // For an unknown format the device's type decides; decoding will show whether it is a photo.
  if (content === 'other' || (content === 'unknown' && !/^image\//i.test(type))) return 'notPhoto';
  return size > LARGEST_PHOTO ? 'tooLarge' : undefined;
}

/** The reason for a photo that the browser cannot decode. @param head see `checkPhoto`. */
export function decodeDefect(head: Uint8Array): PhotoDefect {
  const start = latin1(head);
  return start.startsWith('ftyp', 4) && HEIC_BRANDS.includes(start.slice(8, 12)) ? 'heic' : 'undecodable';
}

type Content = 'image' | 'svg' | 'other' | 'unknown';

/** The first bytes of image files, in Latin-1. */
const IMAGE_SIGNATURES = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*'];
/** ISO media files have their brand at byte 8. These brands are pictures (HEIC, AVIF), others are videos. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const IMAGE_BRANDS = [...HEIC_BRANDS, 'avif', 'avis'];
const OTHER_SIGNATURES = [
  '%PDF',
  'PK\x03\x04',
  'PK\x05\x06',
  'MZ',
  '\x7fELF',
  'Rar!',
  '\x1f\x8b',
  'ID3',
  'OggS',
  'RIFF',
  '\x1aE\xdf\xa3',
];

function contentOf(head: Uint8Array): Content {
  const start = latin1(head);
  const startsWith = (signature: string) => start.startsWith(signature);
  if (IMAGE_SIGNATURES.some(startsWith) || (startsWith('RIFF') && start.startsWith('WEBP', 8))) return 'image';
  if (start.startsWith('ftyp', 4)) return IMAGE_BRANDS.includes(start.slice(8, 12)) ? 'image' : 'other';
  if (OTHER_SIGNATURES.some(startsWith)) return 'other';
  // Text may start with a byte order mark.
  const text = start.replace('\xef\xbb\xbf', '').trimStart();
  if (/^<(\?xml|!--|svg|!doctype\s+svg)/i.test(text) && /<svg[\s>]/i.test(text)) return 'svg';
  return /^(<[?!a-z]|\{\s*")/i.test(text) ? 'other' : 'unknown';
}

const latin1 = (head: Uint8Array) =>
  Array.from(head.subarray(0, HEAD_LENGTH), (byte) => String.fromCharCode(byte)).join('');

/**
 * Whether the end of a JPEG, PNG or WebP is missing. Browsers decode what is there, and leave the rest of the picture empty.
 * Other formats are left to the browser. Bytes after the end are allowed: some phones add a second picture or a video.
 */
export function isCutOff(file: Uint8Array): boolean {
  const start = latin1(file.subarray(0, 12));
  if (start.startsWith('\xff\xd8\xff')) return [...jpegSegments(file)].every(({ marker }) => marker !== 0xd9);
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  if (start.startsWith('\x89PNG')) return isPngCutOff(view);
  // The length follows `RIFF`; it does not count these eight bytes.
  return start.startsWith('RIFF') && start.startsWith('WEBP', 8) && view.getUint32(4, true) + 8 > file.length;
}

/** A larger picture fills the memory of a phone while it is decoded. Cameras of "50 megapixels" have up to 8192 × 6144. */
const MOST_PIXELS = 8192 * 6144;

/**
 * Whether a JPEG, PNG or WebP says that it has too many pixels to be decoded, or is so long that it would be too narrow to
 * be read. Other formats are left to the browser.
 */
export function sizeDefect(file: Uint8Array): PhotoDefect | undefined {
  const [width, height] = sizeOf(file);
  if (width * height > MOST_PIXELS) return 'tooManyPixels';
  return isTooLong(width, height) ? 'tooLong' : undefined;
}

/** px, as the file says; zeros if it does not. */
function sizeOf(file: Uint8Array): [width: number, height: number] {
  const view = new DataView(file.buffer, file.byteOffset, file.length);
  const start = latin1(file.subarray(0, 16));
  if (start.startsWith('\xff\xd8')) {
    const frame = [...jpegSegments(file)].find(({ marker }) => FRAME_MARKERS.test(marker.toString(16)))?.at;
    return frame === undefined || frame + 9 > file.length
      ? [0, 0]
      : [view.getUint16(frame + 7), view.getUint16(frame + 5)];
  }
  if (start.startsWith('\x89PNG') && file.length >= 24) return [view.getUint32(16), view.getUint32(20)];
  if (!start.startsWith('WEBP', 8) || file.length < 31) return [0, 0];
  switch (start.slice(12)) {
    case 'VP8X':
      return [view.getUint32(23, true) >>> 8, view.getUint32(26, true) >>> 8];
    case 'VP8L':
      return [view.getUint32(21, true) & 0x3fff, (view.getUint32(21, true) >>> 14) & 0x3fff];
    default:
      return [view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff];
  }
}

/** The markers of a JPEG's size (SOF0 to SOF15 without the tables between them), in hexadecimal digits. */
const FRAME_MARKERS = /^c[0-35-79-bd-f]$/;

/** Reads the segments up to the end marker. A segment may contain a thumbnail with an end marker of its own. */
function* jpegSegments(file: Uint8Array): Generator<{ marker: number; at: number }> {
  if (latin1(file.subarray(0, 2)) !== '\xff\xd8') return;
  for (let at = file.indexOf(0xff, 2); at >= 0; at = file.indexOf(0xff, at)) {
    const marker = file[at + 1] ?? 0xff;
    yield { marker, at };
    if (marker === 0xd9) return;
    // A byte 0xff of the picture (0), a restart, or filling; the others have a length.
    if (marker === 0xff) at += 1;
    else if (marker <= 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else at += 2 + Math.max(2, (file[at + 2] ?? 0) * 256 + (file[at + 3] ?? 0));
  }
}

/** Reads the chunks up to the end chunk. Each has a length, a name, its data, and a checksum. */
function isPngCutOff(view: DataView): boolean {
  for (let at = 8; at + 12 <= view.byteLength; at += 12 + view.getUint32(at)) {
    if (view.getUint32(at + 4) === IEND) return false;
  }
  return true;
}

const IEND = 0x49454e44;
