import { useIntl } from 'react-intl';
import type { ReadLink } from './link';
import { useParameterName } from './parameter-name';
import styles from './profiles.module.css';

/** What a link carries: each value by its name, and what is left out of the profile. */
export function FoundParameters({ found: { parameters, unknown, left } }: { found: ReadLink }) {
  const intl = useIntl();
  const nameOf = useParameterName();
  const entries = Object.entries(parameters);
  return (
    <>
      <p className={styles.foundTitle}>
        {intl.formatMessage({ id: 'launcher.import.found' }, { count: entries.length })}
      </p>
      <dl className={styles.found}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>
              {nameOf(name)}
              {unknown.includes(name) && <span> · {intl.formatMessage({ id: 'launcher.import.unknown' })}</span>}
            </dt>
            <dd>
              {name === 'language'
                ? intl.formatMessage({ id: value === '1' ? 'launcher.english' : 'launcher.spanish' })
                : value}
            </dd>
          </div>
        ))}
      </dl>
      {left.length > 0 && (
        <p className={styles.note}>{intl.formatMessage({ id: 'launcher.import.left' }, { names: left.join(', ') })}</p>
      )}
    </>
  );
}
