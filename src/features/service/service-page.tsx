/** Customer service: contacts to call, write to, or chat with. */

import { useQuery } from '@tanstack/react-query';
import { isRefusal } from '../../api/failure';
import { readQuery } from '../../api/read-query';
import { type Contacts, customerService } from '../../contract/customer-service';
import { digitsOnly, groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
import { useText } from '../../intl/text';
import { BrandPhone, useAskedOrder } from '../../loan/service/help';
import { useServiceMessage } from '../../loan/service/message';
import { paths } from '../../paths';
import { isBorrowerKnown } from '../../platform/session';
import { safeLink, safePhone } from '../../platform/urls';
import { MailText, mailAddress, PhoneLink } from '../../ui/links/contact-link';
import { ContactRow } from '../../ui/links/contact-row';
import { useEntryState } from '../../ui/links/entry-state';
import { LinkRow } from '../../ui/links/link-row';
import { OutsideLink } from '../../ui/links/outside-link';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { LoadedPage, Page } from '../../ui/page/page';
import { EmptyView } from '../../ui/page/state-view';
import { FlagIcon, ListIcon, MailIcon, PhoneIcon, WhatsAppIcon } from '../../ui/picture/icons';
import { PictureHero } from '../../ui/picture/illustration';
import { TALK_SCENE } from '../../ui/picture/scenes';

export default function ServicePage() {
  const t = useText();
  const query = useQuery(readQuery(customerService, {}));
  // The public site and the landing page lead here, too.
  const hasBorrower = isBorrowerKnown(useParameters());
  const askedOrder = useAskedOrder();
  /** Of the order that the borrower came from. */
  const orderId = useEntryState().orderId ?? askedOrder;
  const message = useServiceMessage(orderId);
  const complaints = hasBorrower && (
    <Card>
      <LinkRow to={paths.complaint({ orderId })} icon={<FlagIcon />} name={t('complaint.fileOne')} />
      <LinkRow to={paths.complaintList()} icon={<ListIcon />} name={t('complaint.myComplaints')} />
    </Card>
  );
  return (
    <LoadedPage
      query={query}
      failureActions={<BrandPhone variant={isRefusal(query.error) ? 'primary' : 'secondary'} />}
    >
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
              <PictureHero scene={TALK_SCENE} isBeside>
                <p>{t('service.intro')}</p>
              </PictureHero>
            }
          >
            {/* A contact that cannot be called or opened is shown as text. */}
            <Card>
              {contacts.whatsapp !== undefined && <WhatsApp number={contacts.whatsapp} message={message} />}
              {contacts.phone !== undefined && <Phone number={contacts.phone} />}
              {contacts.email !== undefined && <Email address={contacts.email} message={message} />}
            </Card>
            {!canReach(contacts) && <BrandPhone variant="primary" />}
            {complaints}
          </Page>
        )
      }
    </LoadedPage>
  );
}

/** Whether a contact can be called or written to. */
const canReach = ({ phone, whatsapp, email }: Contacts) =>
  [phone, whatsapp].some((number) => number !== undefined && safePhone(number) !== undefined) ||
  (email !== undefined && isEmailAddress(email));

function WhatsApp({ number, message }: { number: string; message: string }) {
  const t = useText();
  // It takes a country's number without the zeros that are dialled before it.
  const address = `https://wa.me/${digitsOnly(number).replace(/^00/, '')}?text=${encodeURIComponent(message)}`;
  const url = safePhone(number) === undefined ? undefined : safeLink(address);
  return (
    <ContactRow
      icon={<WhatsAppIcon />}
      label={t(url === undefined ? 'service.whatsapp' : 'service.openWhatsapp')}
      value={number}
      link={url && ((attributes) => <OutsideLink {...attributes} url={url} />)}
    >
      {url === undefined ? number : groupPhone(number)}
    </ContactRow>
  );
}

function Phone({ number }: { number: string }) {
  const t = useText();
  const canCall = safePhone(number) !== undefined;
  return (
    <ContactRow
      icon={<PhoneIcon />}
      label={t(canCall ? 'service.callUs' : 'service.phone')}
      value={number}
      link={canCall ? (attributes) => <PhoneLink {...attributes} number={number} /> : undefined}
    >
      {canCall ? groupPhone(number) : number}
    </ContactRow>
  );
}

function Email({ address, message }: { address: string; message: string }) {
  const t = useText();
  const canWrite = isEmailAddress(address);
  return (
    <ContactRow
      icon={<MailIcon />}
      label={t(canWrite ? 'service.writeEmail' : 'service.email')}
      value={address}
      link={
        canWrite
          ? ({ children, ...attributes }) => (
              <a {...attributes} href={mailAddress(address, message)}>
                {children}
              </a>
            )
          : undefined
      }
    >
      {canWrite ? <MailText address={address} /> : address}
    </ContactRow>
  );
}
