import { useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useTranslations } from '../translations';
import styles from './photo.module.css';
import { PhotoFigure } from './photo-figure';
import { useObjectUrl } from './use-object-url';
import { usePreparedPhoto } from './use-prepared-photo';

/** Tries the device's photo picker, and shows what a complaint would make of the photo; nothing is sent. */
export function PhotoPicker() {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const preparation = usePreparedPhoto(file);
  const original = useObjectUrl(file);
  const photo = preparation.kind === 'ready' ? preparation.photo : undefined;
  const prepared = useObjectUrl(photo);

  return (
    <Card title={t('photo')}>
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
          {t('photo.choose')}
        </Button>
        <p className={styles.note}>{t('photo.hint')}</p>
        {file && original && (
          <>
            <p className={styles.name}>{file.name}</p>
            <PhotoFigure
              key={original}
              title={t('photo.original')}
              alt={t('photo.originalAlt')}
              address={original}
              size={file.size}
            />
          </>
        )}
        <div role="status" className={styles.result}>
          {file && preparation.kind === 'working' && <p>{t('photo.preparing')}</p>}
          {preparation.kind === 'refused' && (
            <p className={styles.problem}>{t(`complaint.photoRefused.${preparation.reason}`)}</p>
          )}
          {preparation.kind === 'ready' && prepared && (
            <PhotoFigure
              key={prepared}
              title={t('photo.prepared')}
              alt={t('photo.preparedAlt')}
              address={prepared}
              size={preparation.photo.size}
              note={t('photo.clean')}
            />
          )}
        </div>
      </div>
    </Card>
  );
}
