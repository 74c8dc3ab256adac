import { useId } from 'react';
import { useIntl } from 'react-intl';
import type { FieldName } from './fields';
import styles from './open-panel.module.css';

interface FieldProps {
  name: FieldName;
  value: string;
  hint?: string;
  numeric?: boolean;
  onChange: (value: string) => void;
}

export function Field({ name, value, hint, numeric = false, onChange }: FieldProps) {
  const intl = useIntl();
  const id = useId();
  const hintId = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{intl.formatMessage({ id: `launcher.${name}` })}</label>
      <input
        id={id}
        className={styles.input}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={numeric ? 'numeric' : 'text'}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : hintId}
      />
      {hint !== undefined && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
