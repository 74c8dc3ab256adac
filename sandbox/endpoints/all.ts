/** All endpoints of the sandbox. A new group is one new file in this folder and one line below. */
import type { Endpoint } from '../endpoint.ts';
import { bindCard } from './bind-card.ts';
import { complaint } from './complaint.ts';
import { confirmation } from './confirmation.ts';
import { contract } from './contract.ts';
import { olderRepay } from './older-repay.ts';
import { order } from './order.ts';
import { product } from './product.ts';
import { promotion } from './promotion.ts';
import { repay } from './repay.ts';
import { service } from './service.ts';
import { voucher } from './voucher.ts';

export const ENDPOINTS: readonly Endpoint[] = [
  confirmation,
  order,
  contract,
  repay,
  voucher,
  service,
  complaint,
  promotion,
  olderRepay,
  bindCard,
  product,
].flat();
