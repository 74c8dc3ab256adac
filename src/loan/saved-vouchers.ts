import { leftOut, onDemand } from '../ui/on-demand';

/** The cards of an order's saved vouchers, loaded after the screen. If their file does not arrive, they are left out. */
export const SavedVouchers = onDemand(() => import('./voucher-cards'), leftOut);
