import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { groupWithDots } from '../../../format/digits';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';
import styles from './open-panel.module.css';

interface Photo {
  name: string;
  /** Bytes. */
  size: number;
  /** Object URL, given back when the photo goes. */
  address: string;
}

/** Tries the device's photo picker; nothing is sent. */
export function PhotoPicker() {
  const intl = useIntl();
  const input = useRef<HTMLInputElement>(null);
  const [photo, setPhoto] = useState<Photo>();
  const [broken, setBroken] = useState<string>();

  useEffect(() => {
    if (photo === undefined) return;
    return () => URL.revokeObjectURL(photo.address);
  }, [photo]);

  const takePhoto = (files: FileList | null) => {
    const file = files?.[0];
    if (file === undefined) return;
    setPhoto({ name: file.name, size: file.size, address: URL.createObjectURL(file) });
  };

  return (
    <Card title={intl.formatMessage({ id: 'launcher.photo' })}>
      <div className={styles.tool}>
        <input
          ref={input}
          type="file"
          accept="image/*"
          hidden
          onChange={(event) => {
            takePhoto(event.target.files);
            // Choosing the same file again must count as a change.
            event.target.value = '';
          }}
        />
        <Button look="secondary" onClick={() => input.current?.click()}>
          {intl.formatMessage({ id: 'launcher.choosePhoto' })}
        </Button>
        <div role="status" className={styles.result}>
          {photo && (
            <>
              <p>
                <b>{photo.name}</b> · {sizeText(photo.size)} ·{' '}
                {intl.formatMessage({ id: 'launcher.photoBytes' }, { count: groupWithDots(photo.size) })}
              </p>
              {broken === photo.address ? (
                <p>{intl.formatMessage({ id: 'launcher.noPreview' })}</p>
              ) : (
                <img
                  className={styles.preview}
                  src={photo.address}
                  alt={intl.formatMessage({ id: 'launcher.preview' })}
                  onError={() => setBroken(photo.address)}
                />
              )}
            </>
          )}
        </div>
      </div>
    </Card>
  );

  function sizeText(bytes: number): string {
    const large = bytes >= 1_000_000;
    return intl.formatNumber(bytes / (large ? 1_000_000 : 1000), {
      style: 'unit',
      unit: large ? 'megabyte' : 'kilobyte',
      maximumFractionDigits: 1,
    });
  }
}
