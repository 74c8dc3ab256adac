/** The cards of an order's saved vouchers, loaded after the screen. If their file does not arrive, they are left out. */
import { Suspense } from 'react';
import { onDemand } from '../ui/on-demand';
import type { VoucherCardsProps } from './voucher-cards';

const VoucherCards = onDemand(
  () => import('./voucher-cards'),
  () => null,
);

export function SavedVouchers(props: VoucherCardsProps) {
  return (
    <Suspense>
      <VoucherCards {...props} />
    </Suspense>
  );
}
