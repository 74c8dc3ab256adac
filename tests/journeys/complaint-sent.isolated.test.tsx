import { act, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers';
import { appOfFile, enter, heading, ROUTES } from './app';

/** Delays the dialog's code until `arrive` is called. */
const code = vi.hoisted(() => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  return { arrive, arrived };
});
vi.mock('../../src/features/complaint/compose/sent-dialog', async (importOriginal) => {
  await code.arrived;
  return importOriginal();
});

const { open } = appOfFile();

it('The 1.5 s of the success dialog start with its first paint, and the flags of orders are not cleared', async () => {
  const SETTLED = '/loan-detail?productId=101&orderId=1000200';
  const before = await open(SETTLED);
  expect(await screen.findByRole('dialog', { name: 'How was your experience?' })).toBeVisible();
  before.unmount();

  const sentDelay = holdTimers(1500);
  const { user, unmount } = await open(ROUTES.complaintNext);
  const description = await screen.findByRole('textbox', { name: 'Description' });
  await enter(user, description, 'My charge is wrong');
  await user.click(screen.getByRole('button', { name: 'Submit' }));
  await waitFor(() => expect(Object.keys(localStorage).join()).not.toContain('complaintDraft'));
  // The form stays as it was sent until the dialog is there.
  expect(description).toHaveValue('My charge is wrong');
  expect(description).toHaveAttribute('readonly');
  expect(sentDelay.count()).toBe(0);

  code.arrive();
  expect(await screen.findByRole('dialog', { name: 'Your complaint was sent' })).toBeVisible();
  await waitFor(() => expect(sentDelay.count()).toBe(1));
  await act(async () => sentDelay.run());
  expect(await screen.findByText('What is it about?')).toBeVisible();
  unmount();

  const after = await open(SETTLED);
  expect(await heading('Your loan')).toBeVisible();
  await after.settled();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
