/** Looks at a chosen file before it is taken for a photo. */
import { checkPhoto, HEAD_LENGTH, type PhotoRefusal } from './check';

export const readHead = async (file: Blob) => new Uint8Array(await file.slice(0, HEAD_LENGTH).arrayBuffer());

/** Why a file can't be sent as a photo; undefined when it can. */
export async function refusalOf(file: File): Promise<PhotoRefusal | undefined> {
  try {
    return checkPhoto(file, await readHead(file));
  } catch {
    // The device took the file back: a photo in a cloud that did not come, say.
    return 'unreadable';
  }
}
