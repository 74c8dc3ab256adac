/** What the device saves of a write, and when it may be sent again. What screens show of it: `tests/journeys/lost-answer.test.tsx`. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  LIFETIME,
  markCarriedOut,
  readAttempts,
  removeAttempts,
  type SavedAttempt,
  sendAttempt,
  subjectOf,
} from '../../src/api/attempts';
import { Failure } from '../../src/api/failure';
import { removeOthersSaved } from '../../src/platform/database';
import { localStore } from '../../src/platform/storage';
import { holdTimers } from '../hold-timers';
import { installDatabase } from '../journeys/fake-database';

const START = 1_800_000_000_000;
const SUBJECT = subjectOf('userId=7', ['loan', '101']);
const LOST = new Failure('timeout');

const openAt = (userId: string) => window.history.replaceState(null, '', `/#/confirm-loan?userId=${userId}`);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: START });
  openAt('7');
});

const setTime = (ms: number) => vi.setSystemTime(START + ms);
const screen = (sender = 'first', openedAt = START, subject = SUBJECT) => ({ subject, sender, openedAt });

interface SendOptions {
  confirmed?: readonly string[];
  from?: ReturnType<typeof screen>;
  isComplete?: (result: unknown) => boolean;
}

/** @param answer what the call resolves to, or the failure that it throws. */
function send(answer: unknown, { confirmed = [], from = screen(), isComplete }: SendOptions = {}) {
  const call = vi.fn((_id: string) => (answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer)));
  const result = sendAttempt({ ...from, facts: { amount: 345600 }, confirmed }, call, isComplete).catch(
    (error: unknown) => error,
  );
  return { call, result };
}

/** An attempt whose answer is lost. */
async function lose(from = screen()): Promise<SavedAttempt> {
  const { call, result } = send(LOST, { from });
  expect(await result).toBe(LOST);
  const saved = await readAttempts(from);
  return saved.find(({ id }) => id === call.mock.lastCall?.[0]) as SavedAttempt;
}

const idsAt = async (from: ReturnType<typeof screen>) => (await readAttempts(from)).map(({ id }) => id);

describe('An attempt', () => {
  it('is saved before its request is sent, with the key of the request', async () => {
    const seen: unknown[] = [];
    const request = async (id: string) => {
      seen.push(id, ...(await readAttempts(screen('other'))));
      // Its own screen still waits for the answer, for example when the borrower returns from another app.
      expect(await idsAt(screen())).toEqual([]);
    };
    await sendAttempt({ ...screen(), facts: { amount: 345600 }, confirmed: [] }, request);
    const [id] = seen;
    expect(id).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
    expect(seen).toEqual([id, { id, subject: SUBJECT, sender: 'first', at: START, amount: 345600 }]);
  });

  it.each<[string, unknown, boolean]>([
    ['a lost answer', LOST, true],
    ['an error of the server', new Failure('http', { status: 503, inEnvelope: true }), true],
    ['an unexpected error', new Error('odd'), true],
    ['a refusal', new Failure('refused', { serverMessage: 'No' }), false],
    ['an answer', 'done', false],
    ['an answer that asks for another step', 'code', false],
  ])('after %s is in doubt on its screen', async (_what, answer, isInDoubt) => {
    await send(answer, { isComplete: (result) => result !== 'code' }).result;
    expect(await readAttempts(screen())).toHaveLength(isInDoubt ? 1 : 0);
    // A second open screen keeps the attempt after a success, too: it has not shown the outcome yet.
    expect(await readAttempts(screen('other'))).toHaveLength(isInDoubt || answer === 'done' ? 1 : 0);
  });

  it('in doubt is sent again only after its own confirmation', async () => {
    const { id } = await lose();
    for (const confirmed of [[], ['another']]) {
      const { call, result } = send('done', { confirmed });
      expect(await result).toEqual({ state: 'unconfirmed' });
      expect(call).not.toHaveBeenCalled();
    }
    const another = send('done', { from: screen('first', START, subjectOf('userId=7', ['loan', '102'])) });
    expect(await another.result).toEqual({ state: 'sent', result: 'done' });
    const again = send('done', { confirmed: [id] });
    expect(await again.result).toEqual({ state: 'sent', result: 'done' });
    expect(again.call).not.toHaveBeenCalledWith(id);
    expect(await readAttempts(screen())).toEqual([]);
  });

  it('in doubt stays so after a later answer that asks for another step', async () => {
    const { id } = await lose();
    await send('code', { confirmed: [id], isComplete: (result) => result !== 'code' }).result;
    expect(await idsAt(screen())).toEqual([id]);
    expect(await send('done').result).toEqual({ state: 'unconfirmed' });
  });

  it('in doubt beside a second one needs both confirmations, and is ended by a success with it', async () => {
    const first = await lose();
    const second = send(LOST, { confirmed: [first.id] });
    await second.result;
    const [, { id = '' } = {}] = await readAttempts(screen());
    expect(await send('done', { confirmed: [id] }).result).toEqual({ state: 'unconfirmed' });
    const elsewhere = await lose(screen('first', START, subjectOf('userId=7', ['loan', '102'])));
    await send('done', { confirmed: [first.id, id] }).result;
    expect(await readAttempts(screen())).toEqual([]);
    expect(await readAttempts(screen('other'))).toHaveLength(1);
    expect(await idsAt({ ...screen(), subject: elsewhere.subject })).toEqual([elsewhere.id]);
  });

  it('that succeeded is told to screens that were open then or are opened within ten seconds, and asks there', async () => {
    setTime(1000);
    await send('done').result;
    const [sent] = await readAttempts(screen('other'));
    expect(sent).toMatchObject({ at: START + 1000, arrivedAt: START + 1000 });
    expect(await idsAt(screen('other', START + 11_000))).toEqual([sent?.id]);
    expect(await idsAt(screen('other', START + 11_001))).toEqual([]);
    // A write that may be sent again on purpose: only to screens that were open then.
    expect(await readAttempts({ ...screen('other', START + 1000), isRepeatable: true })).toHaveLength(1);
    expect(await readAttempts({ ...screen('other', START + 1001), isRepeatable: true })).toEqual([]);
    expect(await send('done', { from: screen('other') }).result).toEqual({ state: 'unconfirmed' });
    // A second success keeps the first for a third screen, and ends it on the second.
    await send('done', { from: screen('other'), confirmed: [sent?.id ?? ''] }).result;
    expect(await idsAt(screen('other'))).toEqual([]);
    expect(await readAttempts(screen('third'))).toHaveLength(2);
  });

  it('that a read has found is told to all screens that were open then, and to no later one', async () => {
    const lost = await lose();
    const other = await lose(screen('first', START, subjectOf('userId=7', ['loan', '102'])));
    const third = await lose(screen('first', START, subjectOf('userId=7', ['loan', '103'])));
    setTime(1000);
    await markCarriedOut([lost, third]);
    for (const sender of ['first', 'other']) {
      expect(await readAttempts(screen(sender, START + 1000))).toEqual([
        { ...lost, sender: '', arrivedAt: START + 1000 },
      ]);
      expect(await readAttempts(screen(sender, START + 1001))).toEqual([]);
    }
    expect(await readAttempts({ ...screen(), subject: other.subject })).toEqual([other]);
  });

  it('is removed when the borrower says so, and no other one', async () => {
    const first = await lose();
    const second = await lose(screen('first', START, subjectOf('userId=7', ['loan', '102'])));
    await removeAttempts([first.id]);
    expect(await readAttempts(screen())).toEqual([]);
    expect(await readAttempts({ ...screen(), subject: second.subject })).toEqual([second]);
  });

  it('in doubt is still known when the database can no longer be used', async () => {
    const database = installDatabase();
    const { id } = await lose();
    database.deny();
    expect(await idsAt(screen())).toEqual([id]);
    expect(await send('done').result).toEqual({ state: 'unconfirmed' });
    expect(await send('done', { confirmed: [id] }).result).toEqual({ state: 'sent', result: 'done' });
    expect(await idsAt(screen())).toEqual([]);
  });

  it('is forgotten after 24 hours', async () => {
    await lose();
    expect(LIFETIME).toBe(24 * 3_600_000);
    setTime(LIFETIME - 1);
    expect(await readAttempts(screen())).toHaveLength(1);
    setTime(LIFETIME);
    expect(await readAttempts(screen())).toEqual([]);
    await removeAttempts([]);
    setTime(0);
    expect(await readAttempts(screen())).toEqual([]);
  });

  it('of a clock that was ahead is forgotten 24 hours after it was first read', async () => {
    setTime(365 * LIFETIME);
    await lose();
    setTime(0);
    expect(await readAttempts(screen())).toHaveLength(1);
    setTime(LIFETIME);
    expect(await readAttempts(screen())).toEqual([]);
  });

  it('stays while another borrower uses the device, who does not see it, for 24 hours', async () => {
    const lost = await lose();
    openAt('8');
    localStore.removeOthers();
    await removeOthersSaved();
    const ofOther = screen('other', START, subjectOf('userId=8', ['loan', '101']));
    expect(await readAttempts(ofOther)).toEqual([]);
    openAt('7');
    expect(await readAttempts(screen('again'))).toEqual([lost]);
    setTime(LIFETIME);
    await readAttempts(ofOther);
    setTime(0);
    expect(await readAttempts(screen('again'))).toEqual([]);
  });

  it('is of one borrower and one thing', () => {
    const subjects = [
      subjectOf('a', ['b']),
      subjectOf('a', ['b', undefined]),
      subjectOf('a', [undefined, 'b']),
      subjectOf('b', ['a']),
      subjectOf('a', []),
    ];
    expect(new Set(subjects).size).toBe(subjects.length);
  });
});

describe('With a lock of the browser', () => {
  const locks = { request: vi.fn() };
  beforeEach(() => {
    locks.request.mockReset();
    vi.stubGlobal('navigator', { ...navigator, locks });
  });
  type Work = (lock: object | null) => unknown;

  it('an attempt is sent in one tab at a time, for each thing', async () => {
    locks.request.mockImplementationOnce(async (_name, _options, work: Work) => work({}));
    expect(await send('done').result).toEqual({ state: 'sent', result: 'done' });
    locks.request.mockImplementationOnce(async (_name, _options, work: Work) => work(null));
    const busy = send('done', { from: screen('other') });
    expect(await busy.result).toEqual({ state: 'busy' });
    expect(busy.call).not.toHaveBeenCalled();
    const asked = [`attempt ${SUBJECT}`, { ifAvailable: true }];
    expect(locks.request.mock.calls.map(([name, options]) => [name, options])).toEqual([asked, asked]);
  });

  it.each([
    [
      'throws',
      () => {
        throw new DOMException('denied', 'SecurityError');
      },
    ],
    ['rejects', () => Promise.reject(new DOMException('denied', 'SecurityError'))],
  ])('that %s an attempt is sent without it', async (_what, request) => {
    locks.request.mockImplementation(request);
    expect(await send('done').result).toEqual({ state: 'sent', result: 'done' });
  });

  it.each([[{}], [null]])('that comes later than two seconds an attempt is sent without it, once: %j', async (late) => {
    locks.request.mockReturnValue(new Promise(() => undefined));
    const deadline = holdTimers(2000);
    const { call, result } = send('done');
    await vi.waitUntil(() => deadline.count() === 1);
    expect(call).not.toHaveBeenCalled();
    deadline.run();
    expect(await result).toEqual({ state: 'sent', result: 'done' });
    expect(await locks.request.mock.lastCall?.[2](late)).toEqual({ state: 'sent', result: 'done' });
    expect(call).toHaveBeenCalledOnce();
  });

  it('that comes in time no second one is sent after two seconds', async () => {
    locks.request.mockImplementation(async (_name, _options, work: Work) => work({}));
    const deadline = holdTimers(2000);
    const { result } = send('done');
    await result;
    expect(deadline.count()).toBe(0);
  });
});
