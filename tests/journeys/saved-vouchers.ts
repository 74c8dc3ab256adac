/** What the tests of saved vouchers share: the routes of one order, and what is saved and shown. */
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { appOfFile, ROUTES } from './app';
import { databaseIdle, type FakeDatabase, installDatabase } from './fake-database';

export const instructions = (payCode = 'CASH01') => ROUTES.instructions.replace('CASH01', payCode);
export const DAY = 24 * 3_600_000;
export const CHANGED = 'Your payment code has changed. Use this one.';
export const DOUBTFUL = 'The code below may no longer be valid.';
export const UNCHECKED = 'We could not check it just now.';

interface Saved {
  userId: string;
  payCode: string;
  requestType: string;
  at: number;
  askedAt?: number;
  content: { code: string };
}

/** Starts a sandbox for the file, with an empty database on the device for each test. */
export function savedVouchers() {
  const { sandbox, open } = appOfFile();
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
    open,
    saved: () =>
      [...database.entries].flatMap(([key, value]) => (key.endsWith('order.vouchers') ? (value as Saved[]) : [])),
  };
}

/** The titles of the cards on the order. */
export const cards = () => screen.queryAllByRole('heading', { level: 2, name: 'Your payment code' });
