import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appOfFile, heading, PATHS, ROUTES, returnToPage, SESSION, watchAnswer } from './app';

const { sandbox, open } = appOfFile();

describe('The extension', () => {
  const route = ROUTES.extension;

  it('shows the fee, the new due date, and the new plan', async () => {
    await sandbox.merge(PATHS.extension, {
      delayInfo: { reviewer: 'Fee to pay', delayAmount: 17280, delayTime: '2026-12-07' },
      repayPlan: [{ title: 'Later', amount: 346045, remark: 'Unchanged', time: '2026-12-07' }],
      note: 'Three times at most',
    });
    await open(route);
    expect(await heading('Extend repayment')).toBeVisible();
    expect(await screen.findByText('₹172.80', { selector: 'header *' })).toBeVisible();
    expect(screen.getByText('You pay today', { selector: 'header *' })).toBeVisible();
    expect(screen.getByText('Fee to pay')).toBeVisible();
    expect(screen.getByText('An extension does not reduce what you owe.')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent('New due date 2026-12-07');
    expect((await screen.findByText('Later')).closest('[role="listitem"]')).toHaveTextContent(
      'Later2026-12-07₹3,460.45Unchanged',
    );
    const note = screen.getByText('Three times at most');
    expect(note).toBeVisible();
    expect(note.compareDocumentPosition(screen.getByText('Choose where to pay the extension'))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
  });

  it.each([
    ['the plan, which has it', '2099-01-05', 'listitem'],
    ['the hero, if the plan does not have it', '2099-02-05', 'banner'],
  ])(
    'offers the new due date for the calendar once, in %s, without a sum if the plan has no amount',
    async (_where, time, role) => {
      await sandbox.merge(PATHS.extension, {
        delayInfo: { delayTime: '2099-01-05' },
        repayPlan: [{ title: 'Later', amount: 'on request', time: role === 'banner' ? undefined : time }],
      });
      await open(route);
      const add = await screen.findByRole('button', { name: 'Add to calendar' });
      expect(screen.getAllByRole(role).some((each) => each.contains(add))).toBe(true);
      expect(screen.queryByText('Total with the extension')).not.toBeInTheDocument();
    },
  );

  it('without a channel says below the fee that there is none, and offers no date for the calendar', async () => {
    await sandbox.merge(PATHS.extension, { repayList: [{ title: 'Stores', list: [] }] });
    await open(route);
    expect(await screen.findByText('Repayment plan after the extension')).toBeVisible();
    expect(screen.getByRole('banner')).toHaveTextContent(/Extension fee₹172\.80No payment channel is available/);
    expect(screen.queryByRole('button', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it.each([
    ['2099-01-05', /^₹4,567\.89 Due ?2099-01-05 ?\(Monday\)$/],
    ['2026-01-05', /^₹4,567\.89 Was due ?2026-01-05 ?\(Monday\)$/],
  ])('links to the repayment, with the amount and the due date %s', async (repayDate, description) => {
    await sandbox.merge(PATHS.repayment, { repayAmount: 456789, repayDate });
    const { address } = await open(route);
    const repayToday = await screen.findByRole('link', { name: 'Repay today instead' });
    expect(repayToday).toHaveAccessibleDescription(description);
    await act(async () => repayToday.click());
    expect(await heading('Repayment')).toBeVisible();
    const parameters = { ...SESSION, productId: '101', orderId: '1000174' };
    expect(address()).toMatchObject({ path: '/repay', parameters });
  });

  it.each([
    ['is refused', { path: PATHS.repayment, kind: 'refuse', message: 'Not now' }],
    ['is answered by 500', { path: PATHS.repayment, kind: 'status', status: 500 }],
    ['has no amount', { path: PATHS.repayment, kind: 'data', data: {} }],
    ['says that nothing is due', { path: PATHS.repayment, kind: 'data', data: { repayAmount: 0 } }],
  ] as const)('leaves out the link if the repay call %s', async (_how, fault) => {
    await sandbox.fault(fault);
    const toastsAfterAnswer = await watchAnswer(PATHS.repayment);
    await open(route);
    expect(await screen.findByRole('button', { name: 'Tienda Uno' })).toBeVisible();
    expect(await toastsAfterAnswer()).toEqual([]);
    expect(screen.queryByText('Repay today instead')).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'See my loan' })).toBeVisible();
    expect(screen.queryByText('Not now')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  });

  it('leaves out the link if the next repay call is refused', async () => {
    await open(route);
    expect(await screen.findByText('Repay today instead')).toBeVisible();
    await sandbox.fault({ path: PATHS.repayment, kind: 'refuse', message: 'Already repaid', times: 9 });
    returnToPage();
    await waitFor(() => expect(screen.queryByText('Repay today instead')).not.toBeInTheDocument());
  });

  it('adds the fee and what is paid on the new due date, and opens the instructions of a channel with the fee', async () => {
    const { user, address } = await open(route);
    const channel = await screen.findByRole('button', { name: 'Farmacia Central' });
    const rows = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(rows).toEqual(['You pay on the new date ₹3,460.45', 'Total with the extension ₹3,633.25']);
    const [toTill] = within(channel.closest('li') as HTMLElement).getAllByRole('button', { name: 'Show at the till' });
    await user.click(toTill as HTMLElement);
    const till = await screen.findByRole('dialog', { name: '₹172.80' });
    expect(within(till).getByText('Does not repay your loan')).toBeVisible();
    await user.click(within(till).getByRole('button', { name: 'Close' }));
    await user.click(channel);
    const own = { requestType: '2', amount: '17280', payCode: 'CASH03', productId: '101', orderId: '1000174' };
    expect(address()).toMatchObject({ path: '/carpmm', parameters: { ...SESSION, ...own } });
    expect(await heading('Payment instructions')).toBeVisible();
  });
});
