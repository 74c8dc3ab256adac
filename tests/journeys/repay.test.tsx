import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { openApp } from './app';
import { freshSandbox, type TestSandbox } from './sandbox';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await freshSandbox();
});

describe('Repayment', () => {
  it('shows what is due', async () => {
    await openApp('/repay?productId=101&orderId=1000174', { sandbox });
    expect(await screen.findByText('₹3,460.45')).toBeVisible();
  });
});
