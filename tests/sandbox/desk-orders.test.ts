/** The support desk: payments and orders. */
import { describe, expect, it } from 'vitest';
import { formOf, PATHS, SETTLING, voucherFor } from './client.ts';
import { deskOfEachTest, unescaped } from './desk.ts';

const { client, read, send } = deskOfEachTest();

describe('Money at the desk', () => {
  it('a voucher can be marked as paid once', async () => {
    expect(await read('/desk/vouchers')).toContain('No voucher yet.');
    const vCode = await voucherFor(client, SETTLING);
    expect(await read('/desk/vouchers')).toContain(`Mark as paid: voucher ${vCode}`);
    const other = await voucherFor(client, { ...SETTLING, payCode: 'CASH02' });
    expect(await read('/desk/vouchers')).toContain(`Mark as paid: voucher ${other}`);
    expect((await send('/desk/vouchers', formOf({ vCode }))).status).toBe(200);
    // Once the order is settled, its other codes take no money.
    const settled = await read('/desk/vouchers');
    expect(settled).toContain('Unpaid, no longer owed');
    expect(settled).not.toContain('Mark as paid: voucher');
    expect((await client.get(PATHS.order, { orderId: SETTLING.orderId })).data.orderStatus).toBe(200);
    const again = await send('/desk/vouchers', formOf({ vCode }));
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('already paid');
    expect(await read('/desk/vouchers')).not.toContain('Not requested');
    // The search also finds the codes that only stand in the list of channels.
    await client.get(PATHS.repayment, { orderId: '1000180' });
    expect(await read('/desk/vouchers?q=1000180')).toMatch(/Not requested.*Tienda Uno/s);
    // The list stays as it was searched.
    const searched = await send('/desk/vouchers?q=1000180', formOf({ vCode }));
    expect(await searched.text()).toMatch(/value="1000180".*Tienda Uno/s);
    const spanish = await send('/desk/vouchers?language=2', formOf({ vCode }));
    expect(await spanish.text()).toContain(`El código de pago ya está pagado; no se cambió nada.`);
  });

  it('what was paid last stands first of the paid vouchers', async () => {
    const first = await voucherFor(client, SETTLING);
    await send('/desk/vouchers', formOf({ vCode: first }));
    await client.setClock(60_000);
    const orderId = '1000180';
    const { repayAmount } = (await client.get(PATHS.repayment, { orderId })).data;
    const last = await voucherFor(client, { orderId, payCode: 'CASH01', requestType: 1, amount: Number(repayAmount) });
    await send('/desk/vouchers', formOf({ vCode: last }));
    const paid = (await read('/desk/vouchers')).split('>Paid<').slice(1);
    expect(paid.map((row) => /\/desk\/orders\?q=(\d+)/.exec(row)?.[1])).toEqual(['1000180', SETTLING.orderId]);
  });

  it('the status of an order can be changed', async () => {
    const request = { borrower: '10001', order: '1000021', status: '151' };
    expect(await (await send('/desk/orders', formOf(request))).text()).toContain(
      'Order 1000021 is Money on its way now.',
    );
    const spanish = await read('/desk/orders?language=2');
    expect(spanish).toContain('badge late">Vencido · 2 días<');
    expect(spanish).not.toContain('Overdue');
    expect((await client.get(PATHS.order, { orderId: '1000021' })).data.orderStatus).toBe(151);
    for (const change of [{ status: 'x' }, { order: 'gone' }, { status: '' }])
      expect((await send('/desk/orders', formOf({ ...request, ...change }))).status).toBe(400);
  });
});

describe('The list of orders', () => {
  const idsIn = (text: string) => [...text.matchAll(/name="order" value="(\d+)"/g)].map(([, id]) => id);
  const tabsIn = (text: string) =>
    [...text.matchAll(/<span>([\w ]+)<\/span> <span>(\d+)<\/span><\/a>/g)].map(
      ([, name, number]) => `${name} ${number}`,
    );

  it('has the overdue orders on top, then those to repay by their due date, the closed ones last', async () => {
    const ids = idsIn(await read('/desk/orders'));
    expect(ids.slice(0, 5)).toEqual(['1000180', '1000175', '1000174', '2000174', '1000170']);
    expect(ids.slice(5, 7).sort()).toEqual(['1000021', '1000151']);
    expect(ids.slice(7).sort()).toEqual(['1000110', '1000200']);
  });

  it('is filtered by state, with a count of each, in a search and when a status is set, too', async () => {
    const all = tabsIn(await read('/desk/orders'));
    expect(all).toEqual(['All 9', 'Overdue 1', 'To repay 4', 'In process 2', 'Closed 2']);
    const due = await read('/desk/orders?state=due&q=fernanda');
    expect(tabsIn(due)).toEqual(['All 8', 'Overdue 1', 'To repay 3', 'In process 2', 'Closed 2']);
    expect(idsIn(due)).toEqual(['1000175', '1000174', '1000170']);
    expect(due).toContain('<input type="hidden" name="state" value="due" />');
    expect(due).toContain('href="/desk/orders?state=due">Clear<');
    const address = unescaped(/action="(\/desk\/orders\?[^"]+)"/.exec(due)?.[1]);
    const changed = await send(address, formOf({ borrower: '10001', order: '1000174', status: '200' }));
    expect(idsIn(await changed.text())).toEqual(['1000175', '1000170']);
    // An unknown status is in process, and its order can be found.
    await client.setStatus('1000110', 999);
    expect(idsIn(await read('/desk/orders?state=process')).sort()).toEqual(['1000021', '1000110', '1000151']);
    expect(idsIn(await read('/desk/orders?state=nonsense'))).toHaveLength(9);
  });

  it('counts as overdue what the clock made overdue', async () => {
    await client.setClock(30 * 86_400_000);
    const all = tabsIn(await read('/desk/orders'));
    expect(all).toEqual(['All 9', 'Overdue 4', 'To repay 1', 'In process 2', 'Closed 2']);
    const text = await read('/desk/orders?state=overdue');
    expect(text.match(/class="badge late">Overdue · \d+ days</g)).toHaveLength(4);
  });

  it('says the status of each order once, and its extensions if there are some', async () => {
    const text = await read('/desk/orders?q=1000180');
    expect(text.match(/badge late">Overdue · \d+ days</g)).toHaveLength(1);
    expect(text).not.toContain('extension');
    expect(await read('/desk/orders?q=1000175')).toContain('>3 extensions<');
  });
});

describe('The status of an order whose due day has passed', () => {
  const day = (ahead: number) => new Date(Date.now() - 6 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
  const set = async (status: number) => {
    const form = formOf({ borrower: '10001', order: '1000174', status });
    return (await send('/desk/orders?q=1000174+10001', form)).text();
  };
  const dueDay = async () =>
    String((await client.get(PATHS.repayment, { orderId: '1000174' })).data.repayDate).slice(0, 10);

  it.each([
    [170, 'plain', 'Active'],
    [174, 'soon', 'Repayment due soon'],
  ])('becomes %s with another due date, for the desk and for the phone', async (status, tone, name) => {
    await client.setClock(30 * 86_400_000);
    const text = await set(status);
    expect(text).toContain(`Order 1000174 is ${name} now, due ${day(33)}.<`);
    expect(text).toMatch(new RegExp(`badge ${tone}">${name}<.*Due <time[^>]*>${day(33)}</time>, 3 days left<`, 's'));
    expect(text).toContain('clock is 30 days ahead. Phones show these dates 30 days earlier.');
    expect(await dueDay()).toBe(day(3));
    expect((await client.get(PATHS.order, { orderId: '1000174' })).data.orderStatus).toBe(status);
  });

  it('keeps its due date if that is still to come, or if it stays overdue', async () => {
    const before = await dueDay();
    expect(await set(170)).toContain(`, due ${before}.<`);
    await client.setClock(30 * 86_400_000);
    await set(180);
    await client.setClock(0);
    expect(await dueDay()).toBe(before);
  });
});
