/** The button that opens the sheet for a payment that the lender does not show yet. */
import { useState } from 'react';
import { useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { Button } from '../../ui/form/button';
import { onDemand, SCRIM, usePreload } from '../../ui/on-demand';

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
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setState('open')}>
        {t('paid.open')}
      </Button>
      {state !== undefined && (
        <PaidSheet order={order} payCode={payCode} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
