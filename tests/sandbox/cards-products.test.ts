/** Saved cards with their check digits, and the products to recommend. */
import { describe, expect, it } from 'vitest';
import { clientOfEachTest, formOf, PATHS } from './client.ts';

const client = clientOfEachTest();

const save = (cardNo: string) => client.post(`${PATHS.newCard}?language=1`, formOf({ cardNo }));
const cards = async (query = {}) => (await client.get(PATHS.cards, query)).data.bankCards as { id: string }[];

describe('Saving a card', () => {
  it('accepts spaces and an unknown bank, answers with the bank, and offers the card for repayment', async () => {
    const { code, data } = await save('4111 1111-1111 1111');
    expect(code).toBe(0);
    const card = { bankName: 'Banco del Mar', cardNo: '4111111111111111', bankCode: 'BM03' };
    expect(data).toEqual({ id: expect.any(String), ...card });
    expect(await cards()).toHaveLength(3);
    expect(await cards({ userId: 'ana' })).toHaveLength(2);
    const ways = await client.post(`${PATHS.waysToRepay}?orderId=1000174`, '');
    expect(ways.data.bankCards).toHaveLength(3);
    expect((await save('5555555555554444')).data).toMatchObject({ bankName: 'Other bank', bankCode: 'OTHER' });
  });

  it.each([
    ['4111111111111112', 'Please enter the card number correctly'],
    ['', 'Please enter the card number correctly'],
    ['4000123456789017', 'This card is already saved'],
  ])('%j is refused', async (cardNo, message) => {
    expect((await save(cardNo)).message).toBe(message);
    expect(await cards()).toHaveLength(2);
  });
});

it('Products each have details, and the others are recommended', async () => {
  const { data } = await client.english(PATHS.product, { productId: '103' });
  expect(data).toMatchObject({ productId: '103', productName: 'Préstamo Sol', amount: 1_250_000, periods: 3 });
  expect(data.details).toHaveLength(5);
  const ids = async (query = {}) =>
    ((await client.get(PATHS.recommendedProducts, query)).data.list as { productId: string }[]).map(
      ({ productId }) => productId,
    );
  expect(await ids()).toEqual(['101', '102', '103', '104']);
  expect(await ids({ productId: '103' })).toEqual(['101', '102', '104']);
  expect((await client.english(PATHS.product, { productId: '999' })).message).toBe('Product not found');
});
