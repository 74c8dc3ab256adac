import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { groupWithDots } from '../../format/digits';
import { Card } from '../../ui/page/card';
import { defectOf, type PhotoDefect } from '../../ui/photo/check';
import { preparePhoto, UnusablePhoto } from '../../ui/photo/prepare';
import { useObjectUrl } from '../../ui/photo/use-object-url';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';

/** Opens the device's photo picker, and shows the photo as a complaint would send it; nothing is sent. */
export function PhotoCard() {
  const t = useTranslations();
  const input = useRef<HTMLInputElement>(null);
  const [file, setFile] = useState<File>();
  const prepared = usePreparedPhoto(file);

  return (
    <Card title={t('photo')}>
      <div className={styles.stack}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            const chosen = event.target.files?.[0];
            if (chosen !== undefined) setFile(chosen);
            // Without this, choosing the same file again would be no change.
            event.target.value = '';
          }}
        />
        <Action text={t('photo.choose')} variant="secondary" onClick={() => input.current?.click()} />
        <p className="muted">{t('photo.hint')}</p>
        {file && (
          <>
            <b>{file.name}</b>
            <PhotoFigure title={t('photo.original')} alt={t('photo.originalAlt')} photo={file} />
          </>
        )}
        <div role="status">
          {file && prepared === undefined && <p>{t('photo.preparing')}</p>}
          {typeof prepared === 'string' && <p className={styles.error}>{t(`photo.defect.${prepared}`)}</p>}
          {typeof prepared === 'object' && (
            <PhotoFigure
              title={t('photo.prepared')}
              alt={t('photo.preparedAlt')}
              photo={prepared}
              note={t('photo.clean')}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

/** What a complaint would send of a file, or why it rejects it; undefined while it is prepared. */
function usePreparedPhoto(file: File | undefined): Blob | PhotoDefect | undefined {
  const [result, setResult] = useState<{ file: File; prepared: Blob | PhotoDefect }>();
  useEffect(() => {
    if (file === undefined) return;
    const left = new AbortController();
    void prepare(file, left.signal).then((prepared) => {
      if (!left.signal.aborted) setResult({ file, prepared });
    });
    return () => left.abort();
  }, [file]);
  return result?.file === file ? result?.prepared : undefined;
}

async function prepare(file: File, signal: AbortSignal): Promise<Blob | PhotoDefect> {
  try {
    return (await defectOf(file)) ?? (await preparePhoto(file, signal));
  } catch (error) {
    return error instanceof UnusablePhoto ? error.defect : 'undecodable';
  }
}

/** A photo on this device with its size. */
function PhotoFigure({ title, alt, photo, note }: { title: string; alt: string; photo: Blob; note?: string }) {
  const intl = useIntl();
  const t = useTranslations();
  const address = useObjectUrl(photo);
  const [pixels, setPixels] = useState<{ width: number; height: number } | 'unknown'>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the size belongs to the photo
  useEffect(() => setPixels(undefined), [photo]);
  const isLarge = photo.size >= 1_000_000;
  const size = intl.formatNumber(photo.size / (isLarge ? 1_000_000 : 1000), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  const values = { size, bytes: groupWithDots(photo.size) };
  return (
    <figure className={styles.stack}>
      <figcaption>
        <b>{title}</b>
        <p className="muted">
          {typeof pixels === 'object' ? t('photo.size', { ...pixels, ...values }) : t('photo.weight', values)}
        </p>
        {note !== undefined && <p className="muted">{note}</p>}
      </figcaption>
      {pixels === 'unknown' ? (
        <p className="muted">{t('photo.noPreview')}</p>
      ) : (
        address !== undefined && (
          <img
            className={styles.photo}
            src={address}
            alt={alt}
            onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
              setPixels({ width: naturalWidth, height: naturalHeight })
            }
            onError={() => setPixels('unknown')}
          />
        )
      )}
    </figure>
  );
}
