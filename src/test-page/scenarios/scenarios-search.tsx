import { type RefObject, useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { SearchIcon } from '../../ui/icons';
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
  const intl = useIntl();
  const searchId = useId();
  const screenId = useId();
  return (
    <Card>
      {/* biome-ignore lint/a11y/useSemanticElements: <search> is younger than the phones we support */}
      <div role="search" className={styles.search}>
        <div className={styles.part}>
          <label htmlFor={searchId}>{intl.formatMessage({ id: 'launcher.states.search' })}</label>
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
          <label htmlFor={screenId}>{intl.formatMessage({ id: 'launcher.states.screen' })}</label>
          <select
            id={screenId}
            className={styles.choice}
            value={place.screen ?? ''}
            onChange={(event) => {
              const { value } = event.currentTarget;
              change({ screen: SCREENS.find((screen) => screen === value) });
            }}
          >
            <option value="">{intl.formatMessage({ id: 'launcher.states.everyScreen' })}</option>
            {SCREENS.map((screen) => (
              <option key={screen} value={screen}>
                {intl.formatMessage({ id: `launcher.screen.${screen}` })}
              </option>
            ))}
          </select>
        </div>
        <p className={styles.hint}>
          <b role="status">{intl.formatMessage({ id: 'launcher.states.count' }, { count })}</b>{' '}
          {intl.formatMessage({ id: 'launcher.states.hint' })}
        </p>
      </div>
    </Card>
  );
}
