import { describe, expect, it } from 'vitest';
import { complaintDetailQuery, complaintStartQuery } from '../../src/features/complaint/queries';
import { offerQuery } from '../../src/features/confirm-loan/queries';
import { promissoryNoteQuery } from '../../src/features/contract/queries';
import { extensionQuery } from '../../src/features/extension/queries';
import { savedVoucherQuery, voucherQuery } from '../../src/features/instructions/queries';
import { paymentMethodsQuery } from '../../src/features/older-repay/queries';
import { productQuery, recommendedQuery } from '../../src/features/product/queries';
import { templateQuery, visitQuery } from '../../src/features/promotion/queries';
import { orderQuery } from '../../src/loan/order';
import { rateService } from '../../src/loan/rating-dialog';
import { repaymentQuery } from '../../src/loan/repayment';
import { sourcesOf } from './sources';

type Key = readonly unknown[];
/** What a read depends on, and its key. */
type Row = [name: string, fields: Record<string, unknown>, keyOf: (fields: never) => Key];

const order = { productId: '1', orderId: '2' };
const campaign = { appName: '1', app_from: '2', user_from: '3', utm_tag: '4', id: '5', invite_code: '6' };

const ROWS: Row[] = [
  ['offerQuery', { productId: '1', reloaded: false }, (f) => offerQuery(f).queryKey],
  ['orderQuery', order, (f) => orderQuery(f).queryKey],
  ['repaymentQuery', order, (f) => repaymentQuery(f).queryKey],
  ['extensionQuery', order, (f) => extensionQuery(f).queryKey],
  ['voucherQuery', { ...order, amount: '3', payCode: '4', requestType: '5' }, (f) => voucherQuery(f).queryKey],
  [
    'savedVoucherQuery',
    { userId: '1', orderId: '2', amount: '3', payCode: '4', requestType: '5' },
    (f) => savedVoucherQuery(f).queryKey,
  ],
  [
    'promissoryNoteQuery',
    { orderNo: '1' },
    ({ orderNo }: { orderNo: string }) => promissoryNoteQuery(orderNo).queryKey,
  ],
  ['complaintStartQuery', { orderId: '1' }, (f) => complaintStartQuery(f).queryKey],
  ['complaintDetailQuery', { problemId: '1' }, (f) => complaintDetailQuery(f).queryKey],
  [
    'paymentMethodsQuery',
    { orderId: '1' },
    ({ orderId }: { orderId: string }) => paymentMethodsQuery(orderId).queryKey,
  ],
  ['productQuery', { productId: '1' }, ({ productId }: { productId: string }) => productQuery(productId).queryKey],
  [
    'recommendedQuery',
    { productId: '1' },
    ({ productId }: { productId: string }) => recommendedQuery(productId).queryKey,
  ],
  ['templateQuery', { id: '1' }, ({ id }: { id: string }) => templateQuery(id).queryKey],
  ['visitQuery', campaign, (f) => visitQuery(f, undefined).queryKey],
];

/** Reads of the whole session: nothing changes their answer. */
const CONSTANT = ['complaintListQuery', 'contactsQuery', 'boundCardsQuery', 'captchaQuery'];

describe('The key of a read', () => {
  it('is checked for every read', () => {
    const reads = [...sourcesOf('src/features', ['.ts']), ...sourcesOf('src/loan', ['.ts'])]
      .filter(({ file }) => !file.startsWith('src/test-page/'))
      .flatMap(({ text }) => [...text.matchAll(/export const (\w+Query)\b/g)].map(([, name]) => name));
    expect(reads.sort()).toEqual([...ROWS.map(([name]) => name), ...CONSTANT].sort());
  });

  it.each(ROWS)('%s contains all parameters of the request', (_name, fields, keyOf) => {
    const key = (changed: object) => JSON.stringify(keyOf({ ...fields, ...changed } as never));
    for (const field of Object.keys(fields)) expect(key({ [field]: 'another' }), field).not.toBe(key({}));
  });

  it('is different for each read', () => {
    const names = ROWS.map(([, fields, keyOf]) => keyOf(fields as never)[0]);
    expect(new Set(names).size).toBe(names.length);
  });
});

it('A rating invalidates the queries that contain whether a rating is requested', () => {
  const keys = [orderQuery(order).queryKey, complaintDetailQuery({ problemId: '1' }).queryKey];
  expect(rateService.meta?.invalidates).toEqual(keys.map(([name]) => [name]));
});
