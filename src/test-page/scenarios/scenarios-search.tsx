import { type RefObject, useId } from 'react';
import { Card } from '../../ui/card';
import { SearchIcon } from '../../ui/icons';
import { useTranslations } from '../translations';
import type { Place } from './list-position';
import { SCREENS } from './scenario';
import styles from './scenarios-panel.module.css';

interface ScenariosSearchProps {
  place: Place;
  change: (place: Partial<Place>) => void;
  /** How many states are left. */
  count: number;
  field: RefObject<HTMLInputElement | null>;
}

/** Words, and one screen or all. */
export function ScenariosSearch({ place, change, count, field }: ScenariosSearchProps) {
  const t = useTranslations();
  const searchId = useId();
  const screenId = useId();
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support */}
      <div role="search" className={styles.search}>
        <div className={styles.part}>
          <label htmlFor={searchId}>{t('scenarios.search')}</label>
          <span className={styles.frame}>
            <SearchIcon className={styles.icon} aria-hidden />
            <input
              ref={field}
              id={searchId}
              type="search"
              className={styles.field}
              value={place.search}
              autoCapitalize="off"
              autoComplete="off"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="search"
              onChange={(event) => change({ search: event.currentTarget.value })}
            />
          </span>
        </div>
        <div className={styles.part}>
          <label htmlFor={screenId}>{t('scenarios.screen')}</label>
          <select
            id={screenId}
            className={styles.choice}
            value={place.screen ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ screen: SCREENS.find((screen) => screen === value) });
            }}
          >
            <option value="">{t('scenarios.everyScreen')}</option>
            {SCREENS.map((screen) => (
              <option key={screen} value={screen}>
                {t(`screen.${screen}`)}
              </option>
            ))}
          </select>
        </div>
        <p className={styles.hint}>
          <b role="status">{t('scenarios.count', { count })}</b> {t('scenarios.hint')}
        </p>
      </div>
    </Card>
  );
}
