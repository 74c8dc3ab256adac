import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BrokenPictureIcon, CloseIcon } from '../../../ui/icons';
import { type Photo, pictureOf } from './draft';
import styles from './photo-tile.module.css';

interface PhotoTileProps {
  photo: Photo;
  /** 1, 2, 3 … as shown. */
  number: number;
  /** Id of the element that says why it failed. */
  messageId: string;
  isLocked: boolean;
  view: () => void;
  retry: () => void;
  remove: () => void;
}

/** One photo: its picture to look at, how far it is, and what can be done about it. */
export function PhotoTile({ photo, number, messageId, isLocked, view, retry, remove }: PhotoTileProps) {
  const intl = useIntl();
  const [broken, setBroken] = useState<string>();
  const picture = pictureOf(photo);
  const { state } = photo;
  const name = intl.formatMessage({ id: 'complaint.photo' }, { number });
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would bring its own looks into the grid
    <div role="group" aria-label={name} className={`${styles.tile} ${state.kind === 'failed' ? styles.failed : ''}`}>
      {picture !== undefined && picture !== broken && (
        <button
          type="button"
          className={styles.view}
          aria-label={intl.formatMessage({ id: 'complaint.viewPhoto' }, { number })}
          onClick={view}
        >
          <img className={styles.picture} src={picture} alt="" decoding="async" onError={() => setBroken(picture)} />
        </button>
      )}
      {picture === broken && picture !== undefined && <BrokenPictureIcon className={styles.standIn} aria-hidden />}
      <PhotoProgress state={state} name={name} />
      {state.kind === 'failed' && (
        <button type="button" className={styles.retry} aria-describedby={messageId} disabled={isLocked} onClick={retry}>
          {intl.formatMessage({ id: 'common.tryAgain' })}
        </button>
      )}
      <button
        type="button"
        className={styles.remove}
        aria-label={intl.formatMessage({ id: 'complaint.removePhoto' }, { number })}
        disabled={isLocked}
        onClick={remove}
      >
        <CloseIcon aria-hidden />
      </button>
    </div>
  );
}

function PhotoProgress({ state, name }: { state: Photo['state']; name: string }) {
  const intl = useIntl();
  if (state.kind !== 'preparing' && state.kind !== 'uploading') return null;
  const percent = state.kind === 'uploading' ? Math.round(Math.min(Math.max(state.sent, 0), 1) * 100) : undefined;
  const text =
    percent === undefined
      ? intl.formatMessage({ id: 'complaint.preparing' })
      : intl.formatNumber(percent / 100, { style: 'percent' });
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
      <span className={styles.percent}>{text}</span>
      <span className={styles.track}>
        <span className={styles.sent} style={{ width: `${percent ?? 0}%` }} />
      </span>
    </div>
  );
}
