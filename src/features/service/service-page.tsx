/** Customer service: contacts to call, write to, or chat with. */

import { useQuery } from '@tanstack/react-query';
import { readQuery } from '../../api/read-query';
import { type Contacts, customerService } from '../../contract/customer-service';
import { digitsOnly, groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
import { useText } from '../../intl/text';
import { useAskedOrder } from '../../loan/service/help';
import { useServiceMessage } from '../../loan/service/message';
import { paths } from '../../paths';
import { callPhone } from '../../platform/navigation';
import { isBorrowerKnown } from '../../platform/session';
import { safeLink, safePhone } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { CopyRow } from '../../ui/copy/copy';
import { Button } from '../../ui/form/button';
import { MailLink } from '../../ui/links/contact-link';
import { useEntryState } from '../../ui/links/entry-state';
import { LinkRow } from '../../ui/links/link-row';
import { OutsideLink } from '../../ui/links/outside-link';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';
import { ChatIcon, ListIcon, MailIcon, PhoneIcon } from '../../ui/picture/icons';
import { PictureHero } from '../../ui/picture/illustration';
import { TALK_SCENE } from '../../ui/picture/scenes';
import styles from './service-page.module.css';

export default function ServicePage() {
  const t = useText();
  const query = useQuery(readQuery(customerService, {}));
  // The public site and the landing page lead here, too.
  const hasBorrower = isBorrowerKnown(useParameters());
  const complaints = hasBorrower && (
    <Card>
      <LinkRow to={paths.complaintList()} icon={<ListIcon />} name={t('complaint.myComplaints')} />
    </Card>
  );
  return (
    <LoadedPage query={query} failureActions={<BrandPhone />}>
      {(contacts) =>
        Object.values(contacts).every((contact) => contact === undefined) ? (
          <Page>
            <EmptyView illustration={TALK_SCENE} title="service.emptyTitle" text="service.emptyText">
              <BrandPhone variant="primary" />
            </EmptyView>
            {complaints}
          </Page>
        ) : (
          <Page
            hero={
              <PictureHero scene={TALK_SCENE}>
                <p>{t('service.intro')}</p>
              </PictureHero>
            }
          >
            <ContactList contacts={contacts} />
            {!canReach(contacts) && <BrandPhone />}
            {complaints}
          </Page>
        )
      }
    </LoadedPage>
  );
}

/** Whether a contact can be called or written to; others are shown as text. */
const canReach = ({ phone, whatsapp, email }: Contacts) =>
  [phone, whatsapp].some((number) => number !== undefined && safePhone(number) !== undefined) ||
  (email !== undefined && isEmailAddress(email));

/** The brand's phone number, shown when no contact can be used or loaded. */
function BrandPhone({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useText();
  const { servicePhone } = useBrand();
  if (safePhone(servicePhone) === undefined) return <p>{servicePhone}</p>;
  return (
    <Button variant={variant} onClick={() => callPhone(servicePhone)}>
      {t('service.call', { phone: groupPhone(servicePhone) })}
    </Button>
  );
}

/** The list of contacts. A contact that cannot be called or opened is shown as text. */
function ContactList({ contacts: { phone, whatsapp, email } }: { contacts: Contacts }) {
  const t = useText();
  const own = useAskedOrder();
  const message = useServiceMessage(useEntryState().orderId ?? own);
  return (
    <Card>
      {phone !== undefined && (
        <CopyRow icon={<PhoneIcon />} label={t('service.phone')} value={phone}>
          <Phone number={phone} />
        </CopyRow>
      )}
      {whatsapp !== undefined && (
        <CopyRow icon={<ChatIcon />} label={t('service.whatsapp')} value={whatsapp}>
          <WhatsApp number={whatsapp} message={message} />
        </CopyRow>
      )}
      {email !== undefined && (
        <CopyRow icon={<MailIcon />} label={t('service.email')} value={email}>
          <MailLink className="link" address={email} message={message} />
        </CopyRow>
      )}
    </Card>
  );
}

function Phone({ number }: { number: string }) {
  if (safePhone(number) === undefined) return <span>{number}</span>;
  return (
    <button type="button" className={styles.call} onClick={() => callPhone(number)}>
      {groupPhone(number)}
    </button>
  );
}

function WhatsApp({ number, message }: { number: string; message: string }) {
  const address = `https://wa.me/${digitsOnly(number)}?text=${encodeURIComponent(message)}`;
  const url = safePhone(number) === undefined ? undefined : safeLink(address);
  if (url === undefined) return <span>{number}</span>;
  return (
    <OutsideLink className="link" url={url}>
      {groupPhone(number)}
    </OutsideLink>
  );
}
