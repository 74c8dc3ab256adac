/** Help with an order: customer service, a complaint about it, and its agreement. */
import type { ReactNode } from 'react';
import { isRefusal } from '../../api/failure';
import { groupPhone } from '../../format/digits';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { callPhone } from '../../platform/navigation';
import { safePhone } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { GoButton } from '../../ui/links/go-button';
import { LinkRow } from '../../ui/links/link-row';
import { useParameters } from '../../ui/links/use-go';
import { Card } from '../../ui/page/card';
import { DocumentIcon, FlagIcon, ServiceIcon } from '../../ui/picture/icons';

interface HelpCardProps {
  orderId: string | undefined;
  /** The agreement's address; without one its row opens the agreement's screen. */
  agreement?: URL | undefined;
  /** Whether the order has an agreement. */
  hasAgreement?: boolean;
  /** The first row. */
  children?: ReactNode;
}

export function HelpCard({ orderId, agreement, hasAgreement = true, children }: HelpCardProps) {
  const t = useText();
  const note = hasAgreement && orderId ? paths.contract({ orderNo: orderId }) : undefined;
  const address = agreement ?? note;
  return (
    <div className="screen-only">
      <Card title={t('help.title')}>
        {children}
        <LinkRow to={paths.service()} state={{ orderId }} icon={<ServiceIcon />} name={t('common.customerService')} />
        {orderId && <LinkRow to={paths.complaint({ orderId })} icon={<FlagIcon />} name={t('help.complain')} />}
        {address !== undefined && <LinkRow to={address} icon={<DocumentIcon />} name={t('contract.title')} />}
      </Card>
    </div>
  );
}

/** The order of the screen that is open. */
export function useAskedOrder(): string | undefined {
  const parameters = useParameters();
  return parameters.get('orderId') ?? parameters.get('orderNo');
}

export function CustomerServiceButton({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const orderId = useAskedOrder();
  return <GoButton variant={variant} to={paths.service()} state={{ orderId }} label="common.customerService" />;
}

/**
 * Customer service after a failed first read. It is the primary action after a refusal, because a retry would be refused
 * again.
 */
export function FailureService({ error }: { error: Error | null }) {
  return <CustomerServiceButton variant={isRefusal(error) ? 'primary' : 'secondary'} />;
}

/** The brand's phone number, shown when no contact can be used or loaded. */
export function BrandPhone({ variant = 'secondary' }: { variant?: 'primary' | 'secondary' }) {
  const t = useText();
  const { servicePhone } = useBrand();
  if (safePhone(servicePhone) === undefined) return <p>{servicePhone}</p>;
  return (
    <Button variant={variant} onClick={() => callPhone(servicePhone)}>
      {t('service.call', { phone: groupPhone(servicePhone) })}
    </Button>
  );
}
