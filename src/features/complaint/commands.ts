import { sendWrite } from '../../api/client';
import { Failure } from '../../api/failure';
import { complaintSave } from '../../contract/complaint-save';
import { photo } from '../../contract/photo';
import { safeImage } from '../../platform/urls';
import type { Attempted, Write } from '../../ui/write/use-submit';
import { complaintListQuery } from './queries';
import type { Target } from './rules';

interface NewComplaint extends Attempted, Target {
  text: string;
  /** The addresses of the uploaded photos, in the displayed order. */
  photos: readonly string[];
}

/** Sends a complaint (contract, section 5: complaint save). */
export const saveComplaint: Write<NewComplaint, undefined> = {
  name: 'save-complaint',
  invalidates: [complaintListQuery().queryKey],
  send: ({ photos, idempotencyKey, ...complaint }) =>
    sendWrite(complaintSave, { ...complaint, photos: photos.join(',') }, { idempotencyKey }),
};

interface PhotoUpload {
  content: Blob;
  name: string;
  /** Called with the part that is sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Uploads one photo (contract, section 5: image upload).
 * @returns its address, unchanged. @throws Failure; `malformed` if the answer has no image address.
 */
export async function uploadPhoto({ content, name, onProgress, signal }: PhotoUpload): Promise<string> {
  const file = new File([content], jpegName(name), { type: content.type });
  const url = await sendWrite(photo, { file }, { onProgress, signal });
  if (url === undefined || safeImage(url) === undefined) throw new Failure('malformed');
  return url;
}

/** The file name with the extension of the prepared photo. */
const jpegName = (name: string) => `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
