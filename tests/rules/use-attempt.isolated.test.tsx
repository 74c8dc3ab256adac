/** A write whose attempts are saved: when its screen sends, asks before it sends again, or refuses a tap. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import type { SavedAttempt } from '../../src/api/attempts';
import { Failure } from '../../src/api/failure';
import { showToast } from '../../src/ui/overlay/toast';
import { type Attempted, useAttempt, useSubmit, type Write } from '../../src/ui/write/use-submit';
import { Texts } from './texts';

vi.mock('../../src/ui/overlay/toast', () => ({ hideMessage: vi.fn(), showToast: vi.fn(), showLoading: vi.fn() }));

interface Variables extends Attempted {
  text: string;
}
type Call = (variables: Variables) => Promise<string>;
type ScreenWrite = Partial<Write<Variables, string>>;

const openAs = (userId: string) => window.history.replaceState(null, '', `/#/form?userId=${userId}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'performance'] });
  vi.mocked(showToast).mockClear();
  openAs('7');
});

interface FormProps {
  name: string;
  call: Call;
  productId: string;
  write?: ScreenWrite | undefined;
  onSuccess: (result: string) => void;
}

const stateOf = ({ amount = 'lost', arrivedAt }: SavedAttempt) => (arrivedAt === undefined ? amount : 'arrived');

function Form({ name, call, productId, write, onSuccess }: FormProps) {
  const attempt = useAttempt(['loan', productId]);
  const { submit, outcome } = useSubmit<Variables, string>(
    { name: 'loan', send: call, ...write },
    { attempt, onSuccess },
  );
  const ids = attempt.saved.map(({ id }) => id);
  return (
    <section aria-label={name}>
      <button type="button" onClick={() => submit({ text: 'a' })}>
        Send
      </button>
      <output>{outcome}</output>
      <p>{`${attempt.submitVariant}, saved ${attempt.saved.map(stateOf).join()}, earlier ${attempt.earlier.length}`}</p>
      <button type="button" onClick={() => void attempt.remove(ids)}>
        Arrived
      </button>
      <button type="button" onClick={() => void attempt.markCarriedOut(attempt.saved)}>
        Found
      </button>
      {attempt.isDialogOpen && (
        <div role="dialog">
          <button type="button" onClick={() => attempt.closeDialog(true)}>
            Yes
          </button>
          <button type="button" onClick={() => attempt.closeDialog(false)}>
            No
          </button>
        </div>
      )}
    </section>
  );
}

let products = 0;

/** Two screens that send the same thing, and a call that the test answers. */
function show(write?: ScreenWrite) {
  products += 1;
  const productId = `product-${products}`;
  const answers: { resolve: (result: string) => void; reject: (failure: Failure) => void }[] = [];
  const call = vi.fn<Call>(() => new Promise((resolve, reject) => answers.push({ resolve, reject })));
  const onSuccess = vi.fn<(result: string) => void>();
  const client = new QueryClient();
  const form = (name: string) => <Form {...{ name, call, productId, write, onSuccess }} />;
  const page = (names: readonly string[]) => (
    <QueryClientProvider client={client}>
      <Texts>
        <MemoryRouter initialEntries={['/form?userId=7']}>
          {names.map((name) => (
            <div key={name}>{form(name)}</div>
          ))}
        </MemoryRouter>
      </Texts>
    </QueryClientProvider>
  );
  const { rerender } = render(page(['A', 'B']));
  const on = (name: string) => within(screen.getByRole('region', { name }));
  const tap = (name: string, button = 'Send') => fireEvent.click(on(name).getByRole('button', { name: button }));
  const outcomeOf = (name: string) => on(name).getByRole('status').textContent;
  const isAsked = (name: string) => on(name).queryByRole('dialog') !== null;
  const sent = (times: number) => waitFor(() => expect(call).toHaveBeenCalledTimes(times));
  return {
    call,
    onSuccess,
    tap,
    outcomeOf,
    isAsked,
    sent,
    /** Opens a third screen. */
    openThird: () => rerender(page(['A', 'B', 'C'])),
    asked: (name: string) => waitFor(() => expect(isAsked(name)).toBe(true)),
    shows: (name: string, text: string) => waitFor(() => expect(on(name).getByText(text)).toBeVisible()),
    answer: async (answer: string | Failure) => {
      const { resolve, reject } = answers[call.mock.calls.length - 1] ?? {};
      await act(async () => (answer instanceof Failure ? reject?.(answer) : resolve?.(answer)));
      await waitFor(() => expect([outcomeOf('A'), outcomeOf('B')]).not.toContain('sending'));
    },
    keys: () => call.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey),
  };
}

const LOST = new Failure('timeout');
const toasts = () => vi.mocked(showToast).mock.calls.flat();

describe('A lost answer', () => {
  it('lets the screen send again after a second, and only after a confirmation, with another key', async () => {
    const { call, tap, sent, answer, asked, isAsked, outcomeOf, shows, keys } = show({
      facts: ({ text }) => ({ amount: text }),
    });
    await shows('A', 'primary, saved , earlier 0');
    tap('A');
    await sent(1);
    await answer(LOST);
    expect(outcomeOf('A')).toBe('unknown');
    await shows('A', 'secondary, saved a, earlier 0');
    vi.advanceTimersByTime(999);
    tap('A');
    expect(outcomeOf('A')).toBe('unknown');
    vi.advanceTimersByTime(1);
    tap('A');
    await asked('A');
    expect([isAsked('B'), outcomeOf('A')]).toEqual([false, 'unknown']);
    tap('A', 'No');
    expect([isAsked('A'), outcomeOf('A')]).toEqual([false, 'unknown']);
    tap('A');
    await asked('A');
    expect(call).toHaveBeenCalledOnce();
    tap('A', 'Yes');
    await sent(2);
    expect([isAsked('A'), outcomeOf('A')]).toEqual([false, 'sending']);
    await answer('done');
    expect(outcomeOf('A')).toBe('done');
    await shows('A', 'primary, saved , earlier 0');
    expect(call.mock.calls.map(([{ text }]) => text)).toEqual(['a', 'a']);
    expect(new Set(keys()).size).toBe(2);
    expect(keys()).not.toContain(undefined);
    expect(toasts()).toEqual([]);
  });

  it('of another screen needs no pause, but a confirmation too', async () => {
    const { call, tap, sent, answer, asked, shows, openThird, outcomeOf } = show();
    tap('A');
    await sent(1);
    await answer(LOST);
    await shows('B', 'secondary, saved lost, earlier 0');
    vi.advanceTimersByTime(1);
    openThird();
    await shows('C', 'secondary, saved lost, earlier 1');
    tap('B');
    await asked('B');
    expect(call).toHaveBeenCalledOnce();
    expect(outcomeOf('B')).toBe('idle');
  });

  it.each([
    ['Arrived', 'primary, saved , earlier 0'],
    ['Found', 'secondary, saved arrived, earlier 0'],
  ])('is no longer in doubt after %s', async (button, text) => {
    const { tap, sent, answer, shows, openThird } = show();
    tap('A');
    await sent(1);
    await answer(LOST);
    await shows('A', 'secondary, saved lost, earlier 0');
    tap('A', button);
    await shows('A', text);
    await shows('B', text);
    vi.advanceTimersByTime(1);
    openThird();
    await shows('C', 'primary, saved , earlier 0');
  });
});

describe('While a write is under way', () => {
  it('another screen says that it must wait; a second tap on the same screen is ignored without a message', async () => {
    const { call, tap, sent, answer, onSuccess, outcomeOf } = show();
    tap('A');
    await sent(1);
    tap('A');
    expect(toasts()).toEqual([]);
    tap('B');
    expect(toasts()).toEqual([en['attempt.underWay']]);
    expect([outcomeOf('A'), outcomeOf('B')]).toEqual(['sending', 'idle']);
    await answer('done');
    expect(call).toHaveBeenCalledOnce();
    expect(onSuccess.mock.calls.map(([result]) => result)).toEqual(['done']);
  });

  it('in another tab the screen says that it must wait, and stays as it was', async () => {
    vi.stubGlobal('navigator', {
      ...navigator,
      locks: { request: async (_name: string, _options: object, work: (lock: null) => unknown) => work(null) },
    });
    const { call, tap, outcomeOf, isAsked } = show();
    tap('A');
    await waitFor(() => expect(toasts()).toEqual([en['attempt.underWay']]));
    expect([outcomeOf('A'), isAsked('A')]).toEqual(['idle', false]);
    expect(call).not.toHaveBeenCalled();
  });

  it.each([['done'], [new Failure('refused', { serverMessage: 'No' })]])(
    'a borrower who has come meanwhile hears nothing of it: %s',
    async (result) => {
      const { tap, sent, answer, onSuccess } = show();
      tap('A');
      await sent(1);
      openAs('8');
      await answer(result);
      expect(toasts()).toEqual([]);
      expect(onSuccess).not.toHaveBeenCalled();
    },
  );
});
