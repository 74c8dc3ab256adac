/** Form fields: a label, a control, an optional element beside it, and an error or hint. */
import {
  type AllHTMLAttributes,
  type ChangeEvent,
  type ElementType,
  type ReactNode,
  type RefObject,
  type SelectHTMLAttributes,
  useId,
} from 'react';
import { DownIcon } from '../picture/icons';
import styles from './field.module.css';

type ControlAttributes = Omit<AllHTMLAttributes<HTMLInputElement>, 'as' | 'className' | 'id' | 'label' | 'onChange'>;

interface FieldProps extends ControlAttributes {
  /** The element, or a component that takes the attributes of an input. */
  as?: ElementType;
  label: string;
  value: string;
  onChange: (text: string, event: ChangeEvent<HTMLInputElement>) => void;
  error: string | undefined;
  /** Whether screen readers announce the error: the control has the focus when it appears. */
  announcesError?: boolean;
  /** Help text. An error describes the control in its place, and it stays below. */
  hint?: string | undefined;
  /** Shown at the end of the line below the control, for example `12/200`. */
  counter?: string;
  /** Shown before the text of the control, such as a currency's symbol. */
  symbol?: string;
  /** Rendered beside the control, such as a button. */
  beside?: ReactNode;
  inputRef?: RefObject<HTMLElement | null> | undefined;
}

export function Field({
  as = 'input',
  label,
  onChange,
  error,
  announcesError = false,
  hint,
  counter,
  symbol,
  beside,
  inputRef,
  ...attributes
}: FieldProps) {
  const id = useId();
  const descriptionId = useId();
  const counterId = useId();
  const note = error ?? hint;
  const descriptions = [note !== undefined && descriptionId, counter !== undefined && counterId].filter(Boolean);
  const Control = as === 'select' ? Select : as;
  const control = (
    <Control
      {...attributes}
      id={id}
      ref={inputRef}
      className={styles.control}
      aria-invalid={error !== undefined}
      aria-describedby={descriptions.join(' ') || undefined}
      onChange={(event: ChangeEvent<HTMLInputElement>) => onChange(event.currentTarget.value, event)}
    />
  );
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <div className={styles.row}>
        {symbol === undefined ? (
          control
        ) : (
          <div className={styles.withSymbol} data-symbol={symbol}>
            {control}
          </div>
        )}
        {beside}
      </div>
      {descriptions.length > 0 && (
        <p className={styles.foot}>
          {note !== undefined && (
            <span
              id={descriptionId}
              className={error === undefined ? styles.hint : styles.error}
              role={error !== undefined && announcesError ? 'alert' : undefined}
            >
              {note}
            </span>
          )}
          {error !== undefined && hint !== undefined && <span className={styles.hint}>{hint}</span>}
          {counter !== undefined && (
            <span id={counterId} className={styles.counter}>
              {counter}
            </span>
          )}
        </p>
      )}
    </div>
  );
}

/** A select with the app's own arrow, because browsers draw theirs at the very edge. */
export function Select(props: SelectHTMLAttributes<HTMLSelectElement>) {
  return (
    <span className={styles.withIcon}>
      <select {...props} className={styles.control} />
      <DownIcon className={styles.icon} />
    </span>
  );
}
