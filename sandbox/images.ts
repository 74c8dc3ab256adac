/** Photos of complaints and replies: type checked by their first bytes, stored in the database. */
import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { CODES, Refusal } from './envelope.ts';
import { images } from './schema.ts';

export const MAX_IMAGES = 9;
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

export function refuseTooMany(count: number): void {
  if (count <= MAX_IMAGES) return;
  throw new Refusal(CODES.badInput, 'At most 9 photos can be sent', 'Puedes enviar hasta 9 fotos');
}

type Extension = (typeof images.$inferSelect)['extension'];

const TYPES: Readonly<Record<Extension, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const ADDRESS = /^\/images\/([0-9a-f]{32})\.(?:jpg|png|webp)$/;

/**
 * Stores a photo and returns its address on this server.
 * @param file the value of the form's field. Only JPG, PNG and WebP files are accepted.
 * @param borrowerId null when the support desk sends it.
 * @throws Refusal with a message for the sender.
 */
export async function saveImage(db: Database, file: unknown, borrowerId: string | null, now: number): Promise<string> {
  const { bytes, extension } = await checkImage(file);
  const id = randomBytes(16).toString('hex');
  await db.insert(images).values({ id, borrowerId, extension, bytes, createdAt: now });
  return `/images/${id}.${extension}`;
}

/** The same checks without storing the file. Lets the caller check several files before storing any. */
export async function checkImage(file: unknown): Promise<{ bytes: Buffer; extension: Extension }> {
  if (!(file instanceof File)) throw new Refusal(CODES.badImage, 'Please choose a photo', 'Elige una foto');
  if (file.size === 0) {
    throw new Refusal(CODES.badImage, 'The photo is empty, please choose another', 'La foto está vacía, elige otra');
  }
  if (file.size > MAX_IMAGE_BYTES) {
    throw new Refusal(CODES.tooLarge, 'The photo is larger than 10 MB', 'La foto pesa más de 10 MB', 413);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const extension = extensionOf(bytes);
  if (extension !== undefined) return { bytes, extension };
  throw new Refusal(
    CODES.badImage,
    'Only JPG, PNG and WebP photos are accepted',
    'Solo aceptamos fotos JPG, PNG o WebP',
  );
}

/** The file's type by its first bytes; the name and the declared type are ignored. */
function extensionOf(bytes: Buffer): Extension | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

/** @param name the path after /images/. */
export async function findImage(db: Database, name: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const id = ADDRESS.exec(`/images/${name}`)?.[1];
  const image = id && (await db.query.images.findFirst({ where: eq(images.id, id) }));
  return image ? { bytes: image.bytes, type: TYPES[image.extension] } : undefined;
}

/** Whether the addresses are uploads of this borrower. */
export async function areOwnImages(db: Database, borrowerId: string, addresses: readonly string[]): Promise<boolean> {
  const ids = addresses.map((address) => ADDRESS.exec(address)?.[1] ?? '');
  const rows = await db
    .select({ id: images.id, extension: images.extension })
    .from(images)
    .where(and(eq(images.borrowerId, borrowerId), inArray(images.id, ids)));
  const own = new Set(rows.map(({ id, extension }) => `/images/${id}.${extension}`));
  return addresses.every((address) => own.has(address));
}
