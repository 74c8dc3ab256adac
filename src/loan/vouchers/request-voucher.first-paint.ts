/** In the first paint: the app opens the instructions. */
export const requestVoucher = (() => undefined) satisfies typeof import('./request-voucher').requestVoucher;
