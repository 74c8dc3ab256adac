import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers';
import { UNTIL_CLEARED } from '../until-cleared';
import { appOfFile, heading, PATHS, ROUTES } from './app';

const { sandbox, open } = appOfFile({ route: ROUTES.confirmLoan });
const offerWith = (data: unknown) => sandbox.merge(PATHS.confirmation, data);
const submitButton = () => screen.findByRole('button', { name: 'Submit' });
const agreement = () => screen.findByRole('checkbox', { name: /I have read and accept/ });

describe('The offer', () => {
  it('shows the amount received, the term, the cost and the amount repaid before the consent', async () => {
    const first = { title: 'One', amount: 200000, pay_time: '2026-11-30' };
    await offerWith({ amount: 345600, repay_plans: [first, { title: 'Two', amount: '146045' }] });
    await open();
    expect((await screen.findAllByText('₹3,456.00'))[0]).toBeVisible();
    expect(screen.getByText('7 days')).toBeVisible();
    expect(screen.queryByText(/Coupon/)).not.toBeInTheDocument();
    expect(screen.getByText('₹4.45')).toBeVisible();
    expect(screen.getByText('First payment')).toBeVisible();
    expect(screen.getAllByText('₹3,460.45')[0]).toBeVisible();
    // The library drops the space before an element.
    expect(await submitButton()).toHaveAccessibleDescription(/^Receive ?₹3,456.00, repay ?₹3,460.45$/);
  });

  it('shows no total if an amount of the plan is not a number', async () => {
    await offerWith({ amount: 345600, repay_plans: [{ amount: 'later' }, { title: 'Two', amount: 5 }] });
    await open();
    expect(await screen.findByText('later')).toBeVisible();
    expect(screen.queryByText('You repay')).not.toBeInTheDocument();
    expect(screen.queryByText('This loan costs')).not.toBeInTheDocument();
    expect(screen.getByText(/^We can’t work out what this loan costs/)).toBeVisible();
  });

  it('without any detail can be loaded again', async () => {
    await sandbox.answer(PATHS.confirmation, {}, { times: 1 });
    const { user } = await open();
    const retry = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.getByRole('button', { name: 'Customer service' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Submit' })).not.toBeInTheDocument();
    expect(screen.queryByText('You will receive')).not.toBeInTheDocument();
    await user.click(retry);
    expect((await screen.findAllByText('₹3,456.00'))[0]).toBeVisible();
  });

  it('is drawn as a bar beside what is received; without a cost it has no bar and no yearly cost', async () => {
    const { container, unmount } = await open('/confirm-loan?productId=102');
    await submitButton();
    const bar = container.querySelector('svg[preserveAspectRatio="none"]');
    expect(bar).toHaveAttribute('aria-hidden', 'true');
    // The cost of 65.71 is less than the smallest part.
    const parts = [...(bar?.children ?? [])].map((part) => part.getAttribute('d'));
    expect(parts).toEqual(['M0 0H967V1H0z', 'M973 0H1000V1H973z']);
    unmount();
    await offerWith({ amount: 345_600, repay_plans: [{ title: 'Total', amount: 345_600 }] });
    const free = await open();
    await submitButton();
    expect(free.container.querySelector('svg[preserveAspectRatio="none"]')).toBeNull();
    expect(screen.queryByText('Estimated yearly cost')).toBeNull();
    // Of several it is the first.
    expect(screen.getByText('Payment date')).toBeVisible();
  });

  it('with a coupon shows lines that add up to the total below them, and the same total beside the submit button', async () => {
    const { user } = await open('/confirm-loan?productId=102');
    const link = await screen.findByRole('link', { name: 'Loan agreement' });
    const lines = screen.getAllByRole('term').map((term) => `${term.textContent} ${term.nextSibling?.textContent}`);
    expect(lines.filter((line) => !line.startsWith('First payment'))).toEqual([
      'You receive ₹5,000.00',
      'Cost before the coupon ₹115.71',
      'Coupon −₹50.00',
      'This loan costs ₹65.71',
      'You repay ₹5,065.71',
      expect.stringMatching(/^Estimated yearly cost \d+\.\d %$/),
      'Interest ₹9.75',
      'Commission ₹46.90',
      'VAT ₹9.06',
      expect.stringMatching(/^Receiving account/),
    ]);
    await user.click(link);
    const total = await screen.findByText('Amount of this note', { selector: 'dt' });
    expect(total.nextSibling).toHaveTextContent('₹5,065.71');
  });

  it.each([
    [110_000, 30, '1', '218.9 %'],
    [200_000, 7, '2', 'Más de 10,000 %'],
  ])(
    'of 1,000 with %i to repay after %i days has its yearly cost before the consent, also without it',
    async (amount, days, language, shown) => {
      const plan = [{ title: '1', amount, pay_time: Date.now() + days * 86_400_000 }];
      await offerWith({ amount: 100_000, repay_plans: plan });
      const { user } = await open('/confirm-loan?productId=101', { language });
      const cost = await screen.findByText(shown);
      const consent = screen.getByRole('checkbox');
      expect(cost.compareDocumentPosition(consent)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      await user.click(consent);
      expect(consent).not.toBeChecked();
      expect(cost).toBeVisible();
    },
  );

  it('shows a coupon that is not an amount unchanged', async () => {
    await offerWith({ couNum: 'first loan free' });
    await open();
    expect((await screen.findByText('Coupon')).nextSibling).toHaveTextContent('first loan free');
    expect(screen.queryByText('Cost before the coupon')).not.toBeInTheDocument();
  });

  it('is requested once more after 5.5 seconds if its amount is not final, and never twice', async () => {
    const delays = holdTimers(5500);
    // By default, the query client removes an unused answer after this time.
    const fiveMinutes = holdTimers(300_000);
    await offerWith({ isNeedPop: 1 });
    await offerWith({ isNeedPop: 1, amount: 400000 });
    const { user, container } = await open();
    const dialog = await screen.findByRole('dialog', { name: 'Updating your amount' });
    expect(dialog).toBeVisible();
    expect(dialog.querySelector<SVGElement>('svg > :last-child')?.style.animationDuration).toBe('5.5s');
    expect(delays.count()).toBe(1);
    expect(await sandbox.calls(PATHS.confirmation)).toHaveLength(1);
    act(() => delays.run());
    // The first amount stays until the second one is there, and cannot be accepted any more.
    expect(container).toHaveTextContent('₹3,456.00');
    expect(screen.getByRole('button', { name: 'Submit', hidden: true })).toHaveAttribute('aria-busy', 'true');
    expect((await screen.findAllByText('₹4,000.00'))[0]).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(delays.count()).toBe(0);
    expect((await sandbox.calls(PATHS.confirmation)).map(({ query }) => query.isType)).toEqual([undefined, '1']);

    // Nor when the borrower comes back from the agreement, however long it takes to read.
    await user.click(screen.getByRole('link', { name: 'Loan agreement' }));
    expect(await heading('Loan agreement')).toBeVisible();
    act(() => fiveMinutes.run());
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect((await screen.findAllByText('₹4,000.00'))[0]).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(delays.count()).toBe(0);
  });

  it('is sent also if it has nothing but an amount, and says that its cost is not known', async () => {
    await sandbox.answer(PATHS.confirmation, { amount: 345600 });
    await open();
    expect(await screen.findByText(/^We don’t know what this loan costs/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    expect(screen.queryByText('We cannot show you the offer now')).not.toBeInTheDocument();
  });
});

describe('The consent', () => {
  it('is given at first; its withdrawal disables the submit button, and stays after reading the agreement and after a reload, for this product only', async () => {
    const first = await open();
    const box = await agreement();
    expect(box).toBeChecked();
    await first.user.click(box);
    expect(await submitButton()).toBeDisabled();
    fireEvent.click(await submitButton());
    expect(await sandbox.calls(PATHS.loanRequest)).toEqual([]);
    await first.user.click(await screen.findByRole('link', { name: 'Loan agreement' }));
    await heading('Loan agreement');
    // The skeleton has the same heading.
    await first.settled();
    await first.user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await agreement()).not.toBeChecked();
    expect(await submitButton()).toBeDisabled();
    expect(Object.keys({ ...localStorage, ...sessionStorage }).join()).toMatch(/\bproductDetail\.consentWithdrawn\b/);
    first.unmount();

    const otherProduct = await open('/confirm-loan?productId=102');
    expect(await agreement()).toBeChecked();
    otherProduct.unmount();

    const second = await open();
    expect(await agreement()).not.toBeChecked();
    // Given again, it stays, too.
    await second.user.click(await agreement());
    expect(await submitButton()).toBeEnabled();
    second.unmount();
    await open();
    expect(await agreement()).toBeChecked();
  });

  it('cannot be changed while the request is pending', async () => {
    await sandbox.fault({ path: PATHS.loanRequest, kind: 'delay', ms: UNTIL_CLEARED });
    const { user } = await open();
    const box = await agreement();
    fireEvent.click(await submitButton());
    await vi.waitUntil(async () => (await sandbox.calls(PATHS.loanRequest)).length === 1);
    expect(box).toBeDisabled();
    await user.click(box);
    expect(box).toBeChecked();
    await sandbox.clearFaults();
    expect(await heading('Your loan')).toBeVisible();
  });

  // Which addresses are links, and which are ours: `tests/rules/urls.dom.test.ts`.
  it.each([null, 'javascript:alert(1)'])(
    'is not requested without the address of an agreement (%j), and the submit button is enabled',
    async (isNewContract) => {
      // Also when the consent to an agreement was withdrawn before.
      const first = await open();
      await first.user.click(await agreement());
      first.unmount();
      await offerWith({ isNewContract });
      await open();
      expect(await submitButton()).toBeEnabled();
      expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    },
  );
});
