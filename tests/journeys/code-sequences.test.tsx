/**
 * The property of payment codes: whatever happens, no screen shows a code that a store would refuse, unless it says that
 * the code may not be valid or could not be checked; and once the order is read again, none is left on the device. SCHEDULES and TEST_SEED set number and seed of the sequences.
 */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
// Loaded on demand in the app.
import '../../src/features/order/voucher-cards';
import type { SavedVoucher } from '../../src/loan/vouchers/voucher';
import { isDoubtful, VOUCHERS_KEY } from '../../src/loan/vouchers/voucher-rules';
import { expectOnConsole } from '../console';
import { SEED } from '../seed';
import { appOfFile, type OpenedApp } from './app';
import { databaseIdle, installDatabase } from './fake-database';

/** `npm run test:schedules` sets it. `npm test` runs an example for each change and request type, and a few random sequences. */
const { SCHEDULES } = process.env;
const RUNS = Number(SCHEDULES ?? 3);

const ORDER_ID = '1000174';
const OF_ORDER = `productId=101&orderId=${ORDER_ID}`;
const CHANNELS = ['CASH01', 'CASH02', 'BANK01'] as const;
const DAY = 24 * 3_600_000;
const CODE = /^\d{4} \d{4} \d{4} \d{2}$/;
/** What a screen says about codes that are perhaps not valid. */
const WARNINGS = [
  'This code may no longer be valid.',
  'Could not be checked just now',
  'They could not be checked just now.',
  'Could not refresh.',
];

const { sandbox, open } = appOfFile();

/** Pays a voucher of the given request type at the store; does nothing if the store accepts none. */
async function pay(requestType: string): Promise<void> {
  const { vouchers } = (await sandbox.state()) as unknown as { vouchers: { vCode: string; requestType: number }[] };
  for (const { vCode } of vouchers.filter((each) => String(each.requestType) === requestType)) {
    if (await isPayable(vCode)) {
      await sandbox.payVoucher(vCode);
      return;
    }
  }
}

const isPayable = async (vCode: string) =>
  ((await (await fetch(`${sandbox.origin}/sandbox/vouchers/${vCode}`)).json()) as { isPayable: boolean }).isPayable;

async function refused(codes: readonly string[]): Promise<string[]> {
  const dead: string[] = [];
  for (const code of new Set(codes)) if (!(await isPayable(code))) dead.push(code);
  return dead;
}

/** The saved codes, without those that are shown as perhaps not valid. */
const savedCodes = (entries: ReadonlyMap<string, unknown>) =>
  [...entries].flatMap(([key, value]) =>
    key.endsWith(VOUCHERS_KEY)
      ? (value as SavedVoucher[]).filter((each) => !isDoubtful(each)).flatMap(({ content }) => content.code ?? [])
      : [],
  );

const channel = fc.constantFrom(...CHANNELS);
const requestType = fc.constantFrom('1', '2');
const step = fc.oneof(
  fc.record({ kind: fc.constantFrom('extend', 'pay', 'settle', 'new codes') }),
  fc.record({ kind: fc.constant('other amount'), penalty: fc.integer({ min: 1, max: 9 }) }),
  fc.record({ kind: fc.constant('channel gone'), payCode: channel }),
  fc.record({ kind: fc.constantFrom('order', 'repay', 'extension') }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('instructions'), payCode: channel, requestType }) },
  fc.record({ kind: fc.constantFrom('offline', 'online', 'unlock', 'other borrower', 'till') }),
  fc.record({ kind: fc.constant('clock'), days: fc.constantFrom(-400, -61, 0, 61, 400) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
const sequence = fc.array(step, { minLength: 3, maxLength: 12 });

/** Each change of the server between the instructions and another screen. */
const CHANGES: readonly Step[] = [
  { kind: 'extend' },
  { kind: 'pay' },
  { kind: 'settle' },
  { kind: 'new codes' },
  { kind: 'other amount', penalty: 3 },
  { kind: 'channel gone', payCode: 'CASH01' },
];
const EXAMPLES = (['1', '2'] as const).flatMap((type, first) => {
  const instructions: Step = { kind: 'instructions', payCode: 'CASH01', requestType: type };
  const channels: Step = { kind: type === '1' ? 'repay' : 'extension' };
  const seen: readonly Step[] = [{ kind: 'order' }, channels, { kind: 'unlock' }];
  return CHANGES.flatMap((change, place) => {
    const examples: [Step[]][] = [
      ...seen.map((screenStep): [Step[]] => [[instructions, change, screenStep]]),
      [[instructions, change, { kind: 'offline' }, { kind: 'unlock' }]],
      [[instructions, { kind: 'clock', days: -400 }, change, { kind: 'unlock' }]],
    ];
    return SCHEDULES === undefined
      ? examples.filter((_, turn) => turn === (first + place) % examples.length)
      : examples;
  });
});

class Phone {
  #app: OpenedApp | undefined;
  #isOffline = false;
  readonly #start = Date.now();

  async take(one: Step): Promise<void> {
    switch (one.kind) {
      case 'extend':
        return pay('2');
      case 'pay':
        return pay('1');
      case 'settle':
        return sandbox.setStatus(ORDER_ID, 200);
      case 'new codes':
        return sandbox.setTerms(ORDER_ID, { hasNewCodes: true });
      case 'other amount':
        return sandbox.setTerms(ORDER_ID, { penalty: 1000 * (one as { penalty: number }).penalty });
      case 'channel gone':
        return sandbox.ask('DELETE', `/channels/${(one as { payCode: string }).payCode}`);
      case 'offline':
      case 'online':
        this.#isOffline = one.kind === 'offline';
        return this.#connect();
      case 'clock':
        vi.useFakeTimers({ now: this.#start + (one as { days: number }).days * DAY, toFake: ['Date'] });
        return;
      case 'order':
        return this.#open(`/loan-detail?${OF_ORDER}`);
      case 'repay':
        return this.#open(`/repay?${OF_ORDER}`);
      case 'extension':
        return this.#open(`/repay-delay?${OF_ORDER}`);
      case 'instructions': {
        const { payCode, requestType: type } = one as { payCode: string; requestType: string };
        const { orders } = await sandbox.state();
        const order = orders.find(({ id, borrowerId }) => id === ORDER_ID && borrowerId === '10001') as unknown as {
          amount: number;
          interest: number;
          commission: number;
          vat: number;
          penalty: number;
        };
        const { amount, interest, commission, vat, penalty } = order;
        const due = type === '2' ? Math.round(amount * 0.05) : amount + interest + commission + vat + penalty;
        return this.#open(`/carpmm?requestType=${type}&amount=${due}&payCode=${payCode}&${OF_ORDER}`);
      }
      case 'other borrower':
        return this.#open(`/loan-detail?${OF_ORDER}`, { userId: '20002', sessionId: 'session-20002' });
      case 'till': {
        const [button] = screen.queryAllByRole('button', { name: 'Show at the till' });
        if (button) await act(async () => fireEvent.click(button));
        return;
      }
      case 'unlock':
        if (this.#app === undefined) return;
        for (const name of ['visibilitychange', 'focus']) fireEvent(window, new Event(name));
        return this.#idle();
    }
  }

  /** Without a connection each call fails before it arrives. */
  async #connect(): Promise<void> {
    await sandbox.clearFaults();
    if (this.#isOffline) await sandbox.fault({ path: '*', kind: 'reset-before', times: 1000 });
  }

  async #open(route: string, parameters = {}): Promise<void> {
    this.#app?.unmount();
    await databaseIdle();
    this.#app = await open(route, parameters);
    await this.#idle();
  }

  /** Waits until the screen has all answers. */
  async #idle(): Promise<void> {
    let before = -1;
    await waitFor(
      async () => {
        const calls = (await sandbox.calls()).length;
        const isSettled = calls === before && document.querySelector('main[aria-busy="true"]') === null;
        before = calls;
        await databaseIdle();
        expect(isSettled).toBe(true);
      },
      { timeout: 60_000, interval: 20 },
    );
    // For what is read from the device after the answers.
    for (let time = 0; time < 3; time += 1) await databaseIdle();
  }

  /** The codes on screen that a store would refuse, if the screen does not warn. */
  async dead(): Promise<string[]> {
    // A line whose place is only reserved says nothing.
    const texts = [...document.querySelectorAll('p, span, b')].filter(({ className }) => !className.includes('unseen'));
    if (texts.some(({ textContent }) => WARNINGS.some((each) => textContent?.includes(each)))) return [];
    return refused(screen.queryAllByText(CODE).map((each) => each.textContent?.replaceAll(' ', '') ?? ''));
  }

  close(): void {
    this.#app?.unmount();
    vi.useRealTimers();
  }
}

/** Steps after which the screen has asked the server. */
const ASKS = ['order', 'repay', 'extension', 'instructions', 'other borrower', 'unlock'];

it('No sequence shows a code that a store would refuse, without a warning', async () => {
  console.log(`code sequences: ${RUNS}, TEST_SEED=${SEED}`);
  expectOnConsole(/XMLHttpRequest|socket|aborted|network|terminated|ECONN/i);
  const database = installDatabase();
  await fc.assert(
    fc.asyncProperty(sequence, async (steps) => {
      await sandbox.reset();
      localStorage.clear();
      sessionStorage.clear();
      database.entries.clear();
      const phone = new Phone();
      try {
        for (const one of steps) {
          await phone.take(one);
          if (ASKS.includes(one.kind)) expect(await phone.dead()).toEqual([]);
        }
        await phone.take({ kind: 'online' });
        await phone.take({ kind: 'order' });
        expect(await refused(savedCodes(database.entries)), 'left on the device').toEqual([]);
      } finally {
        phone.close();
      }
    }),
    { numRuns: EXAMPLES.length + RUNS, examples: EXAMPLES },
  );
}, 3_600_000);
