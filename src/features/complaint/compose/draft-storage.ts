/**
 * Drafts of complaints, so that a killed web view, a reload or the camera's return loses nothing (contract, section 6).
 * A draft belongs to its borrower: another's session computes another key and never sees it.
 */
import * as v from 'valibot';
import { localStore, type StorageKey } from '../../../host/storage';
import { safeImage } from '../../../host/urls';
import { limitText, MOST_PHOTOS } from '../rules';

export interface DraftTarget {
  problemType: string;
  problemSonType: string | undefined;
  orderNo: string | undefined;
}

export interface Draft {
  text: string;
  /** Addresses of uploaded photos, in the order shown. */
  photos: readonly string[];
}

/** Where a draft is kept; quoted parts keep one borrower's key from spelling another's. */
export function draftKey(borrower: string, { problemType, problemSonType, orderNo }: DraftTarget): StorageKey {
  return `txt.complaintDraft.${JSON.stringify([borrower, orderNo ?? null, problemType, problemSonType ?? null])}`;
}

const kept = v.object({
  target: v.object({
    problemType: v.string(),
    problemSonType: v.optional(v.string()),
    orderNo: v.optional(v.string()),
  }),
  text: v.string(),
  photos: v.array(v.string()),
});

/** Keeps a draft. @returns whether it outlives this web view; false when storage is denied or full. */
export function keepDraft(key: StorageKey, target: DraftTarget, { text, photos }: Draft): boolean {
  return localStore.write(key, { target, text, photos });
}

/** The draft of this target; undefined when it is damaged, another's, or empty. What is no picture's address is left out. */
export function readDraft(key: StorageKey, target: DraftTarget): Draft | undefined {
  const draft = localStore.read(
    key,
    v.pipe(
      kept,
      v.check((read) => isSame(read.target, target)),
    ),
  );
  if (draft === undefined) return undefined;
  const photos = draft.photos.filter((photo) => safeImage(photo) !== undefined).slice(0, MOST_PHOTOS);
  return draft.text === '' && photos.length === 0 ? undefined : { text: limitText(draft.text), photos };
}

function isSame(one: v.InferOutput<typeof kept>['target'], other: DraftTarget): boolean {
  return (['problemType', 'problemSonType', 'orderNo'] as const).every((name) => one[name] === other[name]);
}
