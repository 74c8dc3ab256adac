import { type FormEvent, type HTMLInputTypeAttribute, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { showToast } from '../../ui/toast';
import styles from './contact-form.module.css';
import fieldStyles from './field.module.css';

type FieldName = 'name' | 'telephone' | 'email' | 'remark';

interface Field {
  name: FieldName;
  /** Absent for a multi-line text. */
  type?: HTMLInputTypeAttribute;
  autoComplete: string;
}

const FIELDS: readonly Field[] = [
  { name: 'name', type: 'text', autoComplete: 'name' },
  { name: 'telephone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
  { name: 'remark', autoComplete: 'off' },
];

const EMPTY: Readonly<Record<FieldName, string>> = { name: '', telephone: '', email: '', remark: '' };

/** Four required fields. Nothing is sent or saved (specification, sections 2 and 5). */
export function ContactForm() {
  const intl = useIntl();
  const headingId = useId();
  const [values, setValues] = useState(EMPTY);
  /** The fields that were empty at the last Submit. */
  const [missing, setMissing] = useState<readonly FieldName[]>([]);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const empty = FIELDS.map(({ name }) => name).filter((name) => values[name].trim() === '');
    setMissing(empty);
    if (empty[0] === undefined) {
      setValues(EMPTY);
      showToast(intl.formatMessage({ id: 'official.successful' }));
    } else {
      const first = event.currentTarget.elements.namedItem(empty[0]);
      if (first instanceof HTMLElement) first.focus();
      showToast(intl.formatMessage({ id: 'official.incomplete' }));
    }
  };

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {intl.formatMessage({ id: 'official.formTitle' })}
      </h2>
      {FIELDS.map((field) => (
        <FieldView
          key={field.name}
          field={field}
          value={values[field.name]}
          missing={missing.includes(field.name)}
          onChange={(value) => {
            setValues({ ...values, [field.name]: value });
            setMissing(missing.filter((name) => name !== field.name));
          }}
        />
      ))}
      <Button type="submit">{intl.formatMessage({ id: 'official.submit' })}</Button>
    </form>
  );
}

interface FieldViewProps {
  field: Field;
  value: string;
  missing: boolean;
  onChange: (value: string) => void;
}

function FieldView({ field: { name, type, autoComplete }, value, missing, onChange }: FieldViewProps) {
  const intl = useIntl();
  const id = useId();
  const hintId = useId();
  const attributes = {
    id,
    name,
    className: fieldStyles.input,
    autoComplete,
    value,
    required: true,
    'aria-invalid': missing,
    'aria-describedby': missing ? hintId : undefined,
  };
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id}>{intl.formatMessage({ id: `official.${name}` })}</label>
      {type === undefined ? (
        <textarea {...attributes} rows={4} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...attributes} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      {missing && (
        <p id={hintId} className={fieldStyles.error}>
          {intl.formatMessage({ id: 'official.missing' })}
        </p>
      )}
    </div>
  );
}
