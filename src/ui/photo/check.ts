/** Which files may be sent as photos, told by their first bytes, since names and types lie. Pure. */

/** Bytes: 20 MB. */
export const LARGEST_PHOTO = 20 * 1024 * 1024;
/** How many first bytes `checkPhoto` wants to see. */
export const HEAD_LENGTH = 512;

/** `undecodable` and `heic`: the browser can't decode the photo, so nothing can remove the place from it. */
export type PhotoRefusal = 'empty' | 'tooLarge' | 'svg' | 'notPhoto' | 'unreadable' | 'undecodable' | 'heic';

interface FileFacts {
  /** Bytes. */
  size: number;
  /** What the device calls it; may be empty. */
  type: string;
  name: string;
}

/** Why a file can't be sent; undefined when it can. @param head its first bytes, at most `HEAD_LENGTH`. */
export function checkPhoto({ size, type, name }: FileFacts, head: Uint8Array): PhotoRefusal | undefined {
  if (size === 0) return 'empty';
  const content = contentOf(head);
  if (content === 'svg' || /svg/i.test(type) || /\.svgz?$/i.test(name)) return 'svg';
  // A format that we don't know is a photo when the device says so; whether it is one shows when it is decoded.
  if (content === 'other' || (content === 'unknown' && !/^image\//i.test(type))) return 'notPhoto';
  return size > LARGEST_PHOTO ? 'tooLarge' : undefined;
}

/** Why a photo that the browser can't decode is refused. @param head see `checkPhoto`. */
export function decodeRefusal(head: Uint8Array): PhotoRefusal {
  const signs = latin(head);
  return signs.startsWith('ftyp', 4) && HEIC_BRANDS.includes(signs.slice(8, 12)) ? 'heic' : 'undecodable';
}

type Content = 'image' | 'svg' | 'other' | 'unknown';

/** What files open with, in Latin-1. */
const IMAGE_SIGNS = ['\xff\xd8\xff', '\x89PNG\r\n\x1a\n', 'GIF87a', 'GIF89a', 'BM', 'II*\0', 'MM\0*'];
/** ISO media name their brand at 8: these are still pictures (HEIC, AVIF), other brands are films. */
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'];
const IMAGE_BRANDS = [...HEIC_BRANDS, 'avif', 'avis'];
const OTHER_SIGNS = [
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
  const signs = latin(head);
  const opensWith = (sign: string) => signs.startsWith(sign);
  if (IMAGE_SIGNS.some(opensWith) || (opensWith('RIFF') && signs.startsWith('WEBP', 8))) return 'image';
  if (signs.startsWith('ftyp', 4)) return IMAGE_BRANDS.includes(signs.slice(8, 12)) ? 'image' : 'other';
  if (OTHER_SIGNS.some(opensWith)) return 'other';
  // Text may open with a byte order mark.
  const text = signs.replace('\xef\xbb\xbf', '').trimStart();
  if (/^<(\?xml|!--|svg|!doctype\s+svg)/i.test(text) && /<svg[\s>]/i.test(text)) return 'svg';
  return /^(<[?!a-z]|\{\s*")/i.test(text) ? 'other' : 'unknown';
}

const latin = (head: Uint8Array) =>
  Array.from(head.subarray(0, HEAD_LENGTH), (byte) => String.fromCharCode(byte)).join('');
