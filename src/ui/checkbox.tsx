/** A checkbox whose native input stays, so that keyboard and screen reader find it (antd-mobile hides its own). */
import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** The sentence that names it. */
  children: ReactNode;
}

export function Checkbox({ checked, onChange, disabled = false, children }: CheckboxProps) {
  const id = useId();
  const labelId = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        aria-labelledby={labelId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label id={labelId} htmlFor={id}>
        {children}
      </label>
    </div>
  );
}
