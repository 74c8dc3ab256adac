/** The rating of an answered complaint (`CONTRACT.md`, section 6). */
import { act, fireEvent, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdTimers } from '../hold-timers';
import { appOfFile, PATHS, ROUTES } from './app';
import { sendComplaint } from './complaint-form';

const { sandbox, open } = appOfFile({ route: '/complainDetails?problemId=77' });
const answer = (isNeedScore: unknown, times = 1) =>
  sandbox.fault({
    path: PATHS.complaintDetail,
    kind: 'data',
    data: { problemId: 77, disposeDetail: 'We are sorry', isNeedScore },
    times,
  });

/** ms after the complaint was loaded. */
const RATING_DELAY = 3000;

describe('A complaint', () => {
  it('asks for a rating 3 s after it was loaded, sends it, and asks once, also after another complaint was sent', async () => {
    const delays = holdTimers(RATING_DELAY);
    await answer('1', 9);
    const first = await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(1);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => delays.run());
    const dialog = await screen.findByRole('dialog', { name: 'How was your experience?' });
    fireEvent.click(within(dialog).getByRole('radio', { name: '3' }), { detail: 0 });
    await first.user.click(within(dialog).getByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Thank you')).toBeVisible();
    expect((await sandbox.calls(PATHS.rating)).map(({ body }) => body)).toEqual([{ score: '3' }]);
    first.unmount();
    const second = await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(0);
    second.unmount();
    const form = await open(ROUTES.complaintNext);
    await sendComplaint(form);
    form.unmount();
    await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(0);
  });

  it('does not ask for a rating that is not needed', async () => {
    const delays = holdTimers(RATING_DELAY);
    await answer(0);
    await open();
    await screen.findByText('We are sorry');
    expect(delays.count()).toBe(0);
  });
});
