import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import styles from './photo.module.css';
import { PhotoFigure } from './photo-figure';
import { useObjectUrl } from './use-object-url';
import { usePreparedPhoto } from './use-prepared-photo';

/** Tries the device's photo picker, and shows what a complaint would make of the photo; nothing is sent. */
export function PhotoPicker() {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preparation = usePreparedPhoto(file);
  const original = useObjectUrl(file);
  const photo = preparation.kind === 'ready' ? preparation.photo : undefined;
  const prepared = useObjectUrl(photo);

  return (
    <Card title={intl.formatMessage({ id: 'launcher.photo' })}>
      <div className={styles.tool}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) setFile(chosen);
            // Choosing the same file again must count as a change.
            event.target.value = '';
          }}
        />
        <Button look="secondary" onClick={() => input.current?.click()}>
          {intl.formatMessage({ id: 'launcher.choosePhoto' })}
        </Button>
        <p className={styles.note}>{intl.formatMessage({ id: 'launcher.photoHint' })}</p>
        {file && original && (
          <>
            <p className={styles.name}>{file.name}</p>
            <PhotoFigure
              key={original}
              title={intl.formatMessage({ id: 'launcher.photo.original' })}
              alt={intl.formatMessage({ id: 'launcher.photo.originalAlt' })}
              address={original}
              size={file.size}
            />
          </>
        )}
        <div role="status" className={styles.result}>
          {file && preparation.kind === 'working' && <p>{intl.formatMessage({ id: 'launcher.photo.preparing' })}</p>}
          {preparation.kind === 'refused' && (
            <p className={styles.problem}>
              {intl.formatMessage({ id: `complaint.photoRefused.${preparation.reason}` })}
            </p>
          )}
          {preparation.kind === 'ready' && prepared && (
            <PhotoFigure
              key={prepared}
              title={intl.formatMessage({ id: 'launcher.photo.prepared' })}
              alt={intl.formatMessage({ id: 'launcher.photo.preparedAlt' })}
              address={prepared}
              size={preparation.photo.size}
              note={intl.formatMessage({ id: 'launcher.photo.clean' })}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
