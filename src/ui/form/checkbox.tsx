/** A checkbox with a visible native input, for keyboards and screen readers (antd-mobile hides its input). */
import { type ReactNode, useId } from 'react';
import styles from './checkbox.module.css';

interface CheckboxProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  children: ReactNode;
}

export function Checkbox({ checked, onChange, disabled = false, children }: CheckboxProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <input
        id={id}
        className={styles.input}
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <label htmlFor={id}>{children}</label>
    </div>
  );
}
