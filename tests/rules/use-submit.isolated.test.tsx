import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import en from '../../locales/en.json';
import { Failure } from '../../src/api/failure';
import { hideMessage, showLoading, showToast } from '../../src/ui/overlay/toast';
import type { Attempt } from '../../src/ui/write/use-submit';
import { useSubmit, type Write } from '../../src/ui/write/use-submit';
import { expectOnConsole } from '../console';
import { Texts } from './texts';

vi.mock('../../src/ui/overlay/toast', () => ({ hideMessage: vi.fn(), showToast: vi.fn(), showLoading: vi.fn() }));
beforeEach(() => {
  vi.mocked(showToast).mockClear();
  vi.mocked(showLoading).mockClear();
});

type Call = (value: string) => Promise<string>;

type SubmitOptions = NonNullable<Parameters<typeof useSubmit<string, string>>[1]>;

interface FormProps extends Pick<SubmitOptions, 'onFailure' | 'failureText'> {
  call: Call;
  name: string;
  invalidates?: Write<string, string>['invalidates'];
  onSuccess?: () => void;
  showsMessage?: boolean;
  loading?: string;
  attempt?: Attempt;
}

/** @param reread reads the attempts again after the answer. */
function attemptOf(reread: () => Promise<void>): Attempt {
  const subject = JSON.stringify(['', fresh()]);
  return { subject, sender: '1', openedAt: 0, notes: [], reread } as unknown as Attempt;
}

function Form({ call, name, invalidates = [], ...options }: FormProps) {
  const { submit, outcome, message } = useSubmit({ name, send: call, invalidates }, options);
  return (
    <>
      <button type="button" onClick={() => submit('a')}>
        Send
      </button>
      <output>{outcome}</output>
      <p>{message}</p>
    </>
  );
}

function show(form: ReactNode, client = new QueryClient()) {
  return render(
    <QueryClientProvider client={client}>
      <Texts>{form}</Texts>
    </QueryClientProvider>,
  );
}

/** A call that the test resolves itself. */
function heldCall() {
  const waiting: { resolve: (value: string) => void; reject: (error: Error) => void }[] = [];
  const call = vi.fn<Call>(() => new Promise((resolve, reject) => waiting.push({ resolve, reject })));
  return { call, waiting };
}

const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }));
const status = (text: string) => vi.waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(text));
let count = 0;
/** A different write for each test, because locks are stored by name. */
const fresh = () => `write-${++count}`;

describe('A write', () => {
  it('is not sent again by a tap between its answer and the screen that shows it', async () => {
    expectOnConsole(/not wrapped in act/);
    const { call, waiting } = heldCall();
    show(<Form call={call} name="answered" />);
    const button = screen.getByRole('button', { name: 'Send' });
    fireEvent.click(button);
    await vi.waitUntil(() => waiting.length === 1);
    waiting[0]?.resolve('a');
    for (let turn = 0; turn < 100 && screen.queryByText('done') === null; turn += 1) {
      button.click();
      await Promise.resolve();
    }
    expect(call).toHaveBeenCalledOnce();
    expect(screen.getByText('done')).toBeVisible();
    fireEvent.click(button);
    await vi.waitUntil(() => call.mock.calls.length === 2);
  });

  it('makes the queries out of date that it names, and no others', async () => {
    const client = new QueryClient();
    for (const key of [['a', 1], ['a', 2], ['b']]) client.setQueryData(key, 1);
    const outdated = () =>
      client
        .getQueryCache()
        .getAll()
        .filter(({ state }) => state.isInvalidated)
        .map(({ queryKey }) => queryKey);
    const written = async (invalidates: Write<string, string>['invalidates']) => {
      const { unmount } = show(<Form call={async () => 'done'} name={fresh()} invalidates={invalidates} />, client);
      send();
      await status('done');
      unmount();
      return outdated();
    };
    expect(await written([])).toEqual([]);
    expect(await written([['a']])).toEqual([
      ['a', 1],
      ['a', 2],
    ]);
  });

  it('is sent once for three taps in one tick', async () => {
    const { call, waiting } = heldCall();
    show(<Form call={call} name={fresh()} />);
    const button = screen.getByRole('button', { name: 'Send' });
    act(() => {
      for (let tap = 0; tap < 3; tap += 1) button.click();
    });
    await status('sending');
    expect(call).toHaveBeenCalledOnce();
    await act(async () => waiting[0]?.resolve('done'));
  });

  it('does not keep another borrower from sending, nor one of another name', async () => {
    const { call, waiting } = heldCall();
    const name = fresh();
    const first = show(<Form call={call} name={name} />);
    send();
    await status('sending');
    first.unmount();
    show(<Form call={call} name={name} />);
    send();
    expect(call).toHaveBeenCalledTimes(1);
    window.history.replaceState(null, '', '/#/form?userId=10002');
    show(<Form call={call} name={name} />);
    fireEvent.click(screen.getAllByRole('button', { name: 'Send' })[1] as HTMLElement);
    await vi.waitUntil(() => waiting.length === 2);
    show(<Form call={call} name={fresh()} />);
    fireEvent.click(screen.getAllByRole('button', { name: 'Send' })[2] as HTMLElement);
    await vi.waitUntil(() => waiting.length === 3);
    await act(async () => {
      for (const { resolve } of waiting) resolve('done');
    });
  });

  it('ends an earlier message, and has no loading toast without a text', async () => {
    vi.mocked(hideMessage).mockClear();
    show(<Form call={vi.fn<Call>(async () => 'done')} name={fresh()} />);
    send();
    await status('done');
    expect(hideMessage).toHaveBeenCalledOnce();
    expect(showLoading).not.toHaveBeenCalled();
  });

  it.each<[what: string, userId: string, times: number]>([
    ['is followed by its next step', '10001', 1],
    ['is not, once another borrower uses the page', '10002', 0],
  ])('that succeeds %s', async (_what, userId, times) => {
    window.history.replaceState(null, '', '/#/form?userId=10001');
    const { call, waiting } = heldCall();
    const onSuccess = vi.fn();
    show(<Form call={call} name={fresh()} onSuccess={onSuccess} />);
    send();
    await vi.waitUntil(() => waiting.length === 1);
    window.history.replaceState(null, '', `/#/form?userId=${userId}`);
    await act(async () => waiting[0]?.resolve('done'));
    expect(onSuccess).toHaveBeenCalledTimes(times);
  });

  it('can be sent again after failing at once', async () => {
    const call = vi.fn<Call>(() => Promise.reject(new Failure('timeout')));
    show(<Form call={call} name={fresh()} />);
    for (const round of [1, 2, 3]) {
      await vi.waitFor(() => {
        send();
        expect(call).toHaveBeenCalledTimes(round);
      });
      await status('unknown');
    }
  });

  it('is shown as sending after a failure until its attempts are read again', async () => {
    const { call, waiting } = heldCall();
    let finishReading: () => void = () => undefined;
    const reading = new Promise<void>((resolve) => {
      finishReading = resolve;
    });
    show(<Form call={call} name={fresh()} attempt={attemptOf(() => reading)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await vi.waitUntil(() => waiting.length === 1);
    await act(async () => waiting[0]?.reject(new Failure('refused', { serverMessage: 'Closed' })));
    expect(screen.getByRole('status')).toHaveTextContent('sending');
    await act(async () => finishReading());
    await status('failed');
    expect(screen.getByText('Closed')).toBeVisible();
  });

  it('can be sent again by the next screen, after the first one left before the answer', async () => {
    const { call, waiting } = heldCall();
    const name = fresh();
    const { unmount } = show(<Form call={call} name={name} />);
    send();
    unmount();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(1));
    show(<Form call={call} name={name} />);
    send();
    expect(call, 'the first is still under way').toHaveBeenCalledTimes(1);
    expect(vi.mocked(showToast).mock.calls).toEqual([[en['attempt.underWay']]]);
    await act(async () => waiting[0]?.resolve('done'));
    send();
    await vi.waitFor(() => expect(call).toHaveBeenCalledTimes(2));
    await act(async () => waiting[1]?.resolve('done'));
  });
});

describe('The loading toast', () => {
  it('of a write with a text is shown until the answer arrives', async () => {
    const hide = vi.fn();
    vi.mocked(showLoading).mockReturnValue(hide);
    const { call, waiting } = heldCall();
    show(<Form call={call} name={fresh()} loading="Sending…" />);
    send();
    await status('sending');
    expect(vi.mocked(showLoading).mock.calls).toEqual([['Sending…']]);
    expect(hide).not.toHaveBeenCalled();
    await act(async () => waiting[0]?.reject(new Failure('timeout')));
    await status('unknown');
    expect(hide).toHaveBeenCalledOnce();
  });
});

describe('The failure of a write', () => {
  const refused = new Failure('refused', { status: 200, serverMessage: 'Not today' });
  const broken = new Failure('refused', { status: 500, serverMessage: 'Out of order' });
  const lost = new Failure('timeout');

  const notFound = new Failure('http', { status: 404, inEnvelope: true });

  const OPTIONS = {
    nothing: (): Partial<FormProps> => ({}),
    'an unknown outcome': () => ({ attempt: attemptOf(() => Promise.resolve()) }),
    'the message': () => ({ showsMessage: true }),
  };

  it.each<[keyof typeof OPTIONS, outcome: string, text: string, isToasted: boolean, Failure]>([
    ['nothing', 'failed', 'Not today', true, refused],
    ['nothing', 'unknown', 'Out of order', true, broken],
    ['nothing', 'unknown', en['error.timeout'], true, lost],
    ['an unknown outcome', 'failed', 'Not today', true, refused],
    ['an unknown outcome', 'unknown', 'Out of order', true, broken],
    ['an unknown outcome', 'failed', en['error.http'].replace('{status}', '404'), true, notFound],
    ['an unknown outcome', 'unknown', '', false, lost],
    ['the message', 'failed', 'Not today', true, refused],
    ['the message', 'unknown', en['error.timeout'], false, lost],
  ])(
    'on a screen that shows %s: outcome %s, message %j, in a toast: %s',
    async (shown, outcome, text, isToasted, failure) => {
      show(<Form call={() => Promise.reject(failure)} name={fresh()} {...OPTIONS[shown]()} />);
      send();
      await status(outcome);
      expect(screen.getByRole('paragraph').textContent).toBe(text);
      expect(vi.mocked(showToast).mock.calls).toEqual(isToasted ? [[text]] : []);
    },
  );

  it('is in a toast once the screen that would show it was left', async () => {
    const { call, waiting } = heldCall();
    const { unmount } = show(<Form call={call} name={fresh()} showsMessage />);
    send();
    await vi.waitUntil(() => waiting.length === 1);
    unmount();
    await act(async () => waiting[0]?.reject(lost));
    expect(vi.mocked(showToast).mock.calls).toEqual([[en['error.timeout']]]);
  });

  it.each([
    ['A text of the screen', ['A text of the screen']],
    [undefined, []],
  ])('has the text that the screen gives it, if it gives one: %s', async (text, toasts) => {
    const failureText = vi.fn(() => text);
    const onFailure = vi.fn();
    show(<Form call={() => Promise.reject(lost)} name={fresh()} failureText={failureText} onFailure={onFailure} />);
    send();
    await status('unknown');
    expect(failureText).toHaveBeenCalledWith(lost, 'unknown');
    expect(onFailure.mock.calls).toEqual([[lost, { outcome: 'unknown', message: text, variables: 'a' }]]);
    expect(vi.mocked(showToast).mock.calls.flat()).toEqual(toasts);
  });
});
