import { useTranslations } from '../translations';
import type { ReadLink } from './link';
import { useParameterName } from './parameter-name';
import styles from './profiles.module.css';

/** What a link carries: each value by its name, and what is left out of the profile. */
export function FoundParameters({ found: { parameters, unknown, left } }: { found: ReadLink }) {
  const t = useTranslations();
  const nameOf = useParameterName();
  const entries = Object.entries(parameters);
  return (
    <>
      <p className={styles.foundTitle}>{t('import.found', { count: entries.length })}</p>
      <dl className={styles.found}>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>
              {nameOf(name)}
              {unknown.includes(name) && <span> · {t('import.unknown')}</span>}
            </dt>
            <dd>{name === 'language' ? t(value === '1' ? 'english' : 'spanish') : value}</dd>
          </div>
        ))}
      </dl>
      {left.length > 0 && <p className={styles.note}>{t('import.left', { names: left.join(', ') })}</p>}
    </>
  );
}
