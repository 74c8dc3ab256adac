/** Checks a chosen file before it is accepted as a photo. */
import { checkPhoto, HEAD_LENGTH, type PhotoRefusal } from './check';

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
