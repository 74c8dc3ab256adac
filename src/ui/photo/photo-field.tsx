/** Chooses and shows photos: the uploader, a hint, errors, and a viewer for the chosen photos. */
import { useId, useState } from 'react';
import { useText } from '../../intl/text';
import { onDemand } from '../on-demand';
import type { PhotoDefect } from './check';
import styles from './photo-field.module.css';
import type { PhotoUploaderProps } from './photo-uploader';

const PhotoUploader = onDemand(() => import('./photo-uploader'), {
  waiting: () => <div className={styles.skeleton} aria-hidden="true" />,
});
const PhotoViewer = onDemand(() => import('./photo-viewer'));

interface PhotoFieldProps extends Omit<PhotoUploaderProps, 'hintId' | 'errorId' | 'view'> {
  title?: string;
  hint: string;
  /** Why the file that was chosen last was rejected. */
  defect: PhotoDefect | undefined;
}

export function PhotoField({ title, hint, defect, ...uploader }: PhotoFieldProps) {
  const t = useText();
  const id = useId();
  const [viewed, setViewed] = useState<string>();
  const { photos } = uploader;
  const errorId = (photoId: string) => `${id}-${photoId}`;
  const pictures = photos.flatMap(({ id: photoId, url }, index) =>
    url === undefined ? [] : [{ photoId, url, alt: t('photo.name', { number: index + 1 }) }],
  );

  return (
    <div className={styles.field}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <PhotoUploader {...uploader} hintId={id} errorId={errorId} view={setViewed} />
      <div className={`error ${styles.errors}`} role="alert">
        {defect !== undefined && <p>{t(`photo.defect.${defect}`)}</p>}
        {photos.map(
          ({ id: photoId, error }, index) =>
            error !== undefined && (
              <p key={photoId} id={errorId(photoId)}>
                {t('photo.failed', { number: index + 1, reason: error })}
              </p>
            ),
        )}
      </div>
      <p id={id} className="hint">
        {hint}
      </p>
      {viewed !== undefined && (
        <PhotoViewer
          pictures={pictures}
          first={pictures.findIndex(({ photoId }) => photoId === viewed)}
          onClose={() => setViewed(undefined)}
        />
      )}
    </div>
  );
}
