/** A row with a label, a value and a button that copies the value. */
import { type ReactNode, useId } from 'react';
import { Tile } from '../picture/tile';
import { CopyButton } from './copy';
import styles from './copy-row.module.css';

interface CopyRowProps {
  icon?: ReactNode;
  label: string;
  /** The text to copy. */
  value: string;
  /** The displayed value, if it differs from `value`. */
  children?: ReactNode;
}

export function CopyRow({ icon, label, value, children = value }: CopyRowProps) {
  const valueId = useId();
  return (
    <div className={styles.row}>
      {icon && (
        <span className={styles.icon}>
          <Tile>{icon}</Tile>
        </span>
      )}
      <div className={styles.fact}>
        <p className="hint">{label}</p>
        <p id={valueId} className={styles.value}>
          {children}
        </p>
      </div>
      <CopyButton value={value} shownBy={valueId} />
    </div>
  );
}
