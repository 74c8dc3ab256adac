/** Photos sent with complaints and replies: checked by their first bytes, kept in the database, served for ever. */
import { randomBytes } from 'node:crypto';
import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from './database.ts';
import { CODES, Refusal, type Say } from './envelope.ts';
import { samplePhoto } from './sample-photos.ts';
import { images } from './schema.ts';

export const MOST_IMAGES = 9;
const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

type Extension = (typeof images.$inferSelect)['extension'];

const TYPES: Readonly<Record<Extension, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const ADDRESS = /^\/images\/([0-9a-f]{32})\.(?:jpg|png|webp)$/;

/**
 * Keeps a photo and answers its address on this server.
 * @param file what came in the form's field; anything but a JPG, PNG or WebP file is refused.
 * @param borrowerId null when the desk sends it.
 * @throws Refusal with a sentence for whoever sent it.
 */
export async function keepImage(
  db: Database,
  file: unknown,
  borrowerId: string | null,
  say: Say,
  now: number,
): Promise<string> {
  const { bytes, extension } = await checkImage(file, say);
  const id = randomBytes(16).toString('hex');
  await db.insert(images).values({ id, borrowerId, extension, bytes, createdAt: now });
  return `/images/${id}.${extension}`;
}

/** The same checks without keeping anything, so that of several files all are kept or none. */
export async function checkImage(file: unknown, say: Say): Promise<{ bytes: Buffer; extension: Extension }> {
  if (!(file instanceof File)) throw new Refusal(CODES.badImage, say('Please choose a photo', 'Elige una foto'));
  if (file.size === 0) {
    throw new Refusal(
      CODES.badImage,
      say('The photo is empty, please choose another', 'La foto está vacía, elige otra'),
    );
  }
  if (file.size > MAX_IMAGE_BYTES) {
    throw new Refusal(CODES.tooLarge, say('The photo is larger than 10 MB', 'La foto pesa más de 10 MB'), 413);
  }
  const bytes = Buffer.from(await file.arrayBuffer());
  const extension = extensionOf(bytes);
  if (extension !== undefined) return { bytes, extension };
  throw new Refusal(
    CODES.badImage,
    looksLikeSvg(bytes)
      ? say(
          'SVG drawings are not accepted, send a JPG, PNG or WebP photo',
          'No aceptamos dibujos SVG, envía una foto JPG, PNG o WebP',
        )
      : say('Only JPG, PNG and WebP photos are accepted', 'Solo aceptamos fotos JPG, PNG o WebP'),
  );
}

/** What the file is, whatever its name and type say. */
function extensionOf(bytes: Buffer): Extension | undefined {
  const head = bytes.toString('latin1', 0, 12);
  if (head.startsWith('\xff\xd8\xff')) return 'jpg';
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png';
  return head.startsWith('RIFF') && head.endsWith('WEBP') ? 'webp' : undefined;
}

const looksLikeSvg = (bytes: Buffer) => /<svg[\s>]/i.test(bytes.toString('utf8', 0, 1000));

/** @param name what stands behind /images/; the samples are drawn when they are asked for. */
export async function findImage(db: Database, name: string): Promise<{ bytes: Buffer; type: string } | undefined> {
  const sample = samplePhoto(name);
  if (sample !== undefined) return { bytes: sample, type: TYPES.png };
  const id = ADDRESS.exec(`/images/${name}`)?.[1];
  const image = id && (await db.query.images.findFirst({ where: eq(images.id, id) }));
  return image ? { bytes: image.bytes, type: TYPES[image.extension] } : undefined;
}

/**
 * The addresses of a borrower's own uploads, as they were given out.
 * @param h5Base the app may send them back whole, with its own origin or the loopback's in front.
 * @returns undefined when one of them was not uploaded here by this borrower.
 */
export async function ownImages(
  db: Database,
  borrowerId: string,
  addresses: readonly string[],
  h5Base: string,
): Promise<string[] | undefined> {
  const ids = addresses.map((address) => ADDRESS.exec(pathHere(address, h5Base) ?? '')?.[1]);
  const wanted = ids.filter((id) => id !== undefined);
  if (wanted.length < ids.length) return undefined;
  const rows = await db
    .select({ id: images.id, extension: images.extension })
    .from(images)
    .where(and(eq(images.borrowerId, borrowerId), inArray(images.id, wanted)));
  const extensions = new Map(rows.map(({ id, extension }) => [id, extension]));
  if (wanted.some((id) => !extensions.has(id))) return undefined;
  return wanted.map((id) => `/images/${id}.${extensions.get(id)}`);
}

/** The path of an address on this server, undefined for one elsewhere. */
function pathHere(address: string, h5Base: string): string | undefined {
  if (!URL.canParse(address, h5Base)) return undefined;
  const { origin, hostname, pathname } = new URL(address, h5Base);
  const here = origin === new URL(h5Base).origin || hostname === '127.0.0.1' || hostname === 'localhost';
  return here ? pathname : undefined;
}
