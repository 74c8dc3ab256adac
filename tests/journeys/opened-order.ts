/** What the tests of an order share: the server's answer, and the reminder that covers an order that is due. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { appOfFile, PATHS, ROUTES } from './app';

/** The server's answer for an order without dialogs. Tests change single fields. */
export const ORDER_DATA = {
  orderStatus: 21,
  noticeStatusText: 'Where it stands',
  noticeDesText: 'What it means',
  productName: 'Préstamo Azul',
  userOrderDetail: { detail: [{ text: 'Term', value: '7 days' }] },
  isScore: 0,
  isDelay: 0,
  h5Url: 'https://market.example/',
  isNewContract: '',
};

/** Closes the dialog that covers an order that is due. */
export const closeReminder = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Repayment reminder' });
  fireEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

/** Starts a sandbox for the file. `openOrder` opens an order with fields of the answer changed. */
export function orderOfFile() {
  const { sandbox, open } = appOfFile();
  async function openOrder(
    changes: Record<string, unknown> = {},
    parameters: Record<string, string> = {},
    route = ROUTES.dueOrder,
  ) {
    await sandbox.answer(PATHS.order, { ...ORDER_DATA, ...changes });
    const app = await open(route, parameters);
    await screen.findByText(String(changes.noticeStatusText ?? ORDER_DATA.noticeStatusText));
    return app;
  }
  return { sandbox, open, openOrder };
}
