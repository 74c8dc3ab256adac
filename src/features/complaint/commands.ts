import * as v from 'valibot';
import { formClient } from '../../api/client';
import { Failure } from '../../api/failure';
import { safeImage } from '../../host/urls';
import type { Attempted, Write } from '../../ui/use-submit';
import { contentHash } from './rules';
import { uploadedPhoto } from './wire';

interface NewComplaint extends Attempted {
  problemType: string;
  /** Of complaints about collection alone. */
  problemSonType: string | undefined;
  orderNo: string | undefined;
  text: string;
  /** Addresses that the upload answered, in the order shown. */
  photos: readonly string[];
}

/** Sends a complaint (contract, section 5: complaint save). The screen itself tells what became of it. */
export const saveComplaint: Write<NewComplaint, unknown> = {
  mutationKey: ['save-complaint'],
  meta: { quiet: true },
  facts: ({ text }) => ({ content: contentHash(text) }),
  mutationFn: ({ problemType, problemSonType, orderNo, text, photos, idempotencyKey }) =>
    formClient.post(
      '/user-problem/problem-save',
      { problemType, problemSonType, problemDetail: text, problemImage: photos.join(','), orderNo },
      { idempotencyKey },
    ),
};

interface PhotoUpload {
  content: Blob;
  /** Of the file as it was picked. */
  name: string;
  /** Hears the part sent, 0 to 1. */
  onProgress: (sent: number) => void;
  signal: AbortSignal;
}

/**
 * Sends one photo (contract, section 5: image upload).
 * @returns its address as the server wrote it. @throws Failure; of kind `malformed` when the answer names no picture.
 */
export async function uploadPhoto({ content, name, onProgress, signal }: PhotoUpload): Promise<string> {
  const upload = { field: 'problemImage', content, fileName: fileNameOf(content, name) };
  const url = v.parse(
    uploadedPhoto,
    await formClient.upload('/user-problem/upload-problem-img', upload, onProgress, signal),
  );
  if (url === undefined || safeImage(url) === undefined) throw new Failure('malformed');
  return url;
}

/** The name fits what is sent: a prepared photo is a JPEG whatever it was before. */
function fileNameOf({ type }: Blob, name: string): string {
  if (type !== 'image/jpeg') return name;
  return `${name.replace(/\.[^.]*$/, '') || 'photo'}.jpg`;
}
