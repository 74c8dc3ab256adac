/** What the tests of saved vouchers share: the routes of one order, the server's answers, and what is saved and shown. */
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, expect, vi } from 'vitest';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import { saveVoucher } from '../../src/loan/vouchers/vouchers';
import { voucher } from '../rules/saved-voucher';
import { appOfFile, heading, PATHS, ROUTES } from './app';
import { databaseIdle, databaseOfEachTest } from './fake-database';

export const instructions = (payCode = 'CASH01') => ROUTES.instructions.replace('CASH01', payCode);
/** The instructions for the fee of an extension. */
export const extensionOf = (payCode?: string) =>
  instructions(payCode).replace('requestType=1&amount=346045', 'requestType=2&amount=17280');
/** ms. As in `platform/database.ts`. */
export const DATABASE_TIMEOUT_MS = 3000;
const DAY = 24 * 3_600_000;
/** Moves the date; timers keep running. */
export const daysLater = (days: number) => vi.useFakeTimers({ now: Date.now() + days * DAY, toFake: ['Date'] });
export const CHANGED = 'Your payment code has changed. Use this one.';
export const DOUBTFUL = 'This code may no longer be valid.';
export const UNCHECKED = 'Could not be checked just now';

interface Saved {
  userId: string;
  payCode: string;
  requestType: string;
  at: number;
  askedAt?: number;
  content: { code: string; company?: string };
}

const CODE = /^\d{4}( \d{1,4})+$/;
/** The codes that an element shows, without the spaces that are displayed. */
export const codesIn = (element: HTMLElement) =>
  within(element)
    .queryAllByText(CODE)
    .map(({ textContent }) => textContent?.replaceAll(' ', ''));
export const codes = () => codesIn(document.body);

/** The row of a channel. */
export const row = (name: string) => {
  const item = screen.getByRole('button', { name }).closest('li');
  if (item === null) throw new Error(`no row ${name}`);
  return item;
};

/** Shows the code of a screen, or of a part of it, at the till. */
export async function openTill(user: UserEvent, amount = '₹3,460.45', part = document.body) {
  await user.click(await within(part).findByRole('button', { name: 'Show at the till' }));
  return screen.findByRole('dialog', { name: amount });
}

/** Opens another screen, and returns. */
export async function leaveAndReturn(user: UserEvent, meanwhile: () => Promise<unknown> = async () => undefined) {
  await user.click(screen.getByRole('link', { name: 'Customer service' }));
  await heading('Customer service');
  await meanwhile();
  await user.click(screen.getByRole('button', { name: 'Back' }));
}

/** The data of a repayment whose channels are these. */
export const list = (...channels: object[]) => ({ repayList: [{ channels }] });
export const channel = (desc: string, payCode?: string, vCode?: string) => ({ desc, payCode, vCode });

/** Starts a sandbox for the file, with an empty database on the device for each test. */
export function savedVouchers() {
  const { sandbox, open } = appOfFile();
  const database = databaseOfEachTest();
  afterEach(databaseIdle);
  const saved = () =>
    [...database.entries].flatMap(([key, value]) => (key.endsWith('order.vouchers') ? (value as Saved[]) : []));
  /** Opens the instructions once, waits until the voucher is saved with its date, and closes the page. */
  const saveCode = async (route = instructions(), parameters = {}): Promise<string> => {
    const { unmount } = await open(route, parameters);
    let code = '';
    await waitFor(() => {
      [code = ''] = codes().map(String);
      expect(
        saved()
          .filter((each) => 'dueDate' in each)
          .map(({ content }) => content.code),
      ).toContain(code);
    });
    unmount();
    await databaseIdle();
    return code;
  };
  return {
    sandbox,
    database,
    open,
    saved,
    saveCode,
    /** Opens the order, and closes the reminder that covers it. */
    openOrder: async () => {
      const app = await open(ROUTES.dueOrder);
      await app.user.click(await screen.findByRole('button', { name: 'OK' }));
      return app;
    },
    /** Opens the instructions, and waits until the order has answered: only that has the date. */
    openDated: async () => {
      const app = await open(instructions());
      await waitFor(() => expect(screen.getByRole('banner')).toHaveTextContent('Pay by'));
      return app;
    },
    /** Saves a newer code for the saved voucher, as another tab does. */
    saveInOtherTab: (code: string) => {
      const { content } = voucher({ code });
      return saveVoucher({ ...(saved()[0] as unknown as SavedVoucher), askedAt: Date.now(), content });
    },
    answerRepay: (data: object) => sandbox.merge(PATHS.repayment, data),
    cut: (path: string) => sandbox.fault({ path, kind: 'reset-before' }),
  };
}

/** The titles of the cards on the order. */
export const cards = () => screen.queryAllByRole('heading', { level: 2, name: 'Your payment code' });
