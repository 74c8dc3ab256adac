import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Field, TextAreaField } from '../../ui/field';
import { showToast } from '../../ui/toast';
import styles from './contact-form.module.css';

const FIELDS = ['name', 'telephone', 'email', 'remark'] as const;
type FieldName = (typeof FIELDS)[number];

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
    const empty = FIELDS.filter((name) => values[name].trim() === '');
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

  const change = (name: FieldName, text: string) => {
    setValues({ ...values, [name]: text });
    setMissing(missing.filter((each) => each !== name));
  };
  const field = (name: FieldName) => ({
    name,
    label: intl.formatMessage({ id: `official.${name}` }),
    value: values[name],
    error: missing.includes(name) ? intl.formatMessage({ id: 'official.missing' }) : undefined,
    required: true,
  });

  return (
    <form className={styles.form} noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {intl.formatMessage({ id: 'official.formTitle' })}
      </h2>
      <Field {...field('name')} type="text" autoComplete="name" onChange={(text) => change('name', text)} />
      <Field {...field('telephone')} type="tel" autoComplete="tel" onChange={(text) => change('telephone', text)} />
      <Field {...field('email')} type="email" autoComplete="email" onChange={(text) => change('email', text)} />
      <TextAreaField
        {...field('remark')}
        rows={4}
        autoComplete="off"
        onChange={(event) => change('remark', event.currentTarget.value)}
      />
      <Button type="submit">{intl.formatMessage({ id: 'official.submit' })}</Button>
    </form>
  );
}
