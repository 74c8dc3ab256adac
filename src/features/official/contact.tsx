import { type FormEvent, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { useForm } from '../../ui/form/use-form';
import { MailLink, PhoneLink } from '../../ui/links/contact-link';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { MailIcon, PhoneIcon } from '../../ui/picture/icons';
import { CopyRow } from '../../ui/text/copy';
import styles from './official.module.css';

/** Telephone and e-mail first, since the form sends nothing (specification, section 2). */
export default function Contact() {
  const intl = useIntl();
  const { servicePhone, email } = useBrand();
  return (
    <div className={`stack ${styles.contact}`}>
      <Card>
        <CopyRow icon={<PhoneIcon />} label={intl.formatMessage({ id: 'official.call' })} value={servicePhone}>
          <PhoneLink className="link" number={servicePhone} />
        </CopyRow>
        <CopyRow icon={<MailIcon />} label={intl.formatMessage({ id: 'official.write' })} value={email}>
          <MailLink className="link" address={email} />
        </CopyRow>
      </Card>
      <ContactForm />
    </div>
  );
}

const EMPTY = { name: '', telephone: '', email: '', remark: '' };

/** Four required fields. Nothing is sent or saved (specification, sections 2 and 5). */
function ContactForm() {
  const intl = useIntl();
  const headingId = useId();
  const [values, setValues] = useState(EMPTY);
  const form = useForm(values, (name, text) => setValues({ ...values, [name]: text }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = v.pipe(v.string(), v.trim(), v.minLength(1, intl.formatMessage({ id: 'official.missing' })));
    const schema = v.object({ name: filled, telephone: filled, email: filled, remark: filled });
    const isComplete = form.check(schema) !== undefined;
    if (isComplete) setValues(EMPTY);
    showToast(intl.formatMessage({ id: isComplete ? 'official.successful' : 'official.incomplete' }));
  };

  const field = (name: keyof typeof EMPTY) => ({
    ...form.field(name),
    label: intl.formatMessage({ id: `official.${name}` }),
    required: true,
  });

  return (
    <form ref={form.ref} className={`surface ${styles.form}`} noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId}>{intl.formatMessage({ id: 'official.formTitle' })}</h2>
      <Field {...field('name')} type="text" autoComplete="name" />
      <Field {...field('telephone')} type="tel" autoComplete="tel" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('remark')} as="textarea" rows={4} autoComplete="off" />
      <Button type="submit">{intl.formatMessage({ id: 'official.submit' })}</Button>
    </form>
  );
}
