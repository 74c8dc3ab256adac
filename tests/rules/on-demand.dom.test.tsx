import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onDemand } from '../../src/ui/on-demand';

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
