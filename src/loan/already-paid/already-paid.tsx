/** The row of the help card that opens the sheet for a payment that the lender does not show yet. */
import { useState } from 'react';
import { useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { RowButton } from '../../ui/links/link-row';
import { onDemand, Scrim, usePreload } from '../../ui/on-demand';
import { ReceiptIcon } from '../../ui/picture/icons';

const PaidSheet = onDemand(() => import('./paid-sheet'), { waiting: Scrim });

interface AlreadyPaidProps {
  order: OrderKey;
  /** Of the channel that the screen is about. */
  payCode?: string | undefined;
}

export function AlreadyPaid({ order, payCode }: AlreadyPaidProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);

  usePreload(PaidSheet);

  return (
    <>
      <RowButton
        icon={<ReceiptIcon />}
        name={t('paid.open')}
        hint={t('paid.hint')}
        opensDialog
        onClick={() => setOpen(true)}
      />
      {isOpen && <PaidSheet order={order} payCode={payCode} onClose={() => setOpen(false)} />}
    </>
  );
}
