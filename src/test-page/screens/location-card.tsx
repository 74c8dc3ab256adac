import { useState } from 'react';
import { Card } from '../../ui/page/card';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';

const TIMEOUT_MS = 15_000;

/** Asks the device for its location; nothing is sent. */
export function LocationCard() {
  const t = useTranslations();
  const [result, setResult] = useState<GeolocationCoordinates | LocationError>();
  const [searching, setSearching] = useState(false);

  const find = async () => {
    setSearching(true);
    setResult(await findLocation());
    setSearching(false);
  };

  return (
    <Card title={t('location')}>
      <div className={styles.stack}>
        <Action text={t('location.get')} variant="secondary" busy={searching} onClick={() => void find()} />
        <div role="status">
          {typeof result === 'string' && <p>{t(`location.${result}`)}</p>}
          {result === 'denied' && <p className="muted">{t('location.deniedHint')}</p>}
          {typeof result === 'object' && (
            <>
              <p>
                <b>{`${result.latitude.toFixed(5)}, ${result.longitude.toFixed(5)}`}</b>
              </p>
              <p>{t('location.accuracy', { meters: Math.round(result.accuracy) })}</p>
            </>
          )}
        </div>
      </div>
    </Card>
  );
}

type LocationError = 'denied' | 'unavailable' | 'timeout' | 'unsupported';

function findLocation(): Promise<GeolocationCoordinates | LocationError> {
  return new Promise((resolve) => {
    // Web views without the permission, and pages without https, may lack it altogether.
    if (!('geolocation' in navigator)) {
      resolve('unsupported');
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code }) => resolve(code === 1 ? 'denied' : code === 3 ? 'timeout' : 'unavailable'),
      { enableHighAccuracy: true, timeout: TIMEOUT_MS },
    );
  });
}
