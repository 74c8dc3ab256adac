/** A select with the app's own arrow, because browsers draw theirs at the very edge. */
import type { SelectHTMLAttributes } from 'react';
import { DownIcon } from '../picture/icons';
import control from './control.module.css';

export function Select(props: Omit<SelectHTMLAttributes<HTMLSelectElement>, 'className'>) {
  return (
    <span className={control.withIcon}>
      <select {...props} className={control.control} />
      <DownIcon className={control.icon} />
    </span>
  );
}
