/**
 * Saves the drafts of complaints, so that a killed web view, a reload or a return from the camera loses nothing
 * (contract, section 6). The borrower is a part of the key, so that another borrower never sees the draft.
 */
import * as v from 'valibot';
import { localStore, type StorageKey } from '../../../platform/storage';
import { safeImage } from '../../../platform/urls';
import { limitText, MOST_PHOTOS } from '../rules';

const schema = v.object({
  target: v.object({
    problemType: v.string(),
    problemSonType: v.optional(v.string()),
    orderNo: v.optional(v.string()),
  }),
  text: v.string(),
  /** The addresses of the uploaded photos, in the displayed order. */
  photos: v.array(v.string()),
});
type Saved = v.InferOutput<typeof schema>;
export type DraftTarget = Saved['target'];
export type SavedDraft = Omit<Saved, 'target'>;

/** The key of a draft. The parts are quoted, so that different parts never make the same key. */
export function draftKey(borrower: string, { problemType, problemSonType, orderNo }: DraftTarget): StorageKey {
  return `txt.complaintDraft.${JSON.stringify([borrower, orderNo ?? null, problemType, problemSonType ?? null])}`;
}

/** @returns false if storage is blocked or full: the draft is lost when the web view is closed. */
export function saveDraft(key: StorageKey, target: DraftTarget, { text, photos }: SavedDraft): boolean {
  return localStore.write(key, { target, text, photos });
}

/** The draft of this target; undefined if it is damaged, empty or another target's. Unsafe image addresses are omitted. */
export function readDraft(key: StorageKey, target: DraftTarget): SavedDraft | undefined {
  const draft = localStore.read(
    key,
    v.pipe(
      schema,
      v.check((saved) => isSame(saved.target, target)),
    ),
  );
  if (draft === undefined) return undefined;
  const photos = draft.photos.filter((photo) => safeImage(photo) !== undefined).slice(0, MOST_PHOTOS);
  return draft.text === '' && photos.length === 0 ? undefined : { text: limitText(draft.text), photos };
}

function isSame(one: DraftTarget, other: DraftTarget): boolean {
  return (['problemType', 'problemSonType', 'orderNo'] as const).every((name) => one[name] === other[name]);
}
