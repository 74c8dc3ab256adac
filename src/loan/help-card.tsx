/** Ways to help with an order: customer service, a complaint about it, and its agreement. */
import { useIntl } from 'react-intl';
import { paths } from '../paths';
import { Card } from '../ui/card';
import { ChatIcon, DocumentIcon, NoticeIcon } from '../ui/icons';
import { LinkRow } from '../ui/link-row';

interface HelpCardProps {
  orderId: string | undefined;
  /** Where the order's agreement is; undefined when it has none. */
  agreement: string | URL | undefined;
}

export function HelpCard({ orderId, agreement }: HelpCardProps) {
  const intl = useIntl();
  return (
    <Card title={intl.formatMessage({ id: 'help.title' })}>
      <LinkRow to={paths.service()} icon={<ChatIcon />} name={intl.formatMessage({ id: 'common.customerService' })} />
      {orderId && (
        <LinkRow
          to={paths.complaint({ orderId })}
          icon={<NoticeIcon />}
          name={intl.formatMessage({ id: 'help.complain' })}
        />
      )}
      {agreement !== undefined && (
        <LinkRow to={agreement} icon={<DocumentIcon />} name={intl.formatMessage({ id: 'order.agreement' })} />
      )}
    </Card>
  );
}

/** The agreement where a screen's own answer names no address of it: the app shows it by the order's number. */
export const agreementOf = (orderId: string | undefined) =>
  orderId ? paths.contract({ orderNo: orderId }) : undefined;
