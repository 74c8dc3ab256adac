/**
 * The draft of a complaint: text, photos and their uploads. It is not a part of the screen's state, so that photos
 * continue to upload while another screen is shown. Each change is saved immediately, so that a killed web view, a reload
 * or a return from the camera loses nothing (contract, section 6).
 */
import * as v from 'valibot';
import { type Failure, toFailure } from '../../../api/failure';
import { onOtherBorrower } from '../../../platform/borrower-data';
import { createUuid } from '../../../platform/device';
import { localStore, watchOtherTabs } from '../../../platform/storage';
import type { StorageKey } from '../../../platform/storage-keys';
import { safeImage } from '../../../platform/urls';
import type { PhotoDefect } from '../../../ui/photo/check';
import { limitConcurrency } from '../../../ui/photo/limit-concurrency';
import { preparePhoto, UnusablePhoto } from '../../../ui/photo/prepare';
import { uploadPhoto } from '../commands';
import { limitText, MOST_PHOTOS, type Target } from '../rules';

const savedDraft = v.object({
  text: v.string(),
  /** The URLs of the uploaded photos, in the displayed order. */
  photos: v.array(v.string()),
  /** How many photos were not uploaded yet. */
  pending: v.optional(v.number(), 0),
});
type SavedDraft = v.InferOutput<typeof savedDraft>;

/**
 * The key of a draft. It contains the borrower, so that another one never sees the draft. The parts are quoted, so that
 * different parts never make the same key.
 */
export function draftKey(borrower: string, { problemType, problemSonType, orderNo }: Target): StorageKey {
  return `txt.complaintDraft.${JSON.stringify([borrower, orderNo ?? null, problemType, problemSonType ?? null])}`;
}

/** The saved draft. Photos whose address is not safe are left out. @returns undefined if nothing was saved, or if it cannot be read. */
export function readDraft(key: StorageKey): SavedDraft | undefined {
  const draft = localStore.read(key, savedDraft);
  const photos = draft?.photos.filter((photo) => safeImage(photo) !== undefined).slice(0, MOST_PHOTOS);
  return draft && { ...draft, text: limitText(draft.text), photos: photos ?? [] };
}

type PhotoState =
  | { kind: 'preparing' }
  /** The part that is uploaded, 0 to 1. */
  | { kind: 'uploading'; sent: number }
  | { kind: 'failed'; failure: Failure }
  /** The URL from the server, unchanged. */
  | { kind: 'uploaded'; url: string };

export interface DraftPhoto {
  id: string;
  /** `blob:` URL of the prepared photo; undefined for the photos of a restored draft. */
  preview: string | undefined;
  state: PhotoState;
}

export interface DraftView {
  text: string;
  photos: readonly DraftPhoto[];
  /** Why the photo that was chosen last was rejected. */
  defect?: PhotoDefect | undefined;
  /** False if storage is blocked or full: the draft is lost when the web view is closed. */
  isSaved: boolean;
  /** Whether another tab wrote the text. */
  isFromOtherTab?: boolean;
  /** Of how many photos the upload had not ended when the page was closed. Zero once a photo was added. */
  lost: number;
}

const EMPTY: DraftView = { text: '', photos: [], isSaved: true, lost: 0 };

const restoredPhoto = (url: string): DraftPhoto => ({
  id: createUuid(),
  preview: undefined,
  state: { kind: 'uploaded', url },
});

/** Uploads share the bandwidth, and each must end before the time-out. */
const limitUploads = limitConcurrency(3);

interface Job {
  file: File;
  content?: Blob;
  onUploaded?: () => void;
  abort: AbortController;
}

export class Draft {
  #view: DraftView;
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  #isDetached = false;
  /** Called when the upload of a photo has succeeded or failed. Set while the screen is mounted. */
  onUploadEnd: ((failure?: Failure) => void) | undefined;

  constructor(readonly key: StorageKey) {
    const saved = readDraft(key);
    this.#view =
      saved === undefined
        ? EMPTY
        : { ...EMPTY, text: saved.text, photos: saved.photos.map(restoredPhoto), lost: saved.pending };
  }

  /** Whether a screen shows it, or photos are not uploaded yet. */
  get isInUse(): boolean {
    return this.#listeners.size > 0 || this.#view.photos.some(({ state }) => state.kind !== 'uploaded');
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    const stop = watchOtherTabs(this.#takeNewer);
    return () => {
      stop();
      this.#listeners.delete(listener);
    };
  };

  /** If another tab has changed the text since it was shown, that text stays. */
  setText(text: string): void {
    if (!this.#takeNewer()) this.#change({ text: limitText(text) });
  }

  /**
   * Adds a photo and uploads it; a tenth is ignored.
   * @param prepared if the photo is prepared already. @returns the photo's id, when the upload has ended.
   */
  async addPhoto(file: File, prepared?: Pick<Job, 'content' | 'onUploaded'>): Promise<string> {
    const id = createUuid();
    this.#takeNewer();
    if (this.#isDetached || this.#view.photos.length >= MOST_PHOTOS) return id;
    this.#jobs.set(id, { ...prepared, file, abort: new AbortController() });
    this.#change({
      photos: [...this.#view.photos, { id, preview: undefined, state: { kind: 'preparing' } }],
      defect: undefined,
      lost: 0,
    });
    await this.#send(id);
    return id;
  }

  rejectPhoto(defect: PhotoDefect): void {
    this.#change({ defect });
  }

  retryPhoto(id: string): void {
    const photo = this.#view.photos.find((each) => each.id === id);
    if (photo?.state.kind !== 'failed') return;
    this.#setPhoto(id, { state: { kind: 'preparing' } });
    void this.#send(id);
  }

  removePhoto(id: string): void {
    const photo = this.#view.photos.find((each) => each.id === id);
    this.#jobs.get(id)?.abort.abort();
    this.#jobs.delete(id);
    if (photo?.preview !== undefined) URL.revokeObjectURL(photo.preview);
    this.#takeNewer();
    this.#change({ photos: this.#view.photos.filter((each) => each.id !== id) });
  }

  /** Empties the draft after the complaint was sent: uploads are aborted, and nothing is saved. */
  discard(): void {
    this.#abortUploads();
    this.#show({ ...EMPTY, isSaved: this.#view.isSaved });
  }

  /** Aborts the uploads; later changes are not saved. */
  detach(): void {
    this.#isDetached = true;
    this.#abortUploads();
  }

  #abortUploads(): void {
    for (const { abort } of this.#jobs.values()) abort.abort();
    this.#jobs.clear();
    for (const { preview } of this.#view.photos) if (preview !== undefined) URL.revokeObjectURL(preview);
  }

  async #send(id: string): Promise<void> {
    const job = this.#jobs.get(id);
    if (job === undefined) return;
    const { signal } = job.abort;
    try {
      job.content ??= await preparePhoto(job.file, signal);
      if (signal.aborted) return;
      const { content } = job;
      const preview = this.#view.photos.find((each) => each.id === id)?.preview;
      this.#setPhoto(id, { preview: preview ?? URL.createObjectURL(content), state: { kind: 'uploading', sent: 0 } });
      const onProgress = (sent: number) => {
        if (!signal.aborted) this.#setPhoto(id, { state: { kind: 'uploading', sent } });
      };
      const upload = () => uploadPhoto({ content, name: job.file.name, onProgress, signal });
      const url = await limitUploads(signal, upload);
      if (signal.aborted) return;
      this.#jobs.delete(id);
      this.#setPhoto(id, { state: { kind: 'uploaded', url } });
      job.onUploaded?.();
      this.onUploadEnd?.();
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof UnusablePhoto) {
        this.removePhoto(id);
        return this.rejectPhoto(error.defect);
      }
      const failure = toFailure(error);
      this.#setPhoto(id, { state: { kind: 'failed', failure } });
      this.onUploadEnd?.(failure);
    }
  }

  #setPhoto(id: string, change: Partial<DraftPhoto>): void {
    this.#takeNewer();
    this.#change({ photos: this.#view.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) });
  }

  /**
   * Takes what another tab has saved since. It is later than this tab's text, which was saved at each letter.
   * @returns whether the text is another one now.
   */
  readonly #takeNewer = (): boolean => {
    const saved = this.#isDetached ? undefined : readDraft(this.key);
    const own = savedPart(this.#view);
    // Without a saved draft the complaint was sent in another tab: what is written here stays.
    if (saved === undefined || isSameDraft(saved, own)) return false;
    const { photos } = this.#view;
    const known = (url: string) => photos.find(({ state }) => state.kind === 'uploaded' && state.url === url);
    const isNewText = saved.text !== own.text;
    this.#show({
      ...this.#view,
      text: saved.text,
      photos: [
        ...saved.photos.map((url) => known(url) ?? restoredPhoto(url)),
        ...photos.filter(({ state }) => state.kind !== 'uploaded'),
      ],
      isFromOtherTab: isNewText || this.#view.isFromOtherTab === true,
    });
    return isNewText;
  };

  /** Saves at once, because a killed web view sends no event before. */
  #change(change: Partial<DraftView>): void {
    const view = { ...this.#view, ...change };
    // The progress of an upload is not saved.
    const isKept = this.#isDetached || JSON.stringify(savedPart(this.#view)) === JSON.stringify(savedPart(view));
    this.#show(isKept ? view : { ...view, isSaved: localStore.write(this.key, savedPart(view)) });
  }

  #show(view: DraftView): void {
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

/** Photos that another tab uploads are not this one's. */
const isSameDraft = (one: SavedDraft, other: SavedDraft) =>
  one.text === other.text && one.photos.join(' ') === other.photos.join(' ');

function savedPart({ text, photos, lost }: DraftView): SavedDraft {
  const uploaded = uploadedUrls(photos);
  return { text, photos: uploaded, pending: photos.length - uploaded.length + lost };
}

/** The URLs of the uploaded photos, in the displayed order. */
export function uploadedUrls(photos: readonly DraftPhoto[]): string[] {
  return photos.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.url] : []));
}

/** The URL that shows the photo: the photo on the device, else the server's URL if it is safe. */
export function urlOf({ preview, state }: DraftPhoto): string | undefined {
  return preview ?? (state.kind === 'uploaded' ? safeImage(state.url) : undefined);
}

const drafts = new Map<string, Draft>();

/** The draft with this key that is in use, else a new one from storage. */
export function openDraft(key: StorageKey): Draft {
  const open = drafts.get(key);
  if (open?.isInUse) return open;
  open?.detach();
  const draft = new Draft(key);
  drafts.set(key, draft);
  return draft;
}

// Nothing of the previous borrower may be saved again.
onOtherBorrower(() => {
  for (const draft of drafts.values()) draft.detach();
  drafts.clear();
});

/** Empties all drafts but one after a complaint was sent, because local storage is cleared. */
export function discardDrafts({ except }: { except: Draft }): void {
  for (const draft of drafts.values()) if (draft !== except) draft.discard();
}
