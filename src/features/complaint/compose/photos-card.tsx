import { memo, useDeferredValue } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/page/card';
import { writeFailureText } from '../../../ui/page/error-view';
import type { PhotoRefusal } from '../../../ui/photo/check';
import { PhotoField } from '../../../ui/photo/photo-field';
import { MOST_PHOTOS } from '../rules';
import { addressOf, type Draft, type DraftPhoto } from './draft';

interface PhotosCardProps {
  draft: Draft;
  photos: readonly DraftPhoto[];
  refusal: PhotoRefusal | undefined;
  isLocked: boolean;
}

/** The photos of a complaint. Each progress of an upload is rendered in small tasks, so that typing and taps stay quick. */
export function PhotosCard({ photos, ...props }: PhotosCardProps) {
  return <Photos photos={useDeferredValue(photos)} {...props} />;
}

const Photos = memo(({ draft, photos, refusal, isLocked }: PhotosCardProps) => {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'complaint.photos' }, { most: MOST_PHOTOS })}>
      <PhotoField
        label={intl.formatMessage({ id: 'photo.add' })}
        hint={intl.formatMessage({ id: 'complaint.photosHint' })}
        photos={photos.map((photo) => ({
          id: photo.id,
          address: addressOf(photo),
          progress: progressOf(photo),
          error: photo.state.kind === 'failed' ? writeFailureText(intl, photo.state.failure) : undefined,
        }))}
        max={MOST_PHOTOS}
        refusal={refusal}
        isLocked={isLocked}
        add={(file) => draft.addPhoto(file)}
        refuse={(reason) => draft.refusePhoto(reason)}
        retry={(id) => draft.retryPhoto(id)}
        remove={(id) => draft.removePhoto(id)}
      />
    </Card>
  );
});

function progressOf({ state }: DraftPhoto) {
  if (state.kind === 'preparing') return state.kind;
  return state.kind === 'uploading' ? state.sent : undefined;
}
