import { useIntl } from 'react-intl';
import { digitsOnly, groupPhone } from '../../format/digits';
import { callPhone } from '../../platform/leave';
import { safeLink, safePhone } from '../../platform/urls';
import { MailLink } from '../../ui/links/mail-link';
import { OutsideLink } from '../../ui/links/outside-link';
import { Card } from '../../ui/page/card';
import { ChatIcon, MailIcon, PhoneIcon } from '../../ui/picture/icons';
import { CopyRow } from '../../ui/text/copy-row';
import type { Contacts } from './queries';
import styles from './service-page.module.css';

/** The list of contacts. A contact that cannot be called or opened is shown as text. */
export function ContactList({ contacts: { phone, whatsapp, email } }: { contacts: Contacts }) {
  const intl = useIntl();
  return (
    <Card>
      {phone !== undefined && (
        <CopyRow icon={<PhoneIcon />} label={intl.formatMessage({ id: 'service.phone' })} value={phone}>
          <Phone number={phone} />
        </CopyRow>
      )}
      {whatsapp !== undefined && (
        <CopyRow icon={<ChatIcon />} label={intl.formatMessage({ id: 'service.whatsapp' })} value={whatsapp}>
          <WhatsApp number={whatsapp} />
        </CopyRow>
      )}
      {email !== undefined && (
        <CopyRow icon={<MailIcon />} label={intl.formatMessage({ id: 'service.email' })} value={email}>
          <MailLink className={styles.contact} address={email} />
        </CopyRow>
      )}
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  if (safePhone(number) === undefined) return number;
  return (
    <button type="button" className={styles.contact} onClick={() => callPhone(number)}>
      {groupPhone(number)}
    </button>
  );
}

function WhatsApp({ number }: { number: string }) {
  const url = safePhone(number) === undefined ? undefined : safeLink(`https://wa.me/${digitsOnly(number)}`);
  if (url === undefined) return number;
  return (
    <OutsideLink className={styles.contact} url={url}>
      {groupPhone(number)}
    </OutsideLink>
  );
}
