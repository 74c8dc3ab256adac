import { useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { useTranslations } from '../translations';
import { findPlace, type Place, type Refusal } from './location';
import styles from './screens-panel.module.css';

/** Tries the device's location; nothing is sent. */
export function LocationFinder() {
  const t = useTranslations();
  const [found, setFound] = useState<Place | Refusal>();
  const [searching, setSearching] = useState(false);

  const find = async () => {
    setSearching(true);
    setFound(await findPlace());
    setSearching(false);
  };

  return (
    <Card title={t('location')}>
      <div className={styles.tool}>
        <Button look="secondary" busy={searching} onClick={() => void find()}>
          {t('location.get')}
        </Button>
        <div role="status" className={styles.result}>
          {typeof found === 'string' && <p>{t(`location.${found}`)}</p>}
          {found === 'denied' && <p className={styles.note}>{t('location.deniedHint')}</p>}
          {typeof found === 'object' && (
            <>
              <p>
                <b>
                  {found.latitude.toFixed(5)}, {found.longitude.toFixed(5)}
                </b>
              </p>
              <p>{t('location.accuracy', { meters: Math.round(found.accuracy) })}</p>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
