/** The older repayment: nothing is paid twice, a code is asked for where the card needs one, and the order ends settled. */
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { clientOfEachTest, DUE_ORDER, PATHS, SETTLING, voucherFor } from './client.ts';

const client = clientOfEachTest();

const ORDER = DUE_ORDER.orderId;
const AMOUNT = 346_045;
const WITH_CODE = { cardId: '5001', cardNo: '4000123456789017', bankName: 'Banco Norte', bankCode: 'BN01' };
const WITHOUT_CODE = { cardId: '5002', cardNo: '5200349876543214', bankName: 'Banco del Valle', bankCode: 'BV02' };

type Values = Record<string, string | number>;

const post = (path: string, body: Values = {}, query = '') => client.postJson(`${path}?language=1${query}`, body);

const newToken = async (orderId = ORDER) => {
  const { data } = await post(PATHS.waysToRepay, {}, `&orderId=${orderId}`);
  return v.parse(v.string(), data.repayToken);
};

const PAYMENT = { orderId: ORDER, amount: AMOUNT, couponId: '', sendMsg: 0, ...WITH_CODE };
const commit = (repayToken: string, change: Values = {}) =>
  post(PATHS.olderPayment, { ...PAYMENT, repayToken, ...change });

/** A payment that waits for its code. */
async function waiting() {
  const repayToken = await newToken();
  const { data } = await commit(repayToken);
  return { repayToken, repaymentRecordId: v.parse(v.string(), data.repayRecordId) };
}

const confirm = (repaymentRecordId: string, verifyCode: string, change: Values = {}) =>
  post(PATHS.olderPaymentCode, { orderId: ORDER, verifyCode, repaymentRecordId, ...change });

const statusOf = async () => (await client.get(PATHS.order, DUE_ORDER)).data.orderStatus;

describe('The ways to repay', () => {
  it('are the cards and Alipay, with another token for each request', async () => {
    const answer = await post(PATHS.waysToRepay, {}, `&orderId=${ORDER}`);
    const bankCards = [WITH_CODE, WITHOUT_CODE].map(({ cardId: id, ...card }) => ({ id, ...card }));
    expect(answer).toMatchObject({ code: '00', data: { alipay: 1, bankCards } });
    expect(await newToken()).not.toBe(answer.data.repayToken);
  });

  it('lack Alipay for an overdue order, and cards for a borrower without any', async () => {
    expect((await post(PATHS.waysToRepay, {}, '&orderId=1000180')).data.alipay).toBe(0);
    expect((await post(PATHS.waysToRepay, {}, '&orderId=2000174&userId=20002')).data.bankCards).toEqual([]);
  });

  it.each([
    ['1000200', 'This loan is already repaid'],
    ['1000021', 'This order has nothing to repay yet'],
    ['2000174', 'Order not found'],
  ])('are refused for order %s', async (orderId, message) => {
    expect((await post(PATHS.waysToRepay, {}, `&orderId=${orderId}`)).message).toBe(message);
  });
});

describe('A payment by card', () => {
  it('without a code settles the order at once', async () => {
    const answer = await commit(await newToken(), WITHOUT_CODE);
    expect(answer).toMatchObject({ code: '00', data: { needValid: 0, repayRecordId: expect.any(String) } });
    expect(await statusOf()).toBe(200);
  });

  it('with a code settles it when the code is right', async () => {
    const repayToken = await newToken();
    const { data } = await commit(repayToken);
    expect(data.needValid).toBe(1);
    expect(await statusOf()).toBe(174);
    const record = String(data.repayRecordId);
    const code = await client.sentCode(record);
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(code);
    expect(await confirm(record, code)).toMatchObject({ code: '00' });
    expect(await statusOf()).toBe(200);
    expect((await confirm(record, code)).code).toBe('800005');
    // The page of a complaint about the order lists it.
    const complaint = await fetch(`${client.origin}/desk/complaint?borrower=10001&id=7000003&language=1`);
    expect(await complaint.text()).toMatch(/<dt>Payments<.*\$3,460\.45<.* done">paid</s);
  });

  it('is refused with 800005 when it is sent twice, one after the other or at the same time', async () => {
    const { repayToken } = await waiting();
    const message = 'Please do not submit the payment request twice';
    expect(await commit(repayToken)).toMatchObject({ code: '800005', message });
    for (const card of [WITH_CODE, WITHOUT_CODE]) {
      const token = await newToken();
      const answers = await Promise.all(Array.from({ length: 5 }, () => commit(token, card)));
      expect(answers.map(({ code }) => code).sort()).toEqual(['00', ...Array(4).fill('800005')]);
      expect((await commit(token, card)).code).toBe('800005');
    }
  });

  it('is refused with 800006 for a wrong code, and needs a new code after five', async () => {
    const { repayToken, repaymentRecordId } = await waiting();
    const right = await client.sentCode(repaymentRecordId);
    const wrong = right === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) {
      const message = 'Wrong verification code';
      expect(await confirm(repaymentRecordId, wrong)).toMatchObject({ code: '800006', message });
    }
    expect((await confirm(repaymentRecordId, right)).message).toMatch(/has expired/);
    const again = await commit(repayToken, { sendMsg: 1 });
    expect(again).toMatchObject({ code: '00', data: { needValid: 1, repayRecordId: repaymentRecordId } });
    expect((await confirm(repaymentRecordId, await client.sentCode(repaymentRecordId))).code).toBe('00');
  });

  it('has a code that is valid for ten minutes and sent at most six times', async () => {
    const { repayToken, repaymentRecordId } = await waiting();
    const code = await client.sentCode(repaymentRecordId);
    await client.setClock(600_000);
    expect((await confirm(repaymentRecordId, code)).message).toMatch(/has expired/);
    for (let count = 0; count < 5; count += 1) expect((await commit(repayToken, { sendMsg: 1 })).code).toBe('00');
    expect((await commit(repayToken, { sendMsg: 1 })).message).toMatch(/too often/);
  });

  it('that starts later replaces a pending one', async () => {
    const first = await waiting();
    const code = await client.sentCode(first.repaymentRecordId);
    const second = await waiting();
    expect((await confirm(first.repaymentRecordId, code)).message).toBe('This payment was replaced by a newer one');
    expect((await confirm(second.repaymentRecordId, await client.sentCode(second.repaymentRecordId))).code).toBe('00');
  });

  it('is refused if the order was paid in a store meanwhile', async () => {
    const { repaymentRecordId } = await waiting();
    await client.payVoucher(await voucherFor(client, SETTLING));
    const answer = await confirm(repaymentRecordId, await client.sentCode(repaymentRecordId));
    expect(answer.message).toBe('This loan is already repaid');
  });

  it.each([
    ['another amount', { amount: AMOUNT + 1 }, 'The amount is not what this order owes'],
    ['no card', { cardId: '' }, 'Please choose a bank card first'],
    ['an unknown card', { cardId: '9' }, 'Card not found'],
    ["another card's number", { cardNo: WITHOUT_CODE.cardNo }, 'Card not found'],
    ['an unknown token', { repayToken: 'x' }, 'Please open this page again'],
    ['no token', { repayToken: '' }, 'Please open this page again'],
    ["somebody else's order", { orderId: '2000174' }, 'Order not found'],
  ])('is refused with %s, and the token stays valid', async (_, change, message) => {
    const repayToken = await newToken();
    expect((await commit(repayToken, change)).message).toBe(message);
    expect((await commit(repayToken)).code).toBe('00');
  });

  it("is refused with another borrower's card", async () => {
    const form = { userName: 'Luis', cardNo: '4111111111111111', phone: '5512345678' };
    const { data } = await post(PATHS.newCard, { userId: '20002', ...form });
    const { id = '', ...card } = v.parse(v.record(v.string(), v.string()), data);
    expect((await commit(await newToken(), { cardId: id, ...card })).message).toBe('Card not found');
  });

  it('belongs to its borrower and its order', async () => {
    const { repayToken, repaymentRecordId } = await waiting();
    const code = await client.sentCode(repaymentRecordId);
    expect((await confirm(repaymentRecordId, code, { userId: 'ana' })).message).toBe('Payment not found');
    expect((await confirm(repaymentRecordId, code, { orderId: '1000180' })).message).toBe('Payment not found');
    expect((await commit(repayToken, { userId: 'ana' })).message).toBe('Please open this page again');
    expect((await confirm('x', code)).message).toBe('Payment not found');
  });
});

describe('Alipay', () => {
  const begin = (change: Values = {}) =>
    post(PATHS.olderPaymentAlipay, { userId: '10001', orderId: ORDER, amount: AMOUNT, ...change });

  it('has a page on the H5 base that pays, and links back to the order', async () => {
    const replaced = await begin();
    const { code, data } = await begin();
    expect(code).toBe('00');
    expect(await (await fetch(String(replaced.data.url))).text()).toContain('This payment is no longer open.');
    const url = String(data.url);
    expect(url).toMatch(new RegExp(`^${client.origin}/sandbox/alipay/8\\d{12}\\?language=1$`));
    const page = await fetch(`${url}&sessionId=abc`);
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    const text = await page.text();
    expect(text).toContain('$3,460.45');
    expect(text).toContain('sessionId=abc');

    const pay = (headers: Record<string, string>) => fetch(url, { method: 'POST', redirect: 'manual', headers });
    expect((await pay({ 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect(await statusOf()).toBe(174);
    const paid = await pay({ 'Sec-Fetch-Site': 'same-origin' });
    expect(paid.status).toBe(303);
    expect(paid.headers.get('location')).toBe(`/?language=1&userId=10001#/loan-detail?productId=101&orderId=${ORDER}`);
    expect(await statusOf()).toBe(200);
    expect(await (await fetch(url)).text()).toContain('This payment is no longer open.');
  });

  it.each([
    ['another amount', { amount: 1 }, 'The amount is not what this order owes'],
    ['a settled order', { orderId: '1000200' }, 'This loan is already repaid'],
    ["somebody else's order", { orderId: '2000174' }, 'Order not found'],
    ['an overdue order', { orderId: '1000180', amount: 542_265 }, 'This loan cannot be paid with Alipay'],
  ])('is refused with %s', async (_, change, message) => expect((await begin(change)).message).toBe(message));

  it('has no page for a payment that does not exist, or is by card', async () => {
    const { repaymentRecordId } = await waiting();
    for (const id of ['x', repaymentRecordId])
      expect((await fetch(`${client.origin}/sandbox/alipay/${id}`)).status).toBe(404);
  });
});
