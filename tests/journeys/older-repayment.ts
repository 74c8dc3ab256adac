/** What the tests of the older repayment share. */
import { act, screen } from '@testing-library/react';
import { appOfFile, ROUTES, SESSION } from './app';

export { button } from './app';

export const card = (bank: string) => screen.findByRole('radio', { name: new RegExp(bank) });
/** The message of an accepted payment. */
export const paid = async () => (await screen.findByText('Your payment was accepted')).closest('[role=status]');

/** Taps five times before the screen renders again. */
export const tapOften = (target: HTMLElement) =>
  act(() => {
    for (let tap = 0; tap < 5; tap += 1) target.click();
  });

export function olderRepaymentOfFile() {
  const { sandbox, open } = appOfFile({ route: ROUTES.olderRepay });
  return {
    sandbox,
    open,
    bodies: async (path: string) => (await sandbox.calls(path)).map(({ body }) => body),
    orderStatus: async () => {
      const { orders } = await sandbox.state();
      return orders.find(({ id, borrowerId }) => id === '1000174' && borrowerId === SESSION.userId)?.status;
    },
  };
}
