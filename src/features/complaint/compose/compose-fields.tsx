import { type ChangeEvent, type CompositionEvent, memo, useDeferredValue, useState } from 'react';
import { useText } from '../../../intl/text';
import { LONGEST_COMPLAINT } from '../../../loan/already-paid/paid-rules';
import { Field } from '../../../ui/form/field';
import { Card } from '../../../ui/page/card';
import { failureText } from '../../../ui/page/error-view';
import type { PhotoDefect } from '../../../ui/photo/check';
import { PhotoField } from '../../../ui/photo/photo-field';
import { limitText, MOST_PHOTOS } from '../rules';
import { type Draft, type DraftPhoto, urlOf } from './draft';

interface DescriptionFieldProps {
  /** From the form. */
  field: { name: string; value: string; error: string | undefined; onChange: (text: string) => void };
  isLocked: boolean;
}

export function DescriptionField({ field: { value, onChange, ...field }, isLocked }: DescriptionFieldProps) {
  const t = useText();
  /** Shown during an input method's composition: shortening it would break the word that is being composed. */
  const [composed, setComposed] = useState<string>();

  const change = (text: string, { nativeEvent }: ChangeEvent) => {
    if ((nativeEvent as InputEvent).isComposing === true) setComposed(text);
    onChange(limitText(text));
  };
  const endComposition = (event: CompositionEvent<HTMLInputElement>) => {
    setComposed(undefined);
    onChange(limitText(event.currentTarget.value));
  };

  return (
    <Card>
      <Field
        {...field}
        as="textarea"
        label={t('complaint.description')}
        // Grows with the text, also where the style sheet cannot do it, so that the photos below stay in sight on a small phone.
        rows={4 + Math.floor(value.length / 60)}
        value={composed ?? value}
        maxLength={LONGEST_COMPLAINT}
        readOnly={isLocked}
        placeholder={t('complaint.descriptionHint')}
        // A browser leaves out the last unit rather than half a character.
        hint={value.length < LONGEST_COMPLAINT - 1 ? undefined : t('complaint.textFull')}
        counter={`${value.length}/${LONGEST_COMPLAINT}`}
        onChange={change}
        onCompositionEnd={endComposition}
      />
    </Card>
  );
}

interface PhotosCardProps {
  draft: Draft;
  photos: readonly DraftPhoto[];
  defect: PhotoDefect | undefined;
  isLocked: boolean;
  /** Of how many photos the upload had not ended when the page was closed. */
  lost: number;
  onRemove: () => void;
}

/** The photos of a complaint. Each progress of an upload is rendered in small tasks, so that typing and taps stay quick. */
export function PhotosCard({ photos, ...props }: PhotosCardProps) {
  return <Photos photos={useDeferredValue(photos)} {...props} />;
}

const Photos = memo(({ draft, photos, defect, isLocked, lost, onRemove }: PhotosCardProps) => {
  const t = useText();
  return (
    <Card title={t('complaint.photos', { count: photos.length, most: MOST_PHOTOS })}>
      <PhotoField
        label={t('photo.add')}
        hint={t('complaint.photosHint')}
        photos={photos.map((photo) => ({
          id: photo.id,
          url: urlOf(photo),
          progress: progressOf(photo),
          error: photo.state.kind === 'failed' ? failureText(t, photo.state.failure) : undefined,
        }))}
        max={MOST_PHOTOS}
        defect={defect}
        isLocked={isLocked}
        add={(file) => draft.addPhoto(file)}
        reject={(defect) => draft.rejectPhoto(defect)}
        retry={(id) => draft.retryPhoto(id)}
        remove={(id) => {
          onRemove();
          draft.removePhoto(id);
        }}
      />
      {lost > 0 && (
        <p className="error" role="note">
          {t('complaint.photosLost', { count: lost })}
        </p>
      )}
    </Card>
  );
});

function progressOf({ state }: DraftPhoto) {
  if (state.kind === 'preparing') return state.kind;
  return state.kind === 'uploading' ? state.sent : undefined;
}
