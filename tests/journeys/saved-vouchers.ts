/** What the tests of saved vouchers share: the routes of one order, and what is saved and shown. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { openApp } from './app';
import { databaseIdle, type FakeDatabase, installDatabase } from './fake-database';
import { sandboxOfFile } from './sandbox';

export const VOUCHER = '/v3/loan-details/generate-vcode';
export const REPAY_CALL = '/v3/installment/loan-play-detail';
export const ORDER_KEY = 'productId=101&orderId=1000174';
export const ORDER = `/loan-detail?${ORDER_KEY}`;
export const REPAY = `/repay?${ORDER_KEY}`;
export const instructions = (payCode = 'CASH01') =>
  `/carpmm?requestType=1&amount=346045&payCode=${payCode}&${ORDER_KEY}`;
export const DAY = 24 * 3_600_000;
export const CHANGED = 'Your payment code has changed. Use this one.';
export const DOUBTFUL = 'The code below may no longer be valid.';
export const UNCHECKED = 'We could not check it just now.';

interface Saved {
  userId: string;
  payCode: string;
  requestType: string;
  at: number;
  content: { code: string };
}

/** Starts a sandbox for the file, with an empty database on the device for each test. */
export function savedVouchers() {
  const sandbox = sandboxOfFile();
  let database: FakeDatabase;
  beforeEach(() => {
    database = installDatabase();
  });
  afterEach(async () => {
    vi.useRealTimers();
    await databaseIdle();
  });
  return {
    sandbox,
    database: () => database,
    open: (route: string, parameters = {}) => openApp(route, { sandbox, parameters }),
    saved: () =>
      [...database.entries].flatMap(([key, value]) => (key.endsWith('order.vouchers') ? (value as Saved[]) : [])),
  };
}

/** The titles of the cards on the order. */
export const cards = () => screen.queryAllByRole('heading', { level: 2, name: 'Your payment code' });
