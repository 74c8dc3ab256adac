import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { findPlace, type Place, type Refusal } from './location';
import styles from './screens-panel.module.css';

/** Tries the device's location; nothing is sent. */
export function LocationFinder() {
  const intl = useIntl();
  const [found, setFound] = useState<Place | Refusal>();
  const [searching, setSearching] = useState(false);

  const find = async () => {
    setSearching(true);
    setFound(await findPlace());
    setSearching(false);
  };

  return (
    <Card title={intl.formatMessage({ id: 'launcher.location' })}>
      <div className={styles.tool}>
        <Button look="secondary" busy={searching} onClick={() => void find()}>
          {intl.formatMessage({ id: 'launcher.getLocation' })}
        </Button>
        <div role="status" className={styles.result}>
          {typeof found === 'string' && <p>{intl.formatMessage({ id: `launcher.place.${found}` })}</p>}
          {found === 'denied' && (
            <p className={styles.note}>{intl.formatMessage({ id: 'launcher.place.deniedHint' })}</p>
          )}
          {typeof found === 'object' && (
            <>
              <p>
                <b>
                  {found.latitude.toFixed(5)}, {found.longitude.toFixed(5)}
                </b>
              </p>
              <p>{intl.formatMessage({ id: 'launcher.accuracy' }, { meters: Math.round(found.accuracy) })}</p>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}
