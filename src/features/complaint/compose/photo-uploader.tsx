/** antd-mobile's uploader with our own tiles and picker: its photos can't be retried, and its delete is no button. */
import { ImageUploader } from 'antd-mobile';
import { useIntl } from 'react-intl';
import { GRID_COLUMNS } from '../../../../theme/defaults';
import { CameraIcon } from '../../../ui/icons';
import { MOST_PHOTOS } from '../rules';
import type { Photo } from './draft';
import { PhotoTile } from './photo-tile';
import styles from './photo-uploader.module.css';

interface PhotoUploaderProps {
  photos: readonly Photo[];
  /** Id of the element that says why a photo failed. */
  messageId: (photo: Photo) => string;
  isLocked: boolean;
  takePhoto: (file: File) => void;
  view: (photo: Photo) => void;
  retry: (photo: Photo) => void;
  remove: (photo: Photo) => void;
}

export default function PhotoUploader({
  photos,
  messageId,
  isLocked,
  takePhoto,
  view,
  retry,
  remove,
}: PhotoUploaderProps) {
  const full = photos.length >= MOST_PHOTOS;
  return (
    <ImageUploader
      columns={GRID_COLUMNS}
      className={styles.photos}
      value={photos.map(({ id }) => ({ key: id, url: id }))}
      maxCount={MOST_PHOTOS}
      showUpload={!full}
      disableUpload
      preview={false}
      // Never called: what is picked goes into the draft, which outlives this piece.
      upload={() => Promise.reject(new Error('photos are uploaded by the draft'))}
      renderItem={(_tile, { key }) => {
        const index = photos.findIndex(({ id }) => id === key);
        const photo = photos[index];
        return (
          photo && (
            <PhotoTile
              key={photo.id}
              photo={photo}
              number={index + 1}
              messageId={messageId(photo)}
              isLocked={isLocked}
              view={() => view(photo)}
              retry={() => retry(photo)}
              remove={() => remove(photo)}
            />
          )
        );
      }}
    >
      {full ? <span /> : <PhotoPicker isLocked={isLocked} takePhoto={takePhoto} />}
    </ImageUploader>
  );
}

function PhotoPicker({ isLocked, takePhoto }: Pick<PhotoUploaderProps, 'isLocked' | 'takePhoto'>) {
  const intl = useIntl();
  return (
    <div className={styles.picker}>
      <CameraIcon className={styles.icon} aria-hidden />
      <span aria-hidden="true">{intl.formatMessage({ id: 'complaint.addPhoto' })}</span>
      <input
        type="file"
        accept="image/*"
        className={styles.input}
        aria-label={intl.formatMessage({ id: 'complaint.addPhoto' })}
        disabled={isLocked}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          // Else the same photo could not be picked again.
          event.currentTarget.value = '';
          if (file !== undefined) takePhoto(file);
        }}
      />
    </div>
  );
}
