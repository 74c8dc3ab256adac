/** What each read sends, when it is sent again, and what its answer changes. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { readQuery } from '../../src/api/read-query';
import { createQueryClient } from '../../src/app/query-client';
import { cards } from '../../src/contract/cards';
import { PATHS } from '../../src/contract/paths';
import {
  complaintDetailQuery,
  complaintListQuery,
  complaintStartQuery,
  knownDetails,
  knownStart,
} from '../../src/features/complaint/queries';
import { offerQuery } from '../../src/features/confirm-loan/queries';
import { savedVoucherQuery, voucherQuery } from '../../src/features/instructions/queries';
import { paymentMethodsQuery } from '../../src/features/older-repay/queries';
import { campaignOf, captchaQuery, templateQuery, visitQuery } from '../../src/features/promotion/queries';
import { orderQuery, ownParameters } from '../../src/loan/order';
import { extensionQuery, repaymentQuery } from '../../src/loan/repayment';
import { readVouchers, saveVoucher } from '../../src/loan/vouchers/vouchers';
import { readParameters } from '../../src/platform/session';
import { databaseIdle, databaseOfEachTest } from '../journeys/fake-database';
import { ORDER, voucher } from './saved-voucher';
import { answerWith, lastRequest } from './sent-request';

const offer = (reloaded: boolean) => offerQuery({ productId: '101', reloaded });
const VOUCHER = { ...ORDER, amount: '346045', payCode: 'CASH01', requestType: '1' };
const CAMPAIGN = { appName: 'A', app_from: 'f', user_from: 'u', utm_tag: 't', id: '6', invite_code: 'i' };

beforeEach(() => {
  window.history.replaceState(null, '', '/#/x');
  answerWith({});
});

const newClient = () => createQueryClient(() => {});
const read = <Query extends object>(query: Query, client = newClient()) =>
  client.fetchQuery(query as unknown as FetchQueryOptions);

it.each<[string, () => object, string, object]>([
  ['the order', () => orderQuery(ORDER), PATHS.order, ORDER],
  ['the repayment', () => repaymentQuery(ORDER), PATHS.repayment, ORDER],
  ['the extension', () => extensionQuery(ORDER), PATHS.extension, ORDER],
  ['the voucher', () => voucherQuery(VOUCHER), PATHS.voucher, VOUCHER],
  ['the first offer', () => offer(false), PATHS.confirmation, { productId: '101' }],
  ['the final offer', () => offer(true), PATHS.confirmation, { productId: '101', isType: '1' }],
  ['ways to repay', () => paymentMethodsQuery('1000174'), PATHS.waysToRepay, { orderId: '1000174' }],
  ['the cards', () => readQuery(cards, {}), PATHS.cards, {}],
  ['the start of a complaint', () => complaintStartQuery({ orderId: '1' }), PATHS.complaintStart, { orderId: '1' }],
  ['the complaints', () => complaintListQuery(), PATHS.complaintList, {}],
  ['a complaint', () => complaintDetailQuery({ problemId: '5' }), PATHS.complaintDetail, { problemId: '5' }],
  ['the template', () => templateQuery('6'), PATHS.template, { templateId: '6' }],
  [
    'a visit',
    () => visitQuery(campaignOf(new Map(Object.entries(CAMPAIGN))), undefined),
    PATHS.visit,
    { page_id: '6', user_from: 'u', client_type: 'android', page_type: '1', utm_tag: 't', app_from: 'f' },
  ],
])('The read of %s sends its own fields alone', async (_name, query, path, fields) => {
  await read(query());
  expect(lastRequest()).toMatchObject({ path });
  expect(lastRequest()?.fields).toEqual(fields);
});

it('Each answer of a read is an object of its own, even if it says the same', async () => {
  const client = newClient();
  const readOrder = async () => {
    await read(orderQuery(ORDER), client);
    return client.getQueryData(orderQuery(ORDER).queryKey);
  };
  const [first, second] = [await readOrder(), await readOrder()];
  expect(second).toEqual(first);
  expect(second).not.toBe(first);
});

describe('An answer', () => {
  const database = databaseOfEachTest();
  beforeEach(async () => {
    window.history.replaceState(null, '', '/#/x?userId=7');
    await saveVoucher(voucher());
    await saveVoucher(voucher({ requestType: '2' }));
  });
  const kinds = async () => (await readVouchers('7')).map(({ requestType }) => requestType).sort();

  it.each([
    ['of an order that is over', () => orderQuery(ORDER), { orderStatus: 200 }, []],
    ['of an order that cannot be extended', () => orderQuery(ORDER), { orderStatus: 174, isDelay: 0 }, ['1']],
    ['of a repayment with another amount', () => repaymentQuery(ORDER), { repayAmount: 1 }, ['2']],
    ['of an extension with another fee', () => extensionQuery(ORDER), { delayInfo: { delayAmount: 1 } }, ['1']],
  ])('%s deletes the saved vouchers that it makes invalid', async (_what, query, data, left) => {
    expect(await kinds()).toEqual(['1', '2']);
    answerWith(data);
    await read(query());
    await vi.waitFor(async () => expect(await kinds()).toEqual(left));
  });

  it.each([
    ['an order', () => orderQuery(ORDER)],
    ['a repayment', () => repaymentQuery(ORDER)],
    ['an extension', () => extensionQuery(ORDER)],
  ])('of %s without content deletes no saved voucher', async (_what, query) => {
    answerWith(null);
    await read(query());
    await databaseIdle();
    expect(await kinds()).toEqual(['1', '2']);
  });

  it('is awaited with the saved voucher, which the screen compares it with', async () => {
    const release = database.hold();
    const answered = vi.fn();
    const answer = read(voucherQuery(VOUCHER)).then(answered);
    await databaseIdle();
    expect(answered).not.toHaveBeenCalled();
    release();
    await answer;
    expect(await read(savedVoucherQuery({ ...VOUCHER, userId: '7' }))).toMatchObject({ content: { code: '5212' } });
    expect(await read(savedVoucherQuery({ ...VOUCHER, userId: '7', payCode: 'CASH02' }))).toBeNull();
    expect(await read(savedVoucherQuery({ ...VOUCHER, userId: '8' }))).toBeNull();
  });
});

describe('The instructions', () => {
  it('have their voucher in the address', () => {
    const search = new URLSearchParams(VOUCHER);
    window.history.replaceState(null, '', `/#/instructions?${search}`);
    expect(ownParameters('instructions', readParameters())).toEqual(VOUCHER);
  });

  it('keep a voucher when the borrower returns, and its channel apart', () => {
    const { refetchOnWindowFocus, refetchOnReconnect, gcTime } = voucherQuery(VOUCHER) as unknown as {
      [Name in 'refetchOnWindowFocus' | 'refetchOnReconnect']: (query: object) => boolean;
    } & { gcTime?: number };
    for (const refetch of [refetchOnWindowFocus, refetchOnReconnect])
      expect([refetch({ state: { data: undefined } }), refetch({ state: { data: {} } })]).toEqual([true, false]);
    expect(gcTime).toBeUndefined();
    expect(voucherQuery({ ...VOUCHER, payCode: undefined }).gcTime).toBe(0);
  });
});

it('The ways to repay are not read again when the borrower returns with a code: each answer has another token', () => {
  const { refetchOnWindowFocus, refetchOnReconnect } = paymentMethodsQuery('1') as unknown as {
    refetchOnWindowFocus: boolean;
    refetchOnReconnect: (query: object) => boolean;
  };
  expect(refetchOnWindowFocus).toBe(false);
  expect([{ state: { data: {} } }, { state: {} }].map(refetchOnReconnect)).toEqual([false, true]);
});

it('What the landing page has read does not change while it is open; its campaign is that of the address', () => {
  const campaign = campaignOf(new Map(Object.entries(CAMPAIGN)));
  expect(campaign).toEqual(CAMPAIGN);
  const reads = [templateQuery('6'), captchaQuery(), visitQuery(campaign, undefined)];
  expect(reads.map(({ staleTime }) => staleTime)).toEqual(['static', 'static', 'static']);
});

describe('The captcha', () => {
  it('is a new picture of its own session', async () => {
    answerWith({ sid: 's' });
    const { url } = (await read(captchaQuery())) as { url: string };
    expect(lastRequest()?.path).toBe(PATHS.captchaSession);
    expect(url).toMatch(new RegExp(`${PATHS.captchaImage}\\?sid=s&t=\\d{13}$`));
  });

  it('fails without a session', async () => {
    await expect(read({ ...captchaQuery(), retry: false })).rejects.toMatchObject({ kind: 'malformed' });
  });
});

it('What the cached answers say of complaints is found again', async () => {
  const client = newClient();
  expect([knownStart(client), knownDetails(client)]).toEqual([undefined, []]);
  answerWith({ reply: {} });
  await read(complaintListQuery(), client);
  // Without an answer yet.
  const begin = (query: object) => client.getQueryCache().build(client, query as FetchQueryOptions);
  begin(complaintStartQuery({ orderId: '2' }));
  begin(complaintDetailQuery({ problemId: '6' }));
  expect(knownStart(client)).toBeUndefined();
  const start = await read(complaintStartQuery({ orderId: '1' }), client);
  expect(knownStart(client)).toBe(start);
  await read(complaintDetailQuery({ problemId: '5' }), client);
  await read(complaintDetailQuery({ problemId: undefined }), client);
  expect(knownDetails(client)).toEqual([{ number: '5', isAnswered: false }]);
});
