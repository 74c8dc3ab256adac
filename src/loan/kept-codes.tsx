/** Loads the cards of kept codes after the screen; without their file the screen stands without them. */
import { Suspense } from 'react';
import { onDemand } from '../ui/on-demand';
import type { VoucherCardsProps } from './voucher-cards';

const VoucherCards = onDemand(
  () => import('./voucher-cards'),
  () => null,
);

export function KeptCodes(props: VoucherCardsProps) {
  return (
    <Suspense>
      <VoucherCards {...props} />
    </Suspense>
  );
}
