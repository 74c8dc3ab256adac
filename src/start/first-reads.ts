/** The first request of each screen. The boot script sends it while the bundle is loading. */
import type { Read } from '../api/request';
import { complaintDetailRead, complaintListRead, complaintStartRead } from '../features/complaint/queries';
import { offerRead } from '../features/confirm-loan/queries';
import { promissoryNoteRead } from '../features/contract/queries';
import { extensionRead } from '../features/extension/queries';
import { voucherKeyOf } from '../features/instructions/queries';
import { templateRead } from '../features/promotion/queries';
import { contactsRead } from '../features/service/queries';
import type { Parameters } from '../host/address';
import { orderKeyOf, orderRead } from '../loan/order';
import { repaymentRead } from '../loan/repayment';
import { voucherRead } from '../loan/voucher-rules';
import { routePatterns } from '../paths';

const readOrder = (parameters: Parameters) => orderRead(orderKeyOf(parameters));

/** By route. Screens that send no request, or one that must not be sent twice, are not listed. */
export const firstReads: Readonly<Record<string, (parameters: Parameters) => Read>> = {
  [routePatterns.confirmLoan]: (parameters) => offerRead({ productId: parameters.get('productId'), reloaded: false }),
  [routePatterns.loanDetail]: readOrder,
  [routePatterns.order]: readOrder,
  [routePatterns.repay]: (parameters) => repaymentRead(orderKeyOf(parameters)),
  [routePatterns.extension]: (parameters) => extensionRead(orderKeyOf(parameters)),
  [routePatterns.instructions]: (parameters) => voucherRead(voucherKeyOf(parameters)),
  [routePatterns.contract]: (parameters) => promissoryNoteRead(parameters.get('orderNo')),
  [routePatterns.complaint]: (parameters) => complaintStartRead(parameters.get('orderId')),
  [routePatterns.complaintList]: () => complaintListRead,
  [routePatterns.complaintDetail]: (parameters) => complaintDetailRead(parameters.get('problemId')),
  [routePatterns.service]: () => contactsRead,
  [routePatterns.promotion]: (parameters) => templateRead(parameters.get('id')),
};
