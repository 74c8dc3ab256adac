/** The row of the help card that opens the sheet for a payment that the lender does not show yet. */
import { useState } from 'react';
import { useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { RowButton } from '../../ui/links/link-row';
import { onDemand, SCRIM, usePreload } from '../../ui/on-demand';
import { ReceiptIcon } from '../../ui/picture/icons';

const PaidSheet = onDemand(() => import('./paid-sheet'), { fallback: SCRIM });

interface AlreadyPaidProps {
  order: OrderKey;
  /** Of the channel that the screen is about. */
  payCode?: string | undefined;
}

export function AlreadyPaid({ order, payCode }: AlreadyPaidProps) {
  const t = useText();
  const [state, setState] = useState<'open' | 'closed'>();

  usePreload(PaidSheet);

  return (
    <>
      <RowButton
        icon={<ReceiptIcon />}
        name={t('paid.open')}
        hint={t('paid.hint')}
        opensDialog
        onClick={() => setState('open')}
      />
      {state !== undefined && (
        <PaidSheet order={order} payCode={payCode} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
