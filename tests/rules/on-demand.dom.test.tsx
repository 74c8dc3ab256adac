import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { onDemand } from '../../src/ui/on-demand';
import { holdTimers } from '../hold-timers';
import { Texts } from './texts';

/** Of an accepted loan, which the borrower must not wait to hear of. */
it('A part whose code is under way shows what takes its place, with its own values', async () => {
  let arrive: (part: { default: typeof Loaded }) => void = () => undefined;
  const Loaded = ({ title }: { title: string }) => <p>{`${title}, in full`}</p>;
  const Part = onDemand<{ title: string }>(() => new Promise((resolve) => (arrive = resolve)), {
    waiting: ({ title }) => <p>{title}</p>,
  });
  render(<Part title="Your request was received" />);
  expect(screen.getByText('Your request was received')).toBeVisible();
  arrive({ default: Loaded });
  expect(await screen.findByText('Your request was received, in full')).toBeVisible();
});

it('A part that Try again brings stays: the page is not reloaded later', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const importPart = vi.fn(async () => ({ default: () => <p>The part</p> })).mockRejectedValueOnce(new Error('gone'));
  const Part = onDemand(importPart);
  render(<Part />, { wrapper: Texts });
  const tryAgain = await screen.findByRole('button', { name: 'Try again' });
  const reload = holdTimers(8000);
  fireEvent.click(tryAgain);
  expect(reload.count()).toBe(1);
  expect(await screen.findByText('The part')).toBeVisible();
  expect(reload.count()).toBe(0);
});
