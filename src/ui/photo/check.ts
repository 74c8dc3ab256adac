/** Decides by a file's first bytes whether it may be sent as a photo, because names and types can be wrong. */

/** Bytes. */
export const LARGEST_PHOTO = 20 * 1024 * 1024;
/** The number of first bytes that are checked. */
export const HEAD_LENGTH = 512;

/** `undecodable` and `heic`: the browser cannot decode the photo, so its location data cannot be removed. */
export type PhotoRefusal = 'empty' | 'tooLarge' | 'svg' | 'notPhoto' | 'unreadable' | 'undecodable' | 'heic';

interface FileFacts {
  /** Bytes. */
  size: number;
  /** MIME type as the device reports it; may be empty. */
  type: string;
  name: string;
}

export const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());

/** The reason why a file cannot be sent as a photo; undefined if it can. */
export async function refusalOf(file: File): Promise<PhotoRefusal | undefined> {
  try {
    return checkPhoto(file, await readHead(file));
  } catch {
    // The file cannot be read, for example a photo in the cloud that was not downloaded.
    return 'unreadable';
  }
}

/** As `refusalOf`. @param head the file's first `HEAD_LENGTH` bytes. */
export function checkPhoto({ size, type, name }: FileFacts, head: Uint8Array): PhotoRefusal | undefined {
  if (size === 0) return 'empty';
  const content = contentOf(head);
  if (content === 'svg' || /svg/i.test(type) || /\.svgz?$/i.test(name)) return 'svg';
  // For an unknown format the device's type decides; decoding will show whether it is a photo.
  if (content === 'other' || (content === 'unknown' && !/^image\//i.test(type))) return 'notPhoto';
  return size > LARGEST_PHOTO ? 'tooLarge' : undefined;
}

/** The reason for a photo that the browser cannot decode. @param head see `checkPhoto`. */
export function decodeRefusal(head: Uint8Array): PhotoRefusal {
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
