/** Creates photos like those of a phone: a large rotated JPEG whose EXIF has the orientation and the location. */
import type { Page } from '@playwright/test';
import { pngChunk } from '../png.ts';

interface Size {
  width: number;
  height: number;
}

/**
 * A JPEG whose top left quarter is red; the rest is a pattern that makes the file large.
 * Its EXIF has a rotation of 90° clockwise, which moves the red quarter to the top right, and a GPS location.
 */
export async function phonePhoto(page: Page, size: Size = { width: 4032, height: 3024 }): Promise<Buffer> {
  return withExifJpeg(await draw(page, size, 'image/jpeg'));
}

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

/** A small photo of the given type whose EXIF says where it was taken. */
export async function placedPhoto(page: Page, type: (typeof PHOTO_TYPES)[number]): Promise<Buffer> {
  const size = { width: 200, height: 150 };
  const plain = await draw(page, size, type);
  if (type === 'image/png') return withExifPng(plain);
  return type === 'image/webp' ? withExifWebp(plain, size) : withExifJpeg(plain);
}

async function draw(page: Page, { width, height }: Size, type: string): Promise<Buffer> {
  const base64 = await page.evaluate(
    async (size) => {
      const canvas = new OffscreenCanvas(size.width, size.height);
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('no canvas');
      context.fillStyle = '#88aacc';
      context.fillRect(0, 0, size.width, size.height);
      for (let patch = 0; patch < 6000; patch += 1) {
        context.fillStyle = `hsl(${(patch * 37) % 360} 60% 50%)`;
        context.fillRect((patch * 7919) % size.width, (patch * 104_729) % size.height, 40, 40);
      }
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, size.width / 2, size.height / 2);
      const jpeg = await canvas.convertToBlob({ type: size.type, quality: 0.95 });
      const bytes = new Uint8Array(await jpeg.arrayBuffer());
      let text = '';
      for (let start = 0; start < bytes.length; start += 8192) {
        text += String.fromCharCode(...bytes.subarray(start, start + 8192));
      }
      return btoa(text);
    },
    { width, height, type },
  );
  return Buffer.from(base64, 'base64');
}

/** EXIF follows the first two bytes of a JPEG. */
function withExifJpeg(plain: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), exif()]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([plain.subarray(0, 2), head, body, plain.subarray(2)]);
}

/** In a chunk of its own after the signature and the header chunk (8 + 25 bytes). */
const withExifPng = (plain: Buffer) =>
  Buffer.concat([plain.subarray(0, 33), pngChunk('eXIf', exif()), plain.subarray(33)]);

/** Extended WebP: a header chunk that announces EXIF, the picture's own chunks, then the EXIF chunk. */
function withExifWebp(plain: Buffer, { width, height }: Size): Buffer {
  const EXIF_FLAG = 0x08;
  const features = Buffer.alloc(10);
  features.writeUInt8(EXIF_FLAG, 0);
  features.writeUIntLE(width - 1, 4, 3);
  features.writeUIntLE(height - 1, 7, 3);
  const chunk = (name: string, body: Buffer) => {
    const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
    head.writeUInt32LE(body.length, 4);
    return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
  };
  const chunks = [chunk('VP8X', features), plain.subarray(12), chunk('EXIF', exif())];
  return chunk('RIFF', Buffer.concat([Buffer.from('WEBP', 'latin1'), ...chunks]));
}

const ORIENTATION = 0x0112;
const QUARTER_RIGHT = 6;
const GPS = 0x8825;
const LATITUDE_REF = 1;
const [SHORT, LONG, ASCII] = [3, 4, 2];

/** The beginning of the EXIF data. */
export const EXIF_HEAD = 'MM\0*';

/** Big-endian TIFF: one directory with the orientation and the offset of a second one, the location. */
function exif(): Buffer {
  const gpsAt = 8 + 2 + 2 * 12 + 4;
  return Buffer.concat([
    Buffer.from(`${EXIF_HEAD}\0\0\0\x08`, 'latin1'),
    directory([
      [ORIENTATION, SHORT, 1, QUARTER_RIGHT << 16],
      [GPS, LONG, 1, gpsAt],
    ]),
    directory([[LATITUDE_REF, ASCII, 2, 'N'.charCodeAt(0) << 24]]),
  ]);
}

type Entry = readonly [tag: number, type: number | undefined, count: number, value: number];

function directory(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.alloc(2 + entries.length * 12 + 4);
  bytes.writeUInt16BE(entries.length, 0);
  for (const [index, [tag, type = SHORT, count, value]] of entries.entries()) {
    const at = 2 + index * 12;
    bytes.writeUInt16BE(tag, at);
    bytes.writeUInt16BE(type, at + 2);
    bytes.writeUInt32BE(count, at + 4);
    bytes.writeUInt32BE(value, at + 8);
  }
  return bytes;
}
