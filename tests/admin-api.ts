/** The sandbox's admin API (sandbox/README.md), for the tests. */
import type { LoggedCall } from '../sandbox/calls.ts';
import type { Fault } from '../sandbox/faults.ts';
import type { Borrower, Complaint, Order, Repayment, Voucher } from '../sandbox/schema.ts';

type Request<One> = One extends { kind: unknown }
  ? Pick<One, 'kind'> & Partial<Omit<One, 'kind' | 'path'>> & { path: string }
  : never;
/** A request for a fault; fields with a default may be left out. */
export type FaultRequest = Request<Fault>;

/** To how many calls a fault applies, how late, and of whom. */
type Limits = Partial<Pick<Fault, 'times' | 'ms' | 'userId'>>;

/** What tests read of the sandbox's state. */
interface State {
  borrowers: Pick<Borrower, 'id' | 'score'>[];
  orders: Order[];
  vouchers: Voucher[];
  complaints: Complaint[];
  repayments: Repayment[];
}

export type AdminApi = ReturnType<typeof adminApi>;

/** @param origin the sandbox's. */
export function adminApi(origin: string) {
  /** @throws Error with the answer if the sandbox refuses it. */
  async function ask<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(`${origin}/sandbox${path}`, {
      method,
      ...(body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
    });
    const answer = await response.text();
    if (!response.ok) throw new Error(`${method} /sandbox${path}: ${response.status} ${answer}`);
    return JSON.parse(answer) as Answer;
  }
  const fault = (...faults: FaultRequest[]) => ask<void>('POST', '/faults', faults);
  return {
    origin,
    ask,
    /** Each applies to the next call of its `path` (canonical, after /began). Faults of one path apply in their order. */
    fault,
    /** The next answer to a path has these data. */
    answer: (path: string, data: unknown, limits: Limits = {}) => fault({ path, kind: 'data', data, ...limits }),
    /** The same, with the fields that the answer would have besides. */
    merge: (path: string, data: unknown, limits: Limits = {}) =>
      fault({ path, kind: 'data', merge: true, data, ...limits }),
    /** Removes the faults, and answers delayed calls now. */
    clearFaults: () => ask<void>('DELETE', '/faults'),
    clearCalls: () => ask<void>('DELETE', '/calls'),
    /** The received calls, of one path if it is given. */
    calls: async (path?: string) => {
      const calls = await ask<LoggedCall[]>('GET', '/calls');
      return path === undefined ? calls : calls.filter((call) => call.path === path);
    },
    state: () => ask<State>('GET', '/state'),
    setStatus: (orderId: string, status: number) => ask<void>('POST', `/orders/${orderId}/status`, { status }),
    /** Another penalty, or new payment codes. */
    setTerms: (orderId: string, terms: { penalty?: number; hasNewCodes?: boolean }) =>
      ask<void>('POST', `/orders/${orderId}/terms`, terms),
    payVoucher: (vCode: string) => ask<void>('POST', `/vouchers/${vCode}/pay`),
    /** @param ahead milliseconds, counted from the real time. */
    setClock: (ahead: number) => ask<void>('POST', '/clock', { ahead }),
    /** Adds complaints of the default borrower. */
    addComplaints: (count: number) => ask<void>('POST', '/complaints', { count }),
    /** The last code that the bank sent for a card payment; by default for the pending one. */
    sentCode: async (repayRecordId?: string) => {
      const { repayments } = await ask<State>('GET', '/state');
      const waiting = repayments.find(({ state }) => state === 'waiting');
      return (await ask<{ code: string }>('GET', `/sms?repayRecordId=${repayRecordId ?? waiting?.id}`)).code;
    },
    /** The last code that was sent to a mobile number. */
    smsCode: async (phone: string) => (await ask<{ code: string }>('GET', `/sms?phone=${phone}`)).code,
    /** The text of a captcha's picture. */
    captchaText: async (sid: string) => (await ask<{ answer: string }>('GET', `/captcha?sid=${sid}`)).answer,
    reset: () => ask<void>('POST', '/reset'),
  };
}
