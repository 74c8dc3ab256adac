import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { Field, TextAreaField } from '../../ui/field';
import { MailIcon, PhoneIcon } from '../../ui/icons';
import { MailLink } from '../../ui/mail-link';
import { PhoneLink } from '../../ui/phone-link';
import { showToast } from '../../ui/toast';
import { useBrand } from '../../ui/use-brand';
import { useFieldErrors } from '../../ui/use-field-errors';
import styles from './content.module.css';

/** Telephone and e-mail first, since the form sends nothing (specification, section 2). */
export default function Contact() {
  const intl = useIntl();
  const { servicePhone, email } = useBrand();
  return (
    <div className={styles.contact}>
      <Card>
        <CopyRow icon={<PhoneIcon />} label={intl.formatMessage({ id: 'official.call' })} value={servicePhone}>
          <PhoneLink className={styles.link} number={servicePhone} />
        </CopyRow>
        <CopyRow icon={<MailIcon />} label={intl.formatMessage({ id: 'official.write' })} value={email}>
          <MailLink className={styles.link} address={email} />
        </CopyRow>
      </Card>
      <ContactForm />
    </div>
  );
}

const FIELDS = ['name', 'telephone', 'email', 'remark'] as const;
type FieldName = (typeof FIELDS)[number];

const EMPTY: Readonly<Record<FieldName, string>> = { name: '', telephone: '', email: '', remark: '' };

/** Four required fields. Nothing is sent or saved (specification, sections 2 and 5). */
function ContactForm() {
  const intl = useIntl();
  const headingId = useId();
  const [values, setValues] = useState(EMPTY);
  const { form, errors, clearError, showErrors } = useFieldErrors<FieldName>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const empty = FIELDS.filter((name) => values[name].trim() === '');
    const missing = intl.formatMessage({ id: 'official.missing' });
    const isComplete = showErrors(Object.fromEntries(empty.map((name) => [name, missing]))) === undefined;
    if (isComplete) setValues(EMPTY);
    showToast(intl.formatMessage({ id: isComplete ? 'official.successful' : 'official.incomplete' }));
  };

  const change = (name: FieldName, text: string) => {
    setValues({ ...values, [name]: text });
    clearError(name);
  };
  const field = (name: FieldName) => ({
    name,
    label: intl.formatMessage({ id: `official.${name}` }),
    value: values[name],
    error: errors[name],
    required: true,
  });

  return (
    <form ref={form} className={`surface ${styles.form}`} noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.formHeading}>
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
