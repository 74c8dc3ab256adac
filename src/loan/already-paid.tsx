/** The button that opens the sheet for a payment that the lender does not show yet. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import type { OrderKey } from '../paths';
import { Button } from '../ui/button';
import { onDemand } from '../ui/on-demand';

const loadSheet = () => import('./paid-sheet');
const PaidSheet = onDemand(loadSheet);

/** ms; loaded ahead, since there may be no signal at the till. */
const LOAD_DELAY = 1500;

interface AlreadyPaidProps {
  order: OrderKey;
  /** Of the channel that the screen is about. */
  payCode?: string | undefined;
}

export function AlreadyPaid({ order, payCode }: AlreadyPaidProps) {
  const intl = useIntl();
  const [state, setState] = useState<'open' | 'closed'>();

  useEffect(() => {
    const timer = setTimeout(() => void loadSheet().catch(() => undefined), LOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <>
      <Button variant="secondary" aria-haspopup="dialog" onClick={() => setState('open')}>
        {intl.formatMessage({ id: 'paid.open' })}
      </Button>
      {state !== undefined && (
        <PaidSheet order={order} payCode={payCode} open={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  );
}
