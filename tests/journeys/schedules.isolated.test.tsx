/**
 * The property of writes that must not be carried out twice unknowingly: over random schedules of taps, tabs, reloads,
 * kills and lost answers there is at most one row, and at most one more for each `Send again`.
 * `npm run test:schedules` runs 1,000 of each; SCHEDULES and TEST_SEED set number and seed.
 */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { createRoot } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import * as v from 'valibot';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { PATHS } from '../../src/contract/paths';
import { parseAmount } from '../../src/format/money';
import type { useAttempt, Write } from '../../src/ui/write/use-submit';
import type { FaultRequest } from '../admin-api';
import { expectOnConsole } from '../console';
import { SEED } from '../seed';
import { sandboxOfFile } from './sandbox';

vi.mock('../../src/ui/overlay/toast', () => ({
  hideMessage: () => undefined,
  showToast: () => undefined,
  showLoading: () => () => undefined,
}));

/** `npm run test:schedules` sets it. `npm test` runs an example for each fault, and a few random schedules. */
const { SCHEDULES } = process.env;
const RUNS = Number(SCHEDULES ?? 3);

/** What happens to a write: it is answered soon or late, or fails with its work done or not. */
const FAULTS = [
  { kind: 'delay', ms: 0 },
  { kind: 'delay', ms: 40 },
  { kind: 'refuse' },
  { kind: 'reset-before' },
  { kind: 'reset-after' },
  { kind: 'cut' },
  { kind: 'status', status: 500, body: '<h1>Oops</h1>' },
  { kind: 'status', status: 503, body: { code: 9, message: 'Later' } },
] as const;
type WriteFault = (typeof FAULTS)[number];

/** Accepts a payment without the sandbox's work, which has a rule of its own against a second payment. */
const acceptPayment = (ms = 0) => ({ kind: 'data', data: { needValid: 0 }, ms }) as const;

function faultOfPayment(fault: WriteFault) {
  if (fault.kind === 'delay') return acceptPayment(fault.ms);
  return fault.kind === 'reset-after' || fault.kind === 'cut' ? ({ kind: 'reset-before' } as const) : fault;
}

const sandbox = sandboxOfFile();
beforeAll(() => console.log(`schedules: ${RUNS} of each write, TEST_SEED=${SEED}`));
const actEnvironment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  expectOnConsole(/XMLHttpRequest|socket|aborted|network|terminated|ECONN/i);
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = false;
  vi.stubEnv('VITE_API_BASE', sandbox.origin);
  vi.stubEnv('VITE_IDEMPOTENCY', '1');
});
afterEach(() => {
  actEnvironment.IS_REACT_ACT_ENVIRONMENT = true;
});

/** A write and what it is about, in a fresh copy of the app's modules. */
interface Loaded {
  write: Write<unknown, unknown>;
  variables: unknown;
}

interface Subject {
  name: string;
  path: string;
  parts: readonly string[];
  load(): Promise<Loaded>;
  /** Rows of the borrower in the sandbox; undefined for a payment, which makes none. */
  rows?(borrower: string): Promise<number>;
}

const loaded = <Variables, Result>(write: Write<Variables, Result>, variables: Variables) =>
  ({ write, variables }) as unknown as Loaded;
const card = { key: '5002', id: '5002', bank: 'Banco del Valle', number: '5200349876543214', bankCode: 'BV02' };

const SUBJECTS: readonly Subject[] = [
  {
    name: 'loan request',
    path: PATHS.loanRequest,
    parts: ['loan', '101'],
    load: async () => {
      const { pushLoan } = await import('../../src/features/confirm-loan/commands');
      const { confirmation } = await import('../../src/contract/confirmation');
      const terms = { amount: 345600, periods: 7, termUnit: 1 };
      return loaded(pushLoan, { offer: v.parse(confirmation.answer, terms), productId: '101' });
    },
    // Those of the samples have other numbers.
    rows: async (borrower) =>
      (await sandbox.state()).orders.filter(({ borrowerId, id }) => borrowerId === borrower && id.startsWith('3'))
        .length,
  },
  {
    name: 'payment',
    path: PATHS.olderPayment,
    parts: ['payment', '1000174'],
    load: async () => {
      const { commitPayment } = await import('../../src/features/older-repay/commands');
      const payment = { amount: parseAmount(346045), card, couponId: undefined, orderId: '1000174', token: 't' };
      return loaded(commitPayment, { ...payment, asksCode: false });
    },
  },
  {
    name: 'confirmation by code',
    path: PATHS.olderPaymentCode,
    parts: ['payment', '1000174'],
    load: async () => {
      const { confirmPayment } = await import('../../src/features/older-repay/commands');
      return loaded(confirmPayment, { amount: parseAmount(346045), orderId: '1000174', code: '123456', recordId: '8' });
    },
  },
  {
    name: 'complaint',
    path: PATHS.complaintSave,
    parts: ['complaint', '1000174', '3'],
    load: async () => {
      const { saveComplaint } = await import('../../src/features/complaint/commands');
      const complaint = { problemType: '3', problemSonType: undefined, orderNo: '1000174', text: 'Random', photos: [] };
      return loaded(saveComplaint, complaint);
    },
    rows: async (borrower) => {
      const { complaints } = (await sandbox.state()) as unknown as {
        complaints: { borrowerId: string; content: string }[];
      };
      return complaints.filter(({ borrowerId, content }) => borrowerId === borrower && content === 'Random').length;
    },
  },
];

/** One tab's page: an own copy of the app's modules, as each real page has. */
class Page {
  #alive = true;
  #inFlight = 0;
  #view: { tap: () => void; attempt: ReturnType<typeof useAttempt> } | undefined;
  readonly #root = createRoot(document.createElement('div'));
  succeeded = false;

  async open({ parts, load }: Subject, borrower: string): Promise<void> {
    vi.resetModules();
    const { write, variables } = await load();
    const writing = await import('../../src/ui/write/use-submit');
    const guarded = { ...write, send: this.#unlessKilled(write.send as (sent: unknown) => Promise<unknown>) };
    const Form = () => {
      const attempt = writing.useAttempt(parts);
      const { submit, outcome } = writing.useSubmit(guarded, {
        attempt,
        onSuccess: () => {
          this.succeeded = true;
        },
      });
      const busy = outcome === 'sending' || outcome === 'done';
      this.#view = { attempt, tap: () => void (busy || attempt.isDialogOpen || submit(variables)) };
      return null;
    };
    const client = new QueryClient();
    this.#root.render(
      <QueryClientProvider client={client}>
        <IntlProvider locale="en-IN" onError={() => undefined}>
          <MemoryRouter initialEntries={[`/form?userId=${borrower}`]}>
            <Form />
          </MemoryRouter>
        </IntlProvider>
      </QueryClientProvider>,
    );
    await vi.waitFor(() => expect(this.#view).toBeDefined());
  }

  /** A killed page sends nothing more, and receives no answers. */
  #unlessKilled(send: (sent: unknown) => Promise<unknown>) {
    return async (sent: unknown): Promise<unknown> => {
      if (!this.#alive) return new Promise(() => undefined);
      this.#inFlight += 1;
      const outcome = await send(sent).then(
        (value) => () => value,
        (error: unknown) => () => {
          throw error;
        },
      );
      this.#inFlight -= 1;
      return this.#alive ? outcome() : new Promise(() => undefined);
    };
  }

  tap(): void {
    if (!this.#alive || this.succeeded) return;
    tapping = this;
    this.#view?.tap();
    tapping = undefined;
  }

  /** @returns whether a dialog had to be answered. */
  answer(yes: boolean): boolean {
    const attempt = this.#view?.attempt;
    if (!this.#alive || attempt?.isDialogOpen !== true || attempt.saved.length === 0) return false;
    tapping = this;
    attempt.closeDialog(yes);
    tapping = undefined;
    return true;
  }

  async answered(): Promise<void> {
    await vi.waitFor(() => expect(this.#inFlight).toBe(0), { timeout: 30_000, interval: 2 });
    await pause(5);
  }

  kill(): void {
    this.#alive = false;
    for (const [name, holder] of held) if (holder === this) held.delete(name);
    this.#root.unmount();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Web Locks: a killed page releases its locks. */
const held = new Map<string, Page>();
let tapping: Page | undefined;
const locks = {
  async request(name: string, _options: object, work: (lock: object | null) => Promise<unknown>): Promise<unknown> {
    const page = tapping;
    if (held.has(name) || page === undefined) return work(null);
    held.set(name, page);
    try {
      return await work({});
    } finally {
      if (held.get(name) === page) held.delete(name);
    }
  },
};

/** Repeated entries are more likely: mostly a borrower taps, waits for the answer, and taps again. */
const ACTS = [
  'tap',
  'tap',
  'tap',
  'double tap',
  'send again',
  'cancel',
  'reload',
  'kill',
  'wait',
  'second',
  'second',
  'answered',
  'answered',
] as const;

const step = fc.record({
  tab: fc.nat({ max: 1 }),
  /** ms between the halves of a double tap. */
  gap: fc.constantFrom(0, 15),
  act: fc.constantFrom(...ACTS),
});
const schedule = fc.record({
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
  faults: fc.array(fc.constantFrom(...FAULTS), { minLength: 1, maxLength: 6 }),
  webLocks: fc.boolean(),
});
type Schedule = typeof schedule extends fc.Arbitrary<infer One> ? One : never;

/** Each fault with the simplest repetitions: another tap, in the other tab, after a reload. */
const EXAMPLES = FAULTS.flatMap((fault, place) =>
  (SCHEDULES === undefined ? [place % 2 === 0] : [true, false]).map((webLocks): [Schedule] => {
    const on = (tab: number, acts: readonly (typeof ACTS)[number][]) =>
      acts.map((act) => ({ tab, act, gap: 0 as const }));
    const again = ['tap', 'answered', 'second'] as const;
    const steps = [...on(0, again), ...on(0, again), ...on(1, again), ...on(0, ['reload', ...again])];
    return [{ steps, faults: [fault, fault], webLocks }];
  }),
);

let borrowers = 0;

/** The faults of a borrower's writes, one each; later writes succeed. */
const requested = ({ path, rows }: Subject, borrower: string, faults: readonly WriteFault[]): FaultRequest[] =>
  (rows === undefined ? [...faults.map(faultOfPayment), { ...acceptPayment(), times: 1000 }] : faults).map((fault) => ({
    ...fault,
    path,
    userId: borrower,
  }));

/** The idempotency keys of a borrower's writes that were not refused: the work of any other may have been done. */
async function keysOf(
  { path }: Subject,
  borrower: string,
  faults: readonly WriteFault[],
): Promise<ReadonlySet<unknown>> {
  const calls = (await sandbox.calls(path)).filter(({ query }) => query.userId === borrower);
  const unrefused = calls.filter((_, place) => faults[place]?.kind !== 'refuse');
  return new Set(unrefused.map(({ headers }) => headers['idempotency-key']));
}

async function run(subject: Subject, { steps, faults, webLocks }: Schedule): Promise<void> {
  borrowers += 1;
  if (borrowers % 25 === 0) {
    await sandbox.reset();
    await sandbox.clearCalls();
  }
  const borrower = `scheduled-${borrowers}`;
  localStorage.clear();
  held.clear();
  window.history.replaceState(null, '', `/#/form?userId=${borrower}`);
  vi.useFakeTimers({ toFake: ['performance'] });
  Object.defineProperty(navigator, 'locks', { configurable: true, value: webLocks ? locks : undefined });
  await sandbox.fault(...requested(subject, borrower, faults));

  const tabs: Page[] = [];
  const pages: Page[] = [];
  const pageOf = async (tab: number, anew = false) => {
    const known = tabs[tab];
    // After a success, a page that is opened again is a new request.
    if (known !== undefined && (!anew || tabs.some(({ succeeded }) => succeeded))) return known;
    known?.kill();
    const page = new Page();
    tabs[tab] = page;
    pages.push(page);
    await page.open(subject, borrower);
    return page;
  };
  await pageOf(0);
  await pageOf(1);

  let again = 0;
  for (const { tab, act, gap } of steps) {
    const page = await pageOf(tab, act === 'reload');
    if (act === 'tap' || act === 'double tap') page.tap();
    if (act === 'double tap') {
      await pause(gap);
      page.tap();
    }
    if (act === 'send again' && page.answer(true)) again += 1;
    if (act === 'cancel') page.answer(false);
    if (act === 'kill') page.kill();
    if (act === 'wait') await pause(3);
    if (act === 'second') vi.advanceTimersByTime(1000);
    if (act === 'answered') await page.answered();
  }
  for (const page of tabs) page.kill();
  // The requests of killed pages are still pending.
  for (const page of pages) await page.answered();

  const rows = (await subject.rows?.(borrower)) ?? 0;
  expect(rows, `rows with ${again} times "Send again"`).toBeLessThanOrEqual(1 + again);
  expect((await keysOf(subject, borrower, faults)).size).toBeLessThanOrEqual(1 + again);
}

it.each(SUBJECTS)(
  'Random schedules of a $name make one row at most, and one more for each "Send again"',
  async (subject) => {
    await fc.assert(
      fc.asyncProperty(schedule, (each) => run(subject, each)),
      { numRuns: EXAMPLES.length + RUNS, examples: EXAMPLES },
    );
  },
  3_600_000,
);
