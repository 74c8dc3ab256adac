/** What the gallery photographs: every screen in every state. A new screen or state joins this list. */
import type { Page } from 'playwright-core';
import { cardShots } from './card-shots.ts';
import { publicShots } from './public-shots.ts';
import { press, type Shot, type Words } from './shot.ts';

const order = (id: string, product = '101') => `productId=${product}&orderId=${id}`;
const due = order('1000174');

const CONFIRM = '/v3/loan-confirm/loan-detail-confirm';
const PUSH = '/v3/loan-confirm/loan-detail-push';
const ORDER = '/v3/loan-details/loan-details';
const REPAY = '/v3/installment/loan-play-detail';
const VOUCHER = '/v3/loan-details/generate-vcode';

/** The reminder stands before everything else on an order that is due. */
const closeReminder = async (page: Page, words: Words) => {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: words['common.ok'] ?? '' }).tap();
  await dialog.waitFor({ state: 'detached' });
};

const LONG = 'Compañía Financiera de Préstamos Personales del Valle de Anáhuac y Regiones Circunvecinas ';
const HUGE = 987654321098765;
const hugeChannel = { logo: '', desc: LONG, payCode: 'X', vCode: '98765432109876543210987654321098', BARcodeImg: 'A1' };

export const shots: readonly Shot[] = [
  { name: 'confirm', address: '/confirm-loan?productId=101', main: true },
  { name: 'confirm-coupon', address: '/confirm-loan?productId=102', whole: true },
  {
    name: 'confirm-reloading',
    address: '/confirm-loan?productId=103',
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  { name: 'confirm-no-contract', address: '/confirm-loan?productId=104' },
  {
    name: 'confirm-unchecked',
    address: '/confirm-loan?productId=101',
    act: (page) => page.getByRole('checkbox').tap({ position: { x: 4, y: 4 } }),
  },
  {
    name: 'confirm-refused',
    address: '/confirm-loan?productId=101',
    faults: [{ path: PUSH, kind: 'refuse', code: 5001, message: 'Tu cuenta aún está en revisión' }],
    act: async (page, words) => {
      await press('confirm.submit')(page, words);
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    name: 'confirm-unknown',
    address: '/confirm-loan?productId=101',
    faults: [{ path: PUSH, kind: 'reset-before' }],
    act: async (page, words) => {
      await press('confirm.submit')(page, words);
      await page.getByText(words['confirm.unknownTitle'] ?? '').waitFor();
    },
    main: true,
  },
  {
    name: 'confirm-huge',
    address: '/confirm-loan?productId=101',
    faults: [
      {
        path: CONFIRM,
        kind: 'data',
        merge: true,
        data: {
          amount: HUGE,
          comProductName: LONG,
          couNum: 12345678900,
          repay_plans: [{ title: LONG, amount: HUGE + 5 }],
        },
      },
    ],
    main: true,
  },
  {
    name: 'confirm-empty',
    address: '/confirm-loan?productId=101',
    faults: [{ path: CONFIRM, kind: 'data', data: {} }],
  },
  {
    name: 'confirm-failed',
    address: '/confirm-loan?productId=101',
    faults: [{ path: CONFIRM, kind: 'status', status: 500 }],
  },
  { name: 'order-21', address: `/loan-detail?${order('1000021')}` },
  { name: 'order-110', address: `/loan-detail?${order('1000110')}` },
  { name: 'order-151', address: `/loan-detail?${order('1000151', '102')}` },
  { name: 'order-170', address: `/loan-detail?${order('1000170', '103')}` },
  { name: 'order-174-reminder', address: `/loan-detail?${due}`, act: (page) => page.getByRole('dialog').waitFor() },
  { name: 'order-174', address: `/loan-detail?${due}`, act: closeReminder, main: true },
  { name: 'order-180', address: `/loan-detail?${order('1000180', '102')}`, act: closeReminder },
  {
    name: 'order-200-rating',
    address: `/order?${order('1000200')}`,
    act: (page) => page.getByRole('dialog').waitFor(),
  },
  {
    name: 'order-200-rating-missing',
    address: `/order?${order('1000200')}`,
    act: async (page, words) => {
      await press('rating.submit')(page, words);
      await page.locator('.adm-toast-main').waitFor();
    },
  },
  {
    name: 'order-200-thanks',
    address: `/order?${order('1000200')}`,
    act: async (page, words) => {
      await page.getByRole('radio').nth(2).tap();
      await press('rating.submit')(page, words);
      await page.getByText(words['rating.thanksText'] ?? '').waitFor();
    },
  },
  {
    name: 'order-200',
    address: `/order?${order('1000200')}`,
    faults: [{ path: ORDER, kind: 'data', merge: true, data: { isScore: 0 } }],
  },
  { name: 'order-refused', address: `/loan-detail?${order('1')}` },
  { name: 'repay', address: `/repay?${due}`, main: true },
  { name: 'repay-more', address: `/repay?${due}`, act: press('lines.more'), whole: true },
  {
    name: 'repay-barcode',
    address: `/repay?${due}`,
    act: async (page, words) => {
      await page
        .getByRole('button', { name: words['channels.barcode'] ?? '' })
        .nth(1)
        .tap();
      await page.getByRole('dialog').waitFor();
    },
    main: true,
  },
  {
    name: 'repay-copied',
    address: `/repay?${due}`,
    act: async (page, words) => {
      await press('common.copy')(page, words);
      await page.locator('.adm-toast-main').waitFor();
    },
  },
  {
    name: 'repay-huge',
    address: `/repay?${due}`,
    faults: [
      {
        path: REPAY,
        kind: 'data',
        data: {
          repayAmount: HUGE,
          productName: LONG,
          repayDate: '1767225600000',
          detail: [
            { text: LONG, value: HUGE },
            { text: 'Referencia', value: 'A'.repeat(120) },
            { text: 'Vacío', value: null },
          ],
          repayList: [{ reviewer: LONG, channels: [hugeChannel, hugeChannel] }],
          noticeMsg: LONG + LONG,
        },
      },
    ],
    main: true,
    whole: true,
  },
  {
    name: 'repay-no-channel',
    address: `/repay?${due}`,
    faults: [{ path: REPAY, kind: 'data', data: { repayAmount: 345600 } }],
  },
  { name: 'repay-failed', address: `/repay?${due}`, faults: [{ path: REPAY, kind: 'reset-before' }], main: true },
  { name: 'repay-waiting', address: `/repay?${due}`, faults: [{ path: REPAY, kind: 'hang' }] },
  { name: 'extension', address: `/repay-delay?${due}`, main: true, whole: true },
  { name: 'extension-refused', address: `/repay-delay?${order('1000200')}` },
  {
    name: 'instructions',
    address: `/carpmm?requestType=1&amount=346045&payCode=CASH01&${due}`,
    main: true,
    whole: true,
  },
  { name: 'instructions-transfer', address: `/carpmm?requestType=1&amount=346045&payCode=BANK01&${due}` },
  {
    name: 'instructions-empty',
    address: `/carpmm?requestType=1&amount=346045&payCode=CASH01&${due}`,
    faults: [{ path: VOUCHER, kind: 'data', data: {} }],
  },
  { name: 'instructions-refused', address: `/carpmm?requestType=1&amount=1&payCode=CASH01&${due}` },
  { name: 'contract', address: '/contract?orderNo=1000174', main: true, whole: true },
  {
    name: 'contract-empty',
    address: '/contract?orderNo=1000174',
    faults: [{ path: '/v3/loan-details/contract-detail', kind: 'data', data: {} }],
    whole: true,
  },
  { name: 'service', address: '/Dag', main: true },
  { name: 'service-failed', address: '/Dag', faults: [{ path: '/user-problem/get-whatsapp', kind: 'html' }] },
  { name: 'login-failure', address: '/error/joint-login-fail' },
  { name: 'not-found', address: '/no/such/page' },
  { name: 'launcher', address: '/testPreview', main: true, whole: true },
  ...publicShots,
  ...cardShots,
];
