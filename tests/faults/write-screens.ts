/** The writes of the app: where each is made, what is done before it, and what shows that it was carried out. */
import type { Locator, Page } from '@playwright/test';
import en from '../../locales/en.json' with { type: 'json' };
import { PATHS } from '../../src/contract/paths.ts';
import { ROUTES } from '../screens.ts';
import type { Stage } from './stage.ts';

export interface WriteScreen {
  screen: string;
  route: string;
  /** Canonical, after /began. */
  path: string;
  /** What the borrower does before the tap that sends. */
  prepare?: (page: Page) => Promise<void>;
  /** The tap that sends. By default, on the button. */
  send?: (stage: Stage) => Promise<void>;
  /** The button that sends, and that sends again. */
  button: string;
  /** What is typed again after returning to the payment. */
  retype?: (page: Page) => Promise<void>;
  /** Fills what an answer may have emptied. */
  refill?: (page: Page) => Promise<void>;
  done: (page: Page) => Locator;
  /** Whether it asks before it sends again: it loads the question ahead. */
  asksAgain?: boolean;
  /** Whether the typed values are invented. Then the sandbox accepts them without checks. */
  isMadeUp?: boolean;
}

const PAID = (page: Page) => page.getByRole('heading', { name: en['olderRepay.paid'] });
const PHOTO = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const fillCode = (page: Page) => page.getByLabel(en['olderRepay.code']).fill('123456');

const fillCaptcha = async (page: Page) => {
  await page.getByAltText(en['promotion.captchaPicture']).waitFor();
  await page.getByRole('textbox', { name: en['promotion.captcha'] }).fill('ab12');
};

const fillRegistration = async (page: Page) => {
  await page.getByLabel(en['promotion.phone']).fill('13800138000');
  await fillCaptcha(page);
  await page.getByLabel(en['promotion.smsCode']).fill('123456');
};

export const WRITES: readonly WriteScreen[] = [
  {
    screen: 'Loan confirmation, submit',
    route: ROUTES.confirmLoan,
    path: PATHS.loanRequest,
    asksAgain: true,
    button: en['confirm.submit'],
    done: (page) => page.getByRole('heading', { level: 1, name: en['order.title'], exact: true }),
  },
  {
    screen: 'Order details, rating',
    route: '/loan-detail?productId=101&orderId=1000200',
    path: PATHS.rating,
    prepare: (page) => page.getByRole('dialog').getByRole('radio', { name: '3' }).tap(),
    button: en['common.submit'],
    done: (page) => page.getByRole('dialog', { name: en['rating.thanksTitle'] }),
  },
  {
    screen: 'Complaint, submit',
    route: ROUTES.complaintNext,
    path: PATHS.complaintSave,
    asksAgain: true,
    prepare: (page) => page.getByLabel(en['complaint.description']).fill('Charged twice'),
    button: en['common.submit'],
    // The dialog is shown for 1.5 s, then the first step.
    done: (page) =>
      page.getByRole('dialog', { name: en['complaint.sentTitle'] }).or(page.getByText(en['complaint.typesTitle'])),
  },
  {
    screen: 'Complaint, photo',
    route: ROUTES.complaintNext,
    path: PATHS.photo,
    asksAgain: true,
    send: ({ page }) =>
      page.getByLabel(en['photo.add']).setInputFiles({ name: 'receipt.png', mimeType: 'image/png', buffer: PHOTO }),
    button: en['common.tryAgain'],
    // The toast that says so is shown for 3 s.
    done: (page) =>
      page.getByRole('group').filter({
        hasNot: page.getByRole('progressbar').or(page.getByRole('button', { name: en['common.tryAgain'] })),
      }),
  },
  {
    screen: 'Promotion, SMS code',
    route: '/promotion?id=1&app_from=h5',
    path: PATHS.smsCode,
    prepare: fillRegistration,
    refill: fillCaptcha,
    button: en['promotion.sendCode'],
    done: (page) => page.locator('form').getByText(en['promotion.codeSent']),
    isMadeUp: true,
  },
  {
    screen: 'Promotion, registration',
    route: '/promotion?id=1&app_from=h5',
    path: PATHS.registration,
    prepare: fillRegistration,
    refill: fillCaptcha,
    button: en['promotion.apply'],
    done: (page) => page.getByRole('heading', { level: 1, name: en['promotion.downloadTitle'] }),
    isMadeUp: true,
  },
  {
    screen: 'Older repayment, payment',
    route: ROUTES.olderRepay,
    path: PATHS.olderPayment,
    asksAgain: true,
    prepare: (page) => page.getByText('Banco del Valle').tap(),
    button: en['olderRepay.pay'],
    done: PAID,
  },
  {
    screen: 'Older repayment, code',
    route: ROUTES.olderRepay,
    path: PATHS.olderPaymentCode,
    asksAgain: true,
    prepare: async (page) => {
      await page.getByText('Banco Norte').tap();
      await page.getByRole('button', { name: en['olderRepay.pay'], exact: true }).tap();
      await fillCode(page);
      // The loading toast of the payment fades out.
      await page.getByText(en['olderRepay.sending']).waitFor({ state: 'hidden' });
    },
    button: en['olderRepay.confirm'],
    retype: fillCode,
    done: PAID,
    isMadeUp: true,
  },
  {
    screen: 'Older repayment, Alipay',
    route: ROUTES.olderRepay,
    path: PATHS.olderPaymentAlipay,
    asksAgain: true,
    button: en['olderRepay.alipay'],
    done: (page) => page.getByRole('heading', { name: 'Alipay' }),
  },
  {
    screen: 'New card',
    route: ROUTES.bindCard,
    path: PATHS.newCard,
    prepare: async (page) => {
      await page.getByLabel(en['bind.holder']).fill('Ana Ruiz');
      await page.getByLabel(en['bind.number']).fill('4111111111111111');
      await page.getByLabel(en['bind.phone']).fill('5512345678');
    },
    button: en['bind.save'],
    done: (page) => page.getByRole('heading', { name: en['bind.savedTitle'] }),
  },
];
