import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { installNative } from '../native';
import { appOfFile, heading, PATHS, SESSION, textsOf } from './app';

const { sandbox, open } = appOfFile();

it('A product shows its amount and terms, and links to its confirmation', async () => {
  const { user, address } = await open('/product?productId=102');
  await heading('Loan product');
  expect(await screen.findByText('₹5,000.00', { selector: 'header *' })).toBeVisible();
  expect(screen.getByText('Repaid in 2 payments')).toBeVisible();
  expect(screen.getByText('Daily rate: 0.0065 %')).toBeVisible();
  expect(screen.getByText('Total to repay')).toBeVisible();
  expect((await sandbox.calls(PATHS.product)).map(({ query }) => query.productId)).toEqual(['102']);
  await user.click(screen.getByRole('button', { name: 'Continue' }));
  await heading('Confirm your loan');
  expect(address()).toMatchObject({
    path: '/confirm-loan',
    parameters: { productId: '102', userId: SESSION.userId },
  });
});

it('A product opens its confirmation in the native application, with the number that the server gives', async () => {
  const messages = installNative('toP');
  await sandbox.fault({ path: PATHS.product, kind: 'data', merge: true, data: { productId: '102' } });
  const { user } = await open('/product?productId=101');
  await user.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(messages).toEqual([['toP', [expect.objectContaining({ path: '/confirm-loan', productId: '102' })]]]);
});

describe('Recommended products', () => {
  it('are listed with amount, term and rate, each with a link to its product', async () => {
    const { user, address } = await open('/recommend-list');
    await heading('Recommended loans');
    const offers = await screen.findAllByRole('link');
    expect(offers).toHaveLength(4);
    const [, second] = offers;
    expect(second).toHaveAccessibleName('Préstamo Verde');
    expect(second).toHaveAccessibleDescription(/₹5,000\.00.*30 days.*Daily rate: 0\.0065\s%/);
    if (second) await user.click(second);
    await heading('Loan product');
    expect(address()).toMatchObject({ path: '/product', parameters: { productId: '102', userId: SESSION.userId } });
  });

  it('omit the product that the borrower comes from', async () => {
    await open('/recommend-list?productId=101');
    expect(await screen.findAllByRole('link')).toHaveLength(3);
  });

  it('may be empty, with an explanation and a way home', async () => {
    await sandbox.answer(PATHS.recommendedProducts, { list: [] });
    const { user, address } = await open('/recommend-list');
    expect(await screen.findByText('There is no loan to recommend now')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Go to home' }));
    expect(address().path).toBe('/');
  });

  it('without a number are no links', async () => {
    const list = [{ productName: 'Sin número' }, { productId: '1', productName: 'Uno' }];
    await sandbox.answer(PATHS.recommendedProducts, { list });
    await open('/recommend-list');
    expect(await screen.findByText('Sin número')).toBeVisible();
    // No amount is known.
    expect(screen.queryByText('Up to')).toBeNull();
    expect(textsOf(screen.getAllByRole('link'))).toEqual([expect.stringContaining('Uno')]);
  });
});

it('Borrow again opens the recommended products in a plain browser', async () => {
  const { user, address } = await open('/loan-detail?productId=101&orderId=1000200');
  await user.click(await screen.findByRole('button', { name: 'Borrow again' }));
  await heading('Recommended loans');
  expect(address().path).toBe('/recommend-list');
});
