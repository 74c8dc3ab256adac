import { describe, expect, it } from 'vitest';
import { readQuery } from '../../src/api/read-query';
import { order } from '../../src/contract/order';
import { repayment } from '../../src/contract/repayment';
import { voucher } from '../../src/contract/voucher';
import { complaintDetailQuery } from '../../src/features/complaint/queries';
import { offerQuery } from '../../src/features/confirm-loan/queries';
import { savedVoucherQuery } from '../../src/features/instructions/queries';
import { paymentMethodsQuery } from '../../src/features/older-repay/queries';
import { visitQuery } from '../../src/features/promotion/queries';
import { orderQuery } from '../../src/loan/order';
import { rateService } from '../../src/loan/service/rating-dialog';
import { savedVouchersQuery } from '../../src/loan/vouchers/saved-vouchers';

type Key = readonly unknown[];
/** What a read depends on, and its key. */
type Row = [name: string, fields: Record<string, unknown>, keyOf: (fields: never) => Key];

const key = { productId: '1', orderId: '2' };
const payment = { orderId: '2', amount: '3', payCode: '4', requestType: '1' };
const saved = { userId: '1', orderId: '2' };
const campaign = { appName: '1', app_from: '2', user_from: '3', utm_tag: '4', id: '5', invite_code: '6' };

const ROWS: Row[] = [
  ['of a GET', { productId: '1', orderId: '2' }, (query) => readQuery(order, query).queryKey],
  ['of a POST', { productId: '1', ...payment }, (body) => readQuery(voucher, body).queryKey],
  ['of an order', key, (f) => orderQuery(f).queryKey],
  ['of an offer', { productId: '1', reloaded: false }, (f) => offerQuery(f).queryKey],
  ['of the cards', { orderId: '1' }, ({ orderId }: typeof key) => paymentMethodsQuery(orderId).queryKey],
  ['of a saved voucher', { userId: '1', ...payment }, (f) => savedVoucherQuery(f).queryKey],
  ['of saved vouchers', saved, ({ userId, orderId }: typeof saved) => savedVouchersQuery(userId, orderId).queryKey],
  ['of a visit', campaign, (f) => visitQuery(f, undefined).queryKey],
];

describe('The key', () => {
  it.each(ROWS)('%s contains all parameters of the request', (_name, fields, keyOf) => {
    const written = (changed: object) => JSON.stringify(keyOf({ ...fields, ...changed } as never));
    for (const field of Object.keys(fields)) expect(written({ [field]: 'another' }), field).not.toBe(written({}));
  });

  it('contains the path of the call', () => {
    expect(readQuery(order, key).queryKey).not.toEqual(readQuery(repayment, key).queryKey);
  });
});

it('A rating invalidates the queries that contain whether a rating is requested', () => {
  const keys = [orderQuery(key).queryKey, complaintDetailQuery({ problemId: '1' }).queryKey];
  expect(rateService.invalidates).toEqual(keys.map(([path]) => [path]));
});
