/** Chooses and shows photos: the uploader, a hint, errors, and a viewer for the chosen photos. */
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { onDemand } from '../on-demand';
import type { PhotoRefusal } from './check';
import styles from './photo-field.module.css';

const PhotoUploader = onDemand(
  () => import('./photo-uploader'),
  undefined,
  <div className={styles.skeleton} aria-hidden="true" />,
);
const PhotoViewer = onDemand(() => import('./photo-viewer'));

export interface Photo {
  id: string;
  /** Address of the image; undefined until the photo is prepared. */
  address: string | undefined;
  /** The part that is uploaded, 0 to 1; undefined when nothing is pending. */
  progress?: 'preparing' | number | undefined;
  /** Why the upload failed. */
  error?: string | undefined;
}

export interface PhotoFieldProps {
  /** Heading above the photos. */
  title?: string;
  /** Accessible name of the file input. */
  label: string;
  hint: string;
  photos: readonly Photo[];
  /** Maximum number of photos. */
  max: number;
  /** Why the file that was chosen last was refused. */
  refusal: PhotoRefusal | undefined;
  isLocked?: boolean;
  /** Adds a file that `checkPhoto` accepts. @returns the photo's id, when it is uploaded. Does not reject. */
  add: (file: File) => Promise<string>;
  /** Called with the reason why the chosen file is not accepted. */
  refuse: (reason: PhotoRefusal) => void;
  /** Uploads a failed photo again. */
  retry?: (id: string) => void;
  remove: (id: string) => void;
}

export function PhotoField({ title, hint, refusal, ...uploader }: PhotoFieldProps) {
  const intl = useIntl();
  const id = useId();
  const [viewed, setViewed] = useState<string>();
  const { photos } = uploader;
  const errorId = (photoId: string) => `${id}-${photoId}`;
  const pictures = photos.flatMap(({ id: photoId, address }, index) =>
    address === undefined
      ? []
      : [{ photoId, address, alt: intl.formatMessage({ id: 'photo.name' }, { number: index + 1 }) }],
  );

  return (
    <div className={styles.field}>
      {title !== undefined && <p className={styles.title}>{title}</p>}
      <PhotoUploader {...uploader} hintId={id} errorId={errorId} view={setViewed} />
      <div className={styles.errors} role="alert">
        {refusal !== undefined && <p>{intl.formatMessage({ id: `photo.refused.${refusal}` })}</p>}
        {photos.map(
          ({ id: photoId, error }, index) =>
            error !== undefined && (
              <p key={photoId} id={errorId(photoId)}>
                {intl.formatMessage({ id: 'photo.failed' }, { number: index + 1, reason: error })}
              </p>
            ),
        )}
      </div>
      <p id={id} className={styles.hint}>
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
