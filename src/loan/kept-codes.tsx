/** Loads the cards of kept codes after the screen; without their file the screen stands without them. */
import { lazy, Suspense } from 'react';
import type { VoucherCardsProps } from './voucher-cards';

const VoucherCards = lazy(() => import('./voucher-cards').catch(() => ({ default: () => null })));

export function KeptCodes(props: VoucherCardsProps) {
  return (
    <Suspense>
      <VoucherCards {...props} />
    </Suspense>
  );
}
