/** The screens of the older repayment, of bank cards and of products, for the gallery. */
import type { Page } from 'playwright-core';
import type { Shot, Words } from './shot.ts';

const OLDER = '/api/v1/youmi/youmi-api/service/loan';
const WAYS = `${OLDER}/repayment-way`;
const pay = '/ynRepay?productId=101&orderId=1000174';
const LONG = 'Banco Nacional de Ahorro y Crédito Popular del Valle de Anáhuac y Regiones Circunvecinas ';
const HUGE = 987654321098765;

const press = async (page: Page, name: string | undefined) =>
  page.getByRole('button', { name: name ?? '', exact: true }).tap();

/** Chooses a card by its bank and pays. */
const payWith = (bank: string) => async (page: Page, words: Words) => {
  await page.getByRole('radio', { name: bank }).tap();
  await press(page, words['olderRepay.pay']);
};

const awaitCode = async (page: Page, words: Words) => {
  await payWith('Banco Norte')(page, words);
  await page.getByLabel(words['olderRepay.code'] ?? '').waitFor();
};

const fillCard = (number: string) => async (page: Page, words: Words) => {
  await page.getByLabel(words['bind.holder'] ?? '').fill('María Fernanda Ortiz López');
  await page.getByLabel(words['bind.number'] ?? '').fill(number);
  await page.getByLabel(words['bind.phone'] ?? '').fill('5512345678');
  await press(page, words['bind.save']);
};

const manyCards = Array.from({ length: 6 }, (_, index) => ({
  id: `9${index}`,
  bankName: index === 0 ? LONG : `Banco ${index}`,
  cardNo: `400012345678901${index}`,
}));

export const cardShots: readonly Shot[] = [
  { name: 'older-repay', address: pay, act: (page) => page.getByRole('radio').first().waitFor(), main: true },
  {
    name: 'older-repay-chosen',
    address: pay,
    act: (page) => page.getByRole('radio', { name: 'Banco Norte' }).tap(),
    main: true,
  },
  {
    name: 'older-repay-card-missing',
    address: pay,
    act: async (page, words) => {
      await press(page, words['olderRepay.pay']);
      await page.getByRole('alert').first().waitFor();
    },
  },
  { name: 'older-repay-code', address: pay, act: awaitCode, main: true },
  {
    name: 'older-repay-code-wrong',
    address: pay,
    faults: [{ path: `${OLDER}/repayment-confirm`, kind: 'refuse', code: 800006 }],
    act: async (page, words) => {
      await awaitCode(page, words);
      await page.getByLabel(words['olderRepay.code'] ?? '').fill('000000');
      await press(page, words['olderRepay.confirm']);
      await page
        .getByText(words['olderRepay.wrongCode'] ?? '')
        .first()
        .waitFor();
    },
  },
  {
    name: 'older-repay-unknown',
    address: pay,
    faults: [{ path: `${OLDER}/repayment-commit`, kind: 'reset-before' }],
    act: async (page, words) => {
      await payWith('Banco Norte')(page, words);
      await page.getByText(words['olderRepay.checkAgain'] ?? '').waitFor();
    },
    main: true,
    whole: true,
  },
  {
    name: 'older-repay-settled',
    address: pay,
    faults: [{ path: `${OLDER}/repayment-commit`, kind: 'reset-after' }],
    act: async (page, words) => {
      await payWith('Banco del Valle')(page, words);
      await page.getByText(words['olderRepay.settledTitle'] ?? '').waitFor();
    },
  },
  {
    name: 'older-repay-unsafe',
    address: pay,
    faults: [{ path: `${OLDER}/repayment-huichao`, kind: 'data', data: { url: 'https://elsewhere.example/pay' } }],
    act: async (page, words) => {
      await press(page, words['olderRepay.alipay']);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'older-repay-no-cards',
    address: pay,
    faults: [{ path: WAYS, kind: 'data', data: { alipay: 0, bankCards: [] } }],
  },
  { name: 'older-repay-cards-failed', address: pay, faults: [{ path: WAYS, kind: 'status', status: 500 }], main: true },
  {
    name: 'older-repay-huge',
    address: pay,
    faults: [
      { path: WAYS, kind: 'data', data: { alipay: 1, bankCards: manyCards } },
      { path: '/v3/installment/loan-play-detail', kind: 'data', merge: true, data: { repayAmount: HUGE } },
    ],
    act: async (page) => {
      await page.getByRole('radio').first().tap();
    },
    main: true,
    whole: true,
  },
  {
    name: 'older-repay-choose',
    address: '/ynRepayChoose?productId=101&orderId=1000174',
    act: (page) => page.getByRole('radio').first().waitFor(),
    main: true,
  },
  { name: 'bind-bank', address: '/bind-bank', main: true },
  { name: 'bind-bank-empty', address: '/bind-bank?userId=20002' },
  { name: 'bind-card', address: '/bind-card', main: true },
  { name: 'bind-card-errors', address: '/bind-card', act: fillCard('4111 1111 1111 1112'), main: true },
  {
    name: 'bind-card-missing',
    address: '/bind-card',
    act: (page, words) => press(page, words['bind.save']),
  },
  {
    name: 'bind-card-saved',
    address: '/bind-card',
    act: async (page, words) => {
      await fillCard('4111 1111 1111 1111')(page, words);
      await page.getByText(words['bind.savedTitle'] ?? '').waitFor();
    },
    main: true,
  },
  {
    name: 'bind-card-unknown',
    address: '/bind-card',
    faults: [{ path: '/v3/bind-card/bind-card-save', kind: 'reset-before' }],
    act: async (page, words) => {
      await fillCard('4111 1111 1111 1111')(page, words);
      await page.getByText(words['bind.unknownTitle'] ?? '').waitFor();
    },
  },
  { name: 'product', address: '/product?productId=102', main: true, whole: true },
  {
    name: 'product-empty',
    address: '/product?productId=102',
    faults: [{ path: '/v3/product/product-detail', kind: 'data', data: {} }],
  },
  { name: 'product-refused', address: '/product?productId=999' },
  { name: 'recommend-list', address: '/recommend-list', main: true, whole: true },
  {
    name: 'recommend-list-huge',
    address: '/recommend-list',
    faults: [
      {
        path: '/v3/product/recommend-list',
        kind: 'data',
        data: {
          list: [
            {
              productId: '1',
              productName: LONG,
              productTag: LONG,
              amount: HUGE,
              periods: 7,
              termUnit: 1,
              loanRate: LONG,
            },
            { productName: 'X'.repeat(200) },
            {},
          ],
        },
      },
    ],
    main: true,
    whole: true,
  },
  {
    name: 'recommend-list-empty',
    address: '/recommend-list',
    faults: [{ path: '/v3/product/recommend-list', kind: 'data', data: { list: [] } }],
  },
];
