import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { CopyRow } from '../../ui/copy-row';
import { MailIcon, PhoneIcon } from '../../ui/icons';
import { MailLink } from '../../ui/mail-link';
import { PhoneLink } from '../../ui/phone-link';
import { useBrand } from '../../ui/use-brand';
import { ContactForm } from './contact-form';
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
