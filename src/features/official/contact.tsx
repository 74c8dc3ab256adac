import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { groupPhone } from '../../format/digits';
import { useText } from '../../intl/text';
import { useBrand } from '../../ui/brand/use-brand';
import { Button, InlineError } from '../../ui/form/button';
import button from '../../ui/form/button.module.css';
import { Field } from '../../ui/form/field';
import { useForm } from '../../ui/form/use-form';
import { useFormMemory } from '../../ui/form/use-form-memory';
import { MailText, mailAddress, PhoneLink } from '../../ui/links/contact-link';
import { ContactRow } from '../../ui/links/contact-row';
import { Card } from '../../ui/page/card';
import { StateView } from '../../ui/page/state-view';
import { MailIcon, PhoneIcon } from '../../ui/picture/icons';
import { TALK_SCENE } from '../../ui/picture/scenes';
import styles from './official.module.css';

/** Telephone and e-mail first, since the form sends nothing (specification, section 2). */
export default function Contact() {
  const t = useText();
  const { servicePhone, email } = useBrand();
  return (
    <div className={`stack ${styles.contact}`}>
      <Card>
        <ContactRow
          icon={<PhoneIcon />}
          label={t('official.call')}
          value={servicePhone}
          link={(attributes) => <PhoneLink {...attributes} number={servicePhone} />}
        >
          {groupPhone(servicePhone)}
        </ContactRow>
        <ContactRow
          icon={<MailIcon />}
          label={t('official.write')}
          value={email}
          link={({ children, ...attributes }) => (
            <a {...attributes} href={mailAddress(email, undefined)}>
              {children}
            </a>
          )}
        >
          <MailText address={email} />
        </ContactRow>
      </Card>
      <ContactForm />
    </div>
  );
}

const EMPTY = { name: '', telephone: '', email: '', remark: '' };

/** The result takes the place of the form, whose button had the focus. */
const reveal = (element: HTMLElement | null) => element?.querySelector('a')?.focus();

const messageOf = ({ name, telephone, email, remark }: typeof EMPTY) =>
  `${remark}\n\n${[name, telephone, email].join('\n')}`;

/** Four required fields. Nothing is sent or saved (specification, sections 2 and 5): the visitor gets the text as an e-mail. */
function ContactForm() {
  const t = useText();
  const headingId = useId();
  const [values, setValues] = useFormMemory('contact', () => EMPTY);
  /** For the visitor's own e-mail, since this page sends nothing. */
  const [message, setMessage] = useState<string>();
  const { email } = useBrand();
  const form = useForm(values, (name, text) => setValues({ ...values, [name]: text }));

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const filled = (name: keyof typeof EMPTY) =>
      v.pipe(v.string(), v.trim(), v.minLength(1, t(`official.missing.${name}`)));
    const schema = v.object({
      name: filled('name'),
      telephone: filled('telephone'),
      email: filled('email'),
      remark: filled('remark'),
    });
    const filledIn = form.check(schema);
    setMessage(filledIn && messageOf(filledIn));
  };

  const field = (name: keyof typeof EMPTY) => ({ ...form.field(name), label: t(`official.${name}`), required: true });

  if (message !== undefined) {
    return (
      <div ref={reveal}>
        <StateView role="status" illustration={TALK_SCENE} title={t('official.successful')} text={t('official.sendIt')}>
          <a className={`${button.button} ${button.primary}`} href={mailAddress(email, message)}>
            {t('official.openMail')}
          </a>
          <Button variant="text" onClick={() => setMessage(undefined)}>
            {t('common.back')}
          </Button>
        </StateView>
      </div>
    );
  }
  return (
    <form ref={form.ref} className={`surface ${styles.form}`} noValidate onSubmit={submit} aria-labelledby={headingId}>
      <h2 id={headingId}>{t('official.formTitle')}</h2>
      <p className="muted">{t('official.formHint')}</p>
      <Field {...field('name')} type="text" autoComplete="name" />
      <Field {...field('telephone')} type="tel" autoComplete="tel" />
      <Field {...field('email')} type="email" autoComplete="email" />
      <Field {...field('remark')} as="textarea" rows={4} autoComplete="off" />
      {form.isInvalid && <InlineError>{t('official.incomplete')}</InlineError>}
      <Button type="submit">{t('common.submit')}</Button>
    </form>
  );
}
