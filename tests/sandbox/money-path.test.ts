/** From the offer to the settled order: what the sandbox promises about state, refusals and ownership. */

import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  clientOfEachTest,
  DUE_ORDER,
  EXTENDING,
  formOf,
  freshSandbox,
  loansOf,
  OFFER,
  PATHS,
  SETTLING,
  voucherFor,
} from './client.ts';

const client = clientOfEachTest();

const DAY = 86_400_000;

function orderIn(url: unknown): string {
  return new URL(String(url)).hash.replace(/^.*orderId=(\d+).*$/, '$1');
}

describe('Pushing a loan', () => {
  it('creates an order of the offer, and answers with the address of its screen', async () => {
    const offer = await client.get(PATHS.confirmation, { productId: '101' });
    expect(offer.data).toMatchObject({ amount: 345_600, periods: 7, termUnit: 1, isNeedPop: 0, couNum: 0 });
    expect(offer.data.repay_plans).toMatchObject([{ amount: 346_045 }]);

    const pushed = await client.post(PATHS.loanRequest, formOf(OFFER));
    const url = String(pushed.data.lendDetailsUrl);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/#\/loan-detail\?orderId=\d+&productId=101$/);
    expect(url.startsWith(client.origin)).toBe(true);
    const order = await client.get(PATHS.order, { orderId: orderIn(url), productId: '101' });
    expect(order.data).toMatchObject({ orderStatus: 21, productName: 'Préstamo Azul', isDelay: 0 });
  });

  it('answers with the origin of the request', async () => {
    const { data } = await client.get(PATHS.loanRequest, OFFER, { headers: { Origin: 'http://localhost:3000' } });
    expect(data.lendDetailsUrl).toMatch(/^http:\/\/localhost:3000\/#\/loan-detail/);
  });

  it('has lines whose amounts add up to the total, also when it is overdue', async () => {
    const { data } = await client.get(PATHS.order, { orderId: '1000180', productId: '102' });
    const { detail } = data.userOrderDetail as { detail: { value: unknown }[] };
    const amounts = detail.map(({ value }) => value).filter((value) => typeof value === 'number');
    const [received = 0, cost = 0, charge = 0, total] = amounts;
    expect([received, cost, charge].every((amount) => amount > 0)).toBe(true);
    expect(received + cost + charge).toBe(total);
  });

  it('says the amount and the day of the next payment, of several', async () => {
    const { data } = await client.english(PATHS.order, { orderId: '1000170', productId: '103' });
    const { detail } = data.userOrderDetail as { detail: unknown[] };
    expect(detail).toContainEqual({ text: '2 payments of', value: 311_315 });
    expect(detail).toContainEqual({ text: 'Last payment', value: 311_317 });
    const { data: inTwo } = await client.english(PATHS.order, { orderId: '1000151', productId: '102' });
    expect(inTwo.userOrderDetail).toMatchObject({
      detail: expect.arrayContaining([
        { text: 'First payment', value: 255_785 },
        { text: 'Last payment', value: 255_786 },
      ]),
    });
    const next = new Date(Date.now() + (20 * 24 - 6) * 3_600_000).toISOString().slice(0, 10);
    expect(data.noticeDesText).toBe(`Your next payment is due on ${next}.`);
    const repayment = await client.get(PATHS.repayment, { orderId: '1000170', productId: '103' });
    expect(repayment.data.repayDate).toMatch(new RegExp(`^${next} `));
    expect(repayment.data.noticeMsg).toMatch(/^Con esto pagas de una vez todos los pagos/);
    const complaint = await client.english(PATHS.complaintStart, { orderId: '1000170' });
    expect(complaint.data.orderDetail).toMatchObject({
      list: expect.arrayContaining([{ title: 'Repayment date', value: next }]),
    });
  });

  it('uses the coupon up', async () => {
    const offer = { productId: '102', amount: 500_000, periods: 30, termUnit: 'day' };
    expect((await client.get(PATHS.confirmation, { productId: '102' })).data.couNum).toBe(5_000);
    const { data } = await client.get(PATHS.loanRequest, offer);
    const order = await client.get(PATHS.order, { orderId: orderIn(data.lendDetailsUrl) });
    expect(order.data.orderStatus).toBe(151);
    expect((await client.get(PATHS.confirmation, { productId: '102' })).data.couNum).toBe(0);
  });

  it.each(['101', '102', '103'])(
    'of product %s has lines and an agreement that add up to the plan',
    async (productId) => {
      const { data: offer } = await client.get(PATHS.confirmation, { productId, isType: 1 });
      const { data: agreement } = await client.get(PATHS.promissoryNote, { orderNo: `draft-${productId}` });
      const sum = (values: unknown[]) => values.reduce<number>((total, value) => total + Number(value), 0);
      const amounts = (list: unknown, field: string) =>
        (list as Record<string, unknown>[]).map((row) => row[field]).filter((value) => typeof value === 'number');
      const total = sum(amounts(offer.repay_plans, 'amount'));
      // The lines are the costs.
      expect(Number(offer.amount) + sum(amounts(offer.details, 'value'))).toBe(total);
      expect(agreement.contractAmount).toBe(total);
      expect(sum([agreement.amount, agreement.Interest, agreement.commission, agreement.IVA])).toBe(total);
    },
  );

  it('uses the amount of the second load', async () => {
    const first = await client.get(PATHS.confirmation, { productId: '103' });
    expect(first.data).toMatchObject({ isNeedPop: 1, amount: 900_000 });
    const second = await client.get(PATHS.confirmation, { productId: '103', isType: 1 });
    expect(second.data).toMatchObject({ isNeedPop: 0, amount: 1_250_000 });
    const request = { productId: '103', amount: 1_250_000, periods: 3, termUnit: 2 };
    expect((await client.get(PATHS.loanRequest, request)).code).toBe(0);
  });

  it.each([
    ['another amount', { ...OFFER, amount: 345_601 }, 'The amount is not the one offered'],
    ['another term', { ...OFFER, periods: 8 }, 'The term is not the one offered'],
    ['a term in another unit', { ...OFFER, termUnit: 2 }, 'The term is not the one offered'],
    ['an unknown product', { ...OFFER, productId: '999' }, 'Product not found'],
    ['no product', { amount: 1, periods: 1, termUnit: 1 }, 'The parameter productId is missing'],
    ['an amount that is no number', { ...OFFER, amount: 'x' }, 'The parameter amount is not valid'],
  ])('is refused with %s', async (_, request, message) => {
    expect(await client.english(PATHS.loanRequest, request)).toMatchObject({
      message,
      code: expect.not.toBeOneOf([0]),
    });
  });
});

describe('A voucher', () => {
  it('has a picture of its own for each guide', async () => {
    const guideOf = async (payCode: string) => {
      const { imgList } = (await client.get(PATHS.voucher, { ...SETTLING, payCode })).data as { imgList: unknown };
      return imgList as { title: string; content: string[] };
    };
    const store = await guideOf('CASH01');
    const bank = await guideOf('BANK01');
    expect([store.content.length, bank.content.length]).toEqual([1, 1]);
    expect(store.content).not.toEqual(bank.content);
  });

  it.each([
    [1, /goes to Préstamo Azul.*by the next business day/, /llegue a Préstamo Azul.*siguiente día hábil/],
    [2, /goes to Préstamo Azul.*new date counts once/, /llegue a Préstamo Azul.*La nueva fecha cuenta/],
  ])('of a bank transfer, for requestType %i, speaks of no store, in each language', async (requestType, ...texts) => {
    const { amount } = requestType === 1 ? SETTLING : EXTENDING;
    for (const [index, language] of [1, 2].entries()) {
      const request = { ...SETTLING, payCode: 'BANK01', requestType, amount, language };
      const answer = JSON.stringify((await client.get(PATHS.voucher, request)).data);
      expect(answer).toMatch(texts[index] ?? /never/);
      expect(answer).not.toMatch(/store|cashier|tienda|cajero|counter/i);
    }
  });

  it('of a bank transfer is an account number, without a barcode', async () => {
    const { data } = await client.get(PATHS.repayment, DUE_ORDER);
    const channel = v.object({ payCode: v.string(), vCode: v.string(), BARcodeImg: v.optional(v.string()) });
    const [, banks] = v.parse(v.array(v.object({ channels: v.array(channel) })), data.repayList);
    expect(banks?.channels.map(({ payCode }) => payCode)).toEqual(['BANK01', 'BANK02']);
    for (const { payCode, vCode, BARcodeImg } of banks?.channels ?? []) {
      expect(vCode).toMatch(/^\d{18}$/);
      expect(BARcodeImg).toBeUndefined();
      const answer = await client.get(PATHS.voucher, { ...SETTLING, payCode });
      expect(answer.data.repayDetail).toMatchObject({ vCode });
      expect(answer.data.repayDetail).not.toHaveProperty('repayCode');
    }
  });

  it('is the same when it is requested twice, and the one that the list of channels shows', async () => {
    const { data } = await client.get(PATHS.repayment, DUE_ORDER);
    const vCode = await voucherFor(client, SETTLING);
    expect(JSON.stringify(data.repayList)).toContain(`"payCode":"CASH01","vCode":"${vCode}"`);
    expect(await voucherFor(client, SETTLING)).toBe(vCode);
    expect(await voucherFor(client, { ...SETTLING, payCode: 'CASH02' })).not.toBe(vCode);
  });

  it('settles the order when the store reports the payment', async () => {
    const vCode = await voucherFor(client, SETTLING);
    await client.payVoucher(vCode);
    expect((await client.get(PATHS.order, DUE_ORDER)).data).toMatchObject({ orderStatus: 200, isScore: 1, isDelay: 0 });
    for (const path of [PATHS.repayment, PATHS.extension, PATHS.voucher])
      expect((await client.english(path, SETTLING)).message).toBe('This loan is already repaid');
  });

  it('of an extension moves the date by seven days, and is another one the next time', async () => {
    const due = async () => Date.parse(String((await client.get(PATHS.repayment, DUE_ORDER)).data.repayDate));
    const note = async () => (await client.get(PATHS.promissoryNote, { orderNo: DUE_ORDER.orderId })).data;
    const [before, signed] = [await due(), await note()];
    const first = await voucherFor(client, EXTENDING);
    await client.payVoucher(first);
    expect((await due()) - before).toBe(7 * DAY);
    expect(await note()).toEqual(signed);
    expect((await client.get(PATHS.order, DUE_ORDER)).data.orderStatus).toBe(174);
    expect(await voucherFor(client, EXTENDING)).not.toBe(first);
  });

  it('of an extension makes an overdue order due again', async () => {
    const overdue = { orderId: '1000180', productId: '102' };
    const vCode = await voucherFor(client, { ...overdue, payCode: 'BANK01', requestType: 2, amount: 25_000 });
    await client.payVoucher(vCode);
    expect((await client.get(PATHS.order, overdue)).data.orderStatus).toBe(174);
  });

  it('that was created before an extension was paid is not taken after it', async () => {
    const before = await voucherFor(client, SETTLING);
    await client.payVoucher(await voucherFor(client, EXTENDING));
    await expect(client.payVoucher(before)).rejects.toThrow();
    const now = await voucherFor(client, SETTLING);
    expect(now).not.toBe(before);
    await client.payVoucher(now);
    expect((await client.get(PATHS.order, DUE_ORDER)).data.orderStatus).toBe(200);
  });

  it('is paid once, however often the store reports it', async () => {
    const vCode = await voucherFor(client, EXTENDING);
    const answers = await Promise.allSettled(Array.from({ length: 5 }, () => client.payVoucher(vCode)));
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await client.state()).toMatchObject({
      orders: expect.arrayContaining([expect.objectContaining({ id: DUE_ORDER.orderId, extensions: 1 })]),
    });
  });

  it('is refused after three extensions', async () => {
    const spent = { orderId: '1000175', productId: '102' };
    expect((await client.get(PATHS.order, spent)).data.isDelay).toBe(0);
    expect((await client.english(PATHS.extension, spent)).message).toBe('This loan has had its 3 extensions');
    const request = { ...spent, payCode: 'CASH01', requestType: 2, amount: 25_000 };
    expect((await client.english(PATHS.voucher, request)).message).toBe('This loan has had its 3 extensions');
  });

  it.each([
    ['a wrong amount', { ...SETTLING, amount: 1 }, 'The amount is not what this order owes'],
    ["the other purpose's amount", { ...SETTLING, requestType: 2 }, 'The amount is not what this order owes'],
    ['an unknown channel', { ...SETTLING, payCode: 'NOPE' }, 'Unknown way to pay'],
    ['an unknown purpose', { ...SETTLING, requestType: 3 }, 'The parameter requestType is not valid'],
    ['another product', { ...SETTLING, productId: '102' }, 'The order is of another product'],
    ['an order under review', { ...SETTLING, orderId: '1000021' }, 'This order has nothing to repay yet'],
    ['a settled order', { ...SETTLING, orderId: '1000200' }, 'This loan is already repaid'],
  ])('is refused for %s', async (_, request, message) => {
    const answer = await client.english(PATHS.voucher, request);
    expect(answer.message).toBe(message);
    expect(answer.code).not.toBe(0);
  });
});

describe('An order', () => {
  it('belongs to its borrower', async () => {
    const { data } = await client.get(PATHS.loanRequest, { ...OFFER, userId: 'ana' });
    const orderId = orderIn(data.lendDetailsUrl);
    expect((await client.english(PATHS.order, { orderId, userId: 'ana' })).code).toBe(0);
    for (const stranger of [{ userId: 'beto' }, { sessionId: 'other' }, {}]) {
      expect((await client.english(PATHS.order, { orderId, ...stranger })).message).toBe('Order not found');
      expect((await client.english(PATHS.promissoryNote, { orderNo: orderId, ...stranger })).message).toBe(
        'Order not found',
      );
    }
    expect((await client.english(PATHS.order, { orderId: '2000174' })).message).toBe('Order not found');
    expect((await client.english(PATHS.order, { orderId: '2000174', userId: '20002' })).code).toBe(0);
  });

  it('asks for a rating until there is one', async () => {
    const settled = { orderId: '1000200' };
    for (const score of [0, 6])
      expect((await client.english(PATHS.rating, { score })).message).toBe('A rating is 1 to 5 stars');
    expect((await client.get(PATHS.order, settled)).data.isScore).toBe(1);
    await client.get(PATHS.rating, { score: 5 });
    expect((await client.get(PATHS.order, settled)).data.isScore).toBe(0);
  });
});

it('Texts are Spanish unless English is requested, by parameter or by header', async () => {
  const words = async (query: Record<string, number>, headers: Record<string, string> = {}) =>
    (await client.get(PATHS.repayment, { orderId: '1000200', ...query }, { headers })).message;
  expect(await words({})).toBe('Este préstamo ya está pagado');
  expect(await words({ language: 2 })).toBe('Este préstamo ya está pagado');
  expect(await words({ language: 1 })).toBe('This loan is already repaid');
  expect(await words({}, { language: '1' })).toBe('This loan is already repaid');
});

it('Sandboxes in one process share no state', async () => {
  const [one, two] = await Promise.all([freshSandbox(), freshSandbox()]);
  await one.get(PATHS.loanRequest, OFFER);
  expect([await loansOf(one), await loansOf(two)]).toEqual([1, 0]);
});

describe("The sandbox's clock", () => {
  const ahead = (days: number) => client.setClock(days * DAY);

  it('set ahead brings due dates nearer, and makes an order overdue after its due day', async () => {
    const statusAndDate = async () => {
      const { data } = await client.get(PATHS.order, DUE_ORDER);
      const { data: repayment } = await client.get(PATHS.repayment, DUE_ORDER);
      return [data.orderStatus, String(repayment.repayDate).slice(0, 10)];
    };
    const due = String((await client.get(PATHS.repayment, DUE_ORDER)).data.repayDate);
    // The sandbox's days are those of Mexico City, where the day may be an earlier one than in UTC.
    const today = new Date(Date.now() - 6 * 3_600_000).toISOString().slice(0, 10);
    const left = (Date.parse(due.slice(0, 10)) - Date.parse(today)) / DAY;
    const earlier = (days: number) => new Date(Date.parse(due.slice(0, 10)) - days * DAY).toISOString().slice(0, 10);
    await ahead(left);
    expect(await statusAndDate()).toEqual([174, earlier(left)]);
    await ahead(left + 1);
    expect(await statusAndDate()).toEqual([180, earlier(left + 1)]);
    expect((await client.english(PATHS.order, DUE_ORDER)).data.noticeDesText).toContain(`due on ${earlier(left + 1)}`);
    expect(await (await fetch(`${client.origin}/desk/orders?q=1000174+10001`)).text()).toContain(
      'badge late">Overdue · 1 day<',
    );
    expect((await client.get(PATHS.order, { orderId: '1000200' })).data.orderStatus).toBe(200);
    await ahead(0);
    expect(await statusAndDate()).toEqual([174, due.slice(0, 10)]);
  });

  it('keeps the dates of an offer and of its order together', async () => {
    const { data: offer } = await client.get(PATHS.confirmation, { productId: '101' });
    await ahead(8);
    const { data } = await client.get(PATHS.confirmation, { productId: '101' });
    const near = Number(data.firstPayTime) - Number(offer.firstPayTime);
    expect(near).toBeGreaterThanOrEqual(0);
    expect(near).toBeLessThan(DAY);
    const { data: pushed } = await client.get(PATHS.loanRequest, OFFER);
    const { data: note } = await client.get(PATHS.promissoryNote, { orderNo: orderIn(pushed.lendDetailsUrl) });
    expect(Math.abs(Date.parse(String(note.planDate)) - Number(data.firstPayTime))).toBeLessThan(DAY);
  });
});
