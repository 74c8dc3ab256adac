import { useState } from 'react';
import { useIntl } from 'react-intl';
import { groupWithDots } from '../../format/digits';
import { useTranslations } from '../translations';
import styles from './photo.module.css';

interface PhotoFigureProps {
  title: string;
  alt: string;
  /** Object URL. */
  address: string;
  /** Bytes. */
  size: number;
  note?: string | undefined;
}

/** A picture with its measures, as it stands on this device. */
export function PhotoFigure({ title, alt, address, size, note }: PhotoFigureProps) {
  const intl = useIntl();
  const t = useTranslations();
  const [measured, setMeasured] = useState<{ width: number; height: number } | 'unknown'>();
  const large = size >= 1_000_000;
  const weight = intl.formatNumber(size / (large ? 1_000_000 : 1000), {
    style: 'unit',
    unit: large ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  });
  const values = { size: weight, bytes: groupWithDots(size) };
  return (
    <figure className={styles.figure}>
      <figcaption>
        <b>{title}</b>
        <span>
          {typeof measured === 'object' ? t('photo.size', { ...measured, ...values }) : t('photo.weight', values)}
        </span>
        {note !== undefined && <span>{note}</span>}
      </figcaption>
      {measured === 'unknown' ? (
        <p className={styles.note}>{t('photo.noPreview')}</p>
      ) : (
        <img
          className={styles.preview}
          src={address}
          alt={alt}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setMeasured({ width: naturalWidth, height: naturalHeight })
          }
          onError={() => setMeasured('unknown')}
        />
      )}
    </figure>
  );
}
