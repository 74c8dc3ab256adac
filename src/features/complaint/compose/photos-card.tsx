import { Suspense, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { writeFailureText } from '../../../ui/error-view';
import { onDemand } from '../../../ui/on-demand';
import type { PhotoRefusal } from '../../../ui/photo/check';
import { refusalOf } from '../../../ui/photo/refusal';
import { MOST_PHOTOS } from '../rules';
import { type Draft, type Photo, pictureOf } from './draft';
import styles from './photos-card.module.css';

const PhotoUploader = onDemand(() => import('./photo-uploader'));
const PhotoViewer = onDemand(() => import('../photo-viewer'));

interface PhotosCardProps {
  photos: readonly Photo[];
  /** Why the photo that was picked last is not among them. */
  refusal: PhotoRefusal | undefined;
  draft: Draft;
  isLocked: boolean;
}

/** The photos of a complaint, each with its own fate. */
export function PhotosCard({ photos, refusal, draft, isLocked }: PhotosCardProps) {
  const intl = useIntl();
  const [viewed, setViewed] = useState<number>();
  const id = useId();
  const messageId = (photo: Photo) => `${id}-${photo.id}`;
  const failures = photos.flatMap((photo, index) =>
    photo.state.kind === 'failed' ? [{ photo, number: index + 1, failure: photo.state.failure }] : [],
  );
  const shown = photos.flatMap((photo, index) => {
    const address = pictureOf(photo);
    return address === undefined ? [] : [{ id: photo.id, address, number: index + 1 }];
  });

  const takePhoto = async (file: File) => {
    const reason = await refusalOf(file);
    if (reason === undefined) draft.addPhoto(file);
    else draft.refusePhoto(reason);
  };

  return (
    <Card title={intl.formatMessage({ id: 'complaint.photos' }, { most: MOST_PHOTOS })}>
      <div className={styles.photos}>
        <Suspense fallback={<div className={styles.waiting} aria-hidden="true" />}>
          <PhotoUploader
            photos={photos}
            messageId={messageId}
            isLocked={isLocked}
            takePhoto={(file) => void takePhoto(file)}
            view={(photo) => setViewed(shown.findIndex((each) => each.id === photo.id))}
            retry={(photo) => draft.retryPhoto(photo.id)}
            remove={(photo) => draft.removePhoto(photo.id)}
          />
        </Suspense>
      </div>
      <div role="alert">
        {refusal !== undefined && (
          <p className={styles.problem}>{intl.formatMessage({ id: `complaint.photoRefused.${refusal}` })}</p>
        )}
        {failures.map(({ photo, number, failure }) => (
          <p key={photo.id} id={messageId(photo)} className={styles.problem}>
            {intl.formatMessage({ id: 'complaint.photoFailed' }, { number, reason: writeFailureText(intl, failure) })}
          </p>
        ))}
      </div>
      <p className={styles.hint}>{intl.formatMessage({ id: 'complaint.photosHint' })}</p>
      {viewed !== undefined && (
        <Suspense>
          <PhotoViewer
            pictures={shown.map(({ address, number }) => ({
              address,
              alt: intl.formatMessage({ id: 'complaint.photo' }, { number }),
            }))}
            first={viewed}
            onClose={() => setViewed(undefined)}
          />
        </Suspense>
      )}
    </Card>
  );
}
