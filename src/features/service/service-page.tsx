/** Customer service: contacts to call, write to, or chat with. */

import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { groupPhone } from '../../format/digits';
import { isEmailAddress } from '../../format/email';
import { callPhone } from '../../platform/leave';
import { safePhone } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { LoadedPage, Page } from '../../ui/page/page';
import { StateView } from '../../ui/page/state-view';
import { Illustration, TALK } from '../../ui/picture/illustration';
import { ContactList } from './contact-list';
import { type Contacts, contactsQuery } from './queries';
import styles from './service-page.module.css';

export default function ServicePage() {
  const intl = useIntl();
  const query = useQuery(contactsQuery);
  return (
    <LoadedPage query={query} failureActions={<BrandPhone />}>
      {(contacts) =>
        Object.values(contacts).every((contact) => contact === undefined) ? (
          <Page>
            <StateView
              illustration={TALK}
              title={intl.formatMessage({ id: 'service.emptyTitle' })}
              text={intl.formatMessage({ id: 'service.emptyText' })}
            >
              <BrandPhone />
            </StateView>
          </Page>
        ) : (
          <Page hero={<Welcome />}>
            <ContactList contacts={contacts} />
            {!canReach(contacts) && <BrandPhone />}
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

function Welcome() {
  const intl = useIntl();
  return (
    <div className={styles.welcome}>
      <Illustration scene={TALK} background="gradient" />
      <p>{intl.formatMessage({ id: 'service.intro' })}</p>
    </div>
  );
}

/** The brand's phone number, shown when no contact can be used or loaded. */
function BrandPhone() {
  const intl = useIntl();
  const { servicePhone } = useBrand();
  if (safePhone(servicePhone) === undefined) return <p>{servicePhone}</p>;
  return (
    <Button variant="secondary" onClick={() => callPhone(servicePhone)}>
      {intl.formatMessage({ id: 'service.call' }, { phone: groupPhone(servicePhone) })}
    </Button>
  );
}
