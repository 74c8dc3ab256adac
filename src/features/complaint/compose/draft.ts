/**
 * The complaint being written: text, photos and their uploads. It lives outside the screen, so that photos go on
 * uploading while the borrower looks at something else, and each change is kept as it happens.
 */
import { type Failure, toFailure } from '../../../api/failure';
import { onOtherBorrower } from '../../../host/borrower-data';
import type { StorageKey } from '../../../host/storage';
import { safeImage } from '../../../host/urls';
import type { PhotoRefusal } from '../../../ui/photo/check';
import { preparePhoto, RefusedPhoto } from '../../../ui/photo/prepare';
import { uploadPhoto } from '../commands';
import { limitText, MOST_PHOTOS } from '../rules';
import { atMost } from './at-most';
import { type Draft, type DraftTarget, keepDraft, readDraft } from './draft-storage';

type PhotoState =
  | { kind: 'preparing' }
  /** The part sent, 0 to 1. */
  | { kind: 'uploading'; sent: number }
  | { kind: 'failed'; failure: Failure }
  /** The address as the server wrote it. */
  | { kind: 'uploaded'; url: string };

export interface Photo {
  id: string;
  /** `blob:` address of the picture on the device; absent for photos of a restored draft. */
  preview: string | undefined;
  state: PhotoState;
}

export interface DraftView {
  text: string;
  photos: readonly Photo[];
  /** Why the photo that was picked last is not among them. */
  refusal?: PhotoRefusal | undefined;
  /** Whether it came back from an earlier visit. */
  restored: boolean;
  /** False when this device keeps nothing: the draft ends with the web view. */
  safe: boolean;
}

const EMPTY: DraftView = { text: '', photos: [], restored: false, safe: true };

/** What the screen tells its reader as it happens. */
export type PhotoNews =
  | { kind: 'uploaded' }
  | { kind: 'refused'; reason: PhotoRefusal }
  | { kind: 'failed'; failure: Failure };

/** Decoded photos are large, and slow networks share their time-out. */
const preparing = atMost(2);
const uploading = atMost(3);

interface Job {
  file: File;
  /** Absent until it is prepared. */
  content?: Blob;
  stop: AbortController;
}

let lastId = 0;

export class DraftSession {
  #view: DraftView;
  readonly #jobs = new Map<string, Job>();
  readonly #listeners = new Set<() => void>();
  #isForgotten = false;
  /** Hears what becomes of photos while a screen is there. */
  onNews: ((news: PhotoNews) => void) | undefined;

  constructor(
    readonly key: StorageKey,
    readonly target: DraftTarget,
    private readonly left: () => void,
  ) {
    const draft = readDraft(key, target);
    this.#view = {
      text: draft?.text ?? '',
      photos: (draft?.photos ?? []).map((url) => ({
        id: newId(),
        preview: undefined,
        state: { kind: 'uploaded', url },
      })),
      restored: draft !== undefined,
      safe: true,
    };
  }

  readonly view = (): DraftView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      this.#leaveWhenDone();
    };
  };

  setText(text: string): void {
    this.#change({ text: limitText(text) });
  }

  /** Takes a picked photo in and sends it; a tenth is ignored. @param content of a photo that is prepared already. */
  addPhoto(file: File, content?: Blob): void {
    if (this.#view.photos.length >= MOST_PHOTOS) return;
    const id = newId();
    this.#jobs.set(id, { file, ...(content && { content }), stop: new AbortController() });
    this.#change({
      photos: [...this.#view.photos, { id, preview: undefined, state: { kind: 'preparing' } }],
      refusal: undefined,
    });
    void this.#send(id);
  }

  /** Tells why a picked photo is not taken in. */
  refusePhoto(reason: PhotoRefusal): void {
    this.#change({ refusal: reason });
    this.onNews?.({ kind: 'refused', reason });
  }

  retryPhoto(id: string): void {
    const photo = this.#view.photos.find((each) => each.id === id);
    if (photo?.state.kind !== 'failed') return;
    this.#setPhoto(id, { state: { kind: 'preparing' } });
    void this.#send(id);
  }

  removePhoto(id: string): void {
    const photo = this.#view.photos.find((each) => each.id === id);
    this.#jobs.get(id)?.stop.abort();
    this.#jobs.delete(id);
    if (photo?.preview !== undefined) URL.revokeObjectURL(photo.preview);
    this.#change({ photos: this.#view.photos.filter((each) => each.id !== id) });
  }

  /** After the save: uploads stop and everything is empty, also on a screen that shows it; nothing is written down. */
  discard(): void {
    this.#stop();
    this.#view = { ...EMPTY, safe: this.#view.safe };
    for (const listener of this.#listeners) listener();
    this.#leaveWhenDone();
  }

  /** Stops the uploads; changes that still come are not stored. */
  forget(): void {
    this.#isForgotten = true;
    this.#stop();
  }

  #stop(): void {
    for (const { stop } of this.#jobs.values()) stop.abort();
    this.#jobs.clear();
    for (const { preview } of this.#view.photos) if (preview !== undefined) URL.revokeObjectURL(preview);
  }

  async #send(id: string): Promise<void> {
    const job = this.#jobs.get(id);
    if (job === undefined) return;
    const { signal } = job.stop;
    try {
      job.content ??= await preparing(() => unlessStopped(signal, () => preparePhoto(job.file, signal)));
      if (signal.aborted) return;
      const { content } = job;
      const known = this.#view.photos.find((each) => each.id === id)?.preview;
      this.#setPhoto(id, { preview: known ?? URL.createObjectURL(content), state: { kind: 'uploading', sent: 0 } });
      const onProgress = (sent: number) => {
        if (!signal.aborted) this.#setPhoto(id, { state: { kind: 'uploading', sent } });
      };
      const upload = () => uploadPhoto({ content, name: job.file.name, onProgress, signal });
      const url = await uploading(() => unlessStopped(signal, upload));
      if (signal.aborted) return;
      this.#jobs.delete(id);
      this.#setPhoto(id, { state: { kind: 'uploaded', url } });
      this.onNews?.({ kind: 'uploaded' });
    } catch (error) {
      if (signal.aborted) return;
      if (error instanceof RefusedPhoto) {
        this.removePhoto(id);
        this.refusePhoto(error.reason);
        return;
      }
      const failure = toFailure(error);
      this.#setPhoto(id, { state: { kind: 'failed', failure } });
      this.onNews?.({ kind: 'failed', failure });
    } finally {
      this.#leaveWhenDone();
    }
  }

  #setPhoto(id: string, change: Partial<Photo>): void {
    this.#change({ photos: this.#view.photos.map((photo) => (photo.id === id ? { ...photo, ...change } : photo)) });
  }

  /** Kept at once, not when the page goes: a killed web view says no word before. */
  #change(change: Partial<DraftView>): void {
    const before = draftOf(this.#view);
    this.#view = { ...this.#view, ...change };
    const now = draftOf(this.#view);
    // Progress of an upload changes nothing that is kept.
    const same = before.text === now.text && before.photos.join(' ') === now.photos.join(' ');
    if (!same && !this.#isForgotten) this.#view = { ...this.#view, safe: keepDraft(this.key, this.target, now) };
    for (const listener of this.#listeners) listener();
  }

  #leaveWhenDone(): void {
    // Not at once: a screen that is mounted anew comes right after the old one has gone.
    setTimeout(() => {
      const unfinished = this.#view.photos.some(({ state }) => state.kind !== 'uploaded');
      if (this.#listeners.size > 0 || unfinished) return;
      this.#stop();
      this.left();
    });
  }
}

function draftOf({ text, photos }: DraftView): Draft {
  return { text, photos: uploadedUrls(photos) };
}

/** Addresses of the photos that are on the server, in the order shown. */
export function uploadedUrls(photos: readonly Photo[]): string[] {
  return photos.flatMap(({ state }) => (state.kind === 'uploaded' ? [state.url] : []));
}

/** What shows the photo: the picture on the device, else the server's, if its address passes the gate. */
export function pictureOf({ preview, state }: Photo): string | undefined {
  return preview ?? (state.kind === 'uploaded' ? safeImage(state.url) : undefined);
}

/** A photo that was removed while it waited for its turn does nothing in it. */
function unlessStopped<Result>(signal: AbortSignal, work: () => Promise<Result>): Promise<Result> {
  return signal.aborted ? Promise.reject(new Error('the photo was removed')) : work();
}

function newId(): string {
  lastId += 1;
  return `photo-${lastId}`;
}

const sessions = new Map<string, DraftSession>();

/** The draft under this key: the one whose photos are still on their way, else what the device kept. */
export function openDraft(key: StorageKey, target: DraftTarget): DraftSession {
  const open = sessions.get(key);
  if (open !== undefined) return open;
  const session = new DraftSession(key, target, () => sessions.delete(key));
  sessions.set(key, session);
  return session;
}

/** Another borrower has appeared: uploads stop, and nothing of the one before is stored again. */
onOtherBorrower(() => {
  for (const session of sessions.values()) session.forget();
  sessions.clear();
});

/** After a complaint was saved: no draft goes on, and none writes itself down again. */
export function discardDrafts(): void {
  for (const session of sessions.values()) session.discard();
}
