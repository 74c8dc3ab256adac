/**
 * antd-mobile's ImageUploader with an accessible item for each photo: name, progress, and buttons to view, retry and
 * remove it.
 */
import { ImageUploader, type ImageUploaderRef } from 'antd-mobile';
import { type ReactNode, useId, useLayoutEffect, useReducer, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useText } from '../../intl/text';
import { CameraIcon, CheckIcon, CloseIcon } from '../picture/icons';
import { defectOf, type PhotoDefect } from './check';
import styles from './photo-uploader.module.css';

interface Photo {
  id: string;
  /** URL of the image; undefined until the photo is prepared. */
  url: string | undefined;
  /** The part that is uploaded, 0 to 1; undefined when nothing is pending. */
  progress?: 'preparing' | number | undefined;
  error?: string | undefined;
}

export interface PhotoUploaderProps {
  /** Accessible name of the file input. */
  label: string;
  hintId: string;
  photos: readonly Photo[];
  max: number;
  isLocked?: boolean;
  /** Adds a file that `checkPhoto` accepts. @returns the photo's id, when it is uploaded. Does not reject. */
  add: (file: File) => Promise<string>;
  reject: (defect: PhotoDefect) => void;
  retry?: (id: string) => void;
  remove: (id: string) => void;
  errorId: (photoId: string) => string;
  view: (photoId: string) => void;
}

export default function PhotoUploader({
  label,
  hintId,
  photos,
  max,
  isLocked = false,
  add,
  reject,
  ...item
}: PhotoUploaderProps) {
  const uploader = useRef<ImageUploaderRef>(null);
  const [, rerender] = useReducer((count: number) => count + 1, 0);
  const isFull = photos.length >= max;

  const labelId = useId();
  // ImageUploader has no properties for these attributes of its file input. It sets `aria-label` itself, anew in each language.
  useLayoutEffect(() => {
    const input = uploader.current?.nativeElement;
    if (!input) return;
    input.setAttribute('aria-labelledby', labelId);
    input.setAttribute('aria-describedby', hintId);
    input.disabled = isLocked;
  });

  return (
    <ImageUploader
      ref={uploader}
      className={`fade-in ${styles.photos}`}
      // The specification's (section 9).
      columns={4}
      showUpload={!isFull}
      // Else the file input would only be hidden.
      disableUpload={isFull}
      preview={false}
      deletable={false}
      value={photos.map(({ id, url }) => ({ key: id, url: id, ...(url && { thumbnailUrl: url }) }))}
      beforeUpload={async (file) => {
        const defect = await defectOf(file);
        if (defect === undefined) return file;
        reject(defect);
        return null;
      }}
      upload={async (file) => ({ url: await add(file) })}
      // During the upload ImageUploader has an item of its own, without progress, which is lost when the screen unmounts.
      // It is hidden, because the photo is in `photos` at once. It is removed when `value` changes after the upload.
      onChange={rerender}
      renderItem={(image, { key }) => {
        const index = photos.findIndex(({ id }) => id === key);
        const photo = photos[index];
        return (
          photo && <PhotoItem key={key} {...item} photo={photo} number={index + 1} image={image} isLocked={isLocked} />
        );
      }}
    >
      <span className={styles.button} aria-hidden="true">
        <CameraIcon className={styles.icon} />
        {!isFull && <span id={labelId}>{label}</span>}
      </span>
    </ImageUploader>
  );
}

interface PhotoItemProps extends Pick<PhotoUploaderProps, 'errorId' | 'view' | 'retry' | 'remove'> {
  photo: Photo;
  /** From 1. */
  number: number;
  /** ImageUploader's own item. */
  image: ReactNode;
  isLocked: boolean;
}

function PhotoItem({ photo, number, image, isLocked, errorId, view, retry, remove }: PhotoItemProps) {
  const t = useText();
  const { id, url, progress, error } = photo;
  const name = t('photo.name', { number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset has a border and margins of its own
    <div role="group" aria-label={name} className={styles.photo} data-failed={error !== undefined}>
      {url !== undefined && (
        <>
          <span aria-hidden="true">{image}</span>
          <button
            type="button"
            className={styles.view}
            aria-label={t('photo.view', { number })}
            onClick={() => view(id)}
          />
        </>
      )}
      {progress !== undefined && <Progress name={name} progress={progress} />}
      {progress === undefined && error === undefined && (
        <p className={styles.added}>
          <CheckIcon />
          <span className="visually-hidden">{t('photo.added')}</span>
        </p>
      )}
      {error !== undefined && (
        <button
          ref={reveal}
          type="button"
          className={styles.retry}
          aria-describedby={errorId(id)}
          onClick={() => retry?.(id)}
        >
          {t('common.tryAgain')}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={t('photo.remove', { number })}
        disabled={isLocked}
        onClick={(event) => {
          moveFocus(event.currentTarget);
          remove(id);
        }}
      >
        <CloseIcon />
      </button>
    </div>
  );
}

/** In the middle, where neither the action bar nor a toast is. Who writes meanwhile keeps the text in sight. */
const reveal = (retry: HTMLElement | null) => {
  if (!document.activeElement?.matches('textarea')) retry?.scrollIntoView({ block: 'center' });
};

function moveFocus(button: HTMLElement) {
  const items = [
    ...(button.closest('.adm-image-uploader')?.querySelectorAll<HTMLElement>('[role="group"], input') ?? []),
  ];
  const index = items.findIndex((item) => item.contains(button));
  // Nine photos have no file input after them.
  const next = items[index + 1] ?? items[index - 1];
  (next?.querySelector('button') ?? next)?.focus();
}

function Progress({ name, progress }: { name: string; progress: 'preparing' | number }) {
  const intl = useIntl();
  const t = useText();
  // 99 at most: all bytes are sent before the server has answered.
  const percent = progress === 'preparing' ? undefined : Math.round(Math.min(Math.max(progress, 0), 0.99) * 100);
  const text = percent === undefined ? t('photo.preparing') : intl.formatNumber(percent / 100, { style: 'percent' });
  return (
    <div
      className={styles.progress}
      role="progressbar"
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={text}
    >
      <span>{text}</span>
      <span className={styles.track}>
        <span className={styles.sent} style={{ width: `${percent ?? 0}%` }} />
      </span>
    </div>
  );
}
