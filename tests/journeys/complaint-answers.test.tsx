/** The answer to a complaint: the mark of a new one, and another complaint of the same type. */
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { appOfFile, heading, PATHS, ROUTES, tapToOpen } from './app';
import { description, sendComplaint } from './complaint-form';

const { sandbox, open } = appOfFile({ route: '/complainDetails?problemId=2', ownBorrower: true });
const item = (id: number) => ({ id, time: '2026-11-20 10:00:00', type: 'Collection', content: `Words ${id}` });
const list = (tabs: object[]) => sandbox.answer(PATHS.complaintList, { tabs }, { times: 9 });
const detail = (fields: object, times = 1) =>
  sandbox.answer(
    PATHS.complaintDetail,
    { type: 'Amounts and charges', content: 'Words', disposeDetail: 'We are sorry', isNeedScore: 0, ...fields },
    { times },
  );
const row = (number: number) => screen.findByRole('link', { name: new RegExp(`Words ${number}`) });
const myComplaints = () => screen.findByRole('link', { name: 'My complaints' });

describe('A new answer', () => {
  it('is marked in the list and on the start screen until the complaint was opened', async () => {
    await list([
      { title: 'Pending', list: [item(1)] },
      { title: 'Answered', list: [item(2)] },
    ]);
    const start = await open(ROUTES.complaint);
    await waitFor(async () => expect(await myComplaints()).toHaveAccessibleDescription('New answer'));
    // In sight before the order and the types.
    expect(screen.getByRole('banner')).toContainElement(await myComplaints());
    await tapToOpen(await myComplaints());
    expect(await row(1)).not.toHaveTextContent('New answer');
    await start.user.click(screen.getByRole('tab', { name: /Answered/ }));
    expect(await row(2)).toHaveTextContent('AnsweredNew answer');
    await detail({ problemId: 2 });
    await tapToOpen(await row(2));
    await heading('Your complaint');
    start.unmount();

    const later = await open(ROUTES.complaintList);
    await later.user.click(await screen.findByRole('tab', { name: /Answered/ }));
    expect(await row(2)).toHaveTextContent(/Answered(?!New)/);
    later.unmount();

    const again = await open(ROUTES.complaint);
    await again.settled();
    expect(await myComplaints()).not.toHaveAccessibleDescription();
  });

  it('without a text is read, too, once the list has said that there is one', async () => {
    await list([{ title: 'Answered', list: [item(2)] }]);
    await detail({ problemId: 2, disposeDetail: '' });
    const complaint = await open();
    await screen.findByText('Pending');
    await waitFor(() => expect(Object.keys(localStorage).join()).toContain('complaintRead.2'));
    complaint.unmount();
    await open(ROUTES.complaintList);
    expect(await row(2)).toHaveTextContent(/Answered(?!New)/);
  });

  it('that was read is not new again after another complaint was sent', async () => {
    await list([{ title: 'Answered', list: [item(2)] }]);
    await detail({ problemId: 2 });
    const first = await open();
    await screen.findByText('We are sorry');
    first.unmount();
    const form = await open(ROUTES.complaintNext);
    await sendComplaint(form);
    form.unmount();
    await open(ROUTES.complaintList);
    expect(await row(2)).not.toHaveTextContent('New answer');
  });

  it('is known from the detail if no tab has the state, and a pending complaint that was opened is not read', async () => {
    await list([{ title: 'All', list: [item(2)] }]);
    await detail({ problemId: 2, disposeDetail: '' });
    const first = await open(ROUTES.complaintList);
    await tapToOpen(await row(2));
    await screen.findByText('Pending');
    window.history.back();
    expect(await row(2)).toHaveTextContent('Pending');
    first.unmount();
    await sandbox.clearFaults();
    await list([{ title: 'Answered', list: [item(2)] }]);
    await open(ROUTES.complaintList);
    expect(await row(2)).toHaveTextContent('New answer');
  });
});

describe('Write again', () => {
  const writeAgain = async (fields: object) => {
    await detail({ problemId: 2, ...fields });
    const app = await open();
    await tapToOpen(await screen.findByRole('button', { name: 'Write again' }));
    return app;
  };

  // How the type is recognized: `tests/rules/complaint.dom.test.ts`.
  it('opens the form with order, type and sub-type filled in', async () => {
    const { address } = await writeAgain({ type: 'Collection', sonType: 'False information' });
    expect(await description()).toHaveValue('');
    const expected = { problemType: '1', problemSonType: '14' };
    expect(address()).toMatchObject({ path: '/complainPageNext', parameters: expected });
    const { orderNo } = address().parameters;
    expect(orderNo).toMatch(/^\d+$/);
    expect(screen.getByRole('region', { name: 'Order' })).toHaveTextContent(`Order ${orderNo}`);
  });

  it.each([
    [{ type: 'Something that is gone' }, 'My payment is not reflected'],
    [{ type: 'Collection', sonType: 'Gone' }, 'False information'],
  ])('leaves an unknown type or sub-type to choose: %j', async (fields, choice) => {
    const { address } = await writeAgain(fields);
    expect(await screen.findByRole('link', { name: choice })).toBeVisible();
    expect(address().path).toBe('/complaint');
  });

  it('takes the order whose complaints were opened last, and lets the borrower choose another one', async () => {
    const start = await open('/complaint?orderId=1000180');
    await myComplaints();
    start.unmount();
    const { user, address } = await writeAgain({});
    await description();
    expect(address().parameters).toMatchObject({ orderNo: '1000180' });
    await user.click(await screen.findByRole('button', { name: 'Choose another order or type' }));
    await screen.findByText('What is it about?');
    expect(address().path).toBe('/complaint');
  });

  it('is offered only for an answered complaint', async () => {
    await detail({ problemId: 2, disposeDetail: null });
    await open();
    expect(within(await screen.findByRole('main')).queryByRole('button', { name: 'Write again' })).toBeNull();
    await screen.findByText('Pending');
    expect(screen.queryByRole('button', { name: 'Write again' })).not.toBeInTheDocument();
  });
});
