import { useTranslations } from '../translations';
import { Field } from './field';
import { MORE_NAMES, type Values } from './fields';
import { useParameterName } from './parameter-name';
import styles from './screens-panel.module.css';

/** The rest of the session, the calls' headers, and what a deployment adds. */
export function MoreFields({ more, keep }: { more: Values; keep: (more: Values) => void }) {
  const t = useTranslations();
  const nameOf = useParameterName();
  const added = Object.keys(more).filter((name) => !MORE_NAMES.includes(name));
  const filled = Object.values(more).filter((value) => value.trim() !== '').length;
  return (
    <details className={styles.more}>
      <summary>
        {t('more')} <span>{t('more.filled', { filled })}</span>
      </summary>
      <p className={styles.note}>{t('more.hint')}</p>
      <div className={styles.fields}>
        {[...MORE_NAMES, ...added].map((name) => (
          <Field
            key={name}
            label={nameOf(name)}
            value={more[name] ?? ''}
            onChange={(value) => keep({ ...more, [name]: value })}
          />
        ))}
      </div>
    </details>
  );
}
