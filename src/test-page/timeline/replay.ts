/** From a report to what brings its screen back: an address, the answers it met, and what was done there. Pure. */
import type { FaultRequest, Step } from '../scenarios/scenario';
import {
  type CallEvent,
  isCall,
  isTap,
  type Kept,
  lastVisit,
  type Outcome,
  type TapEvent,
  type TimelineEvent,
} from './event';

export interface Replay {
  /** Own parameters of the screen, without any session. */
  route: string;
  faults: FaultRequest[];
  steps: Step[];
  kept: Kept | undefined;
}

/** Calls that a lasting answer meets, so that the screen stays as it is while it is looked at. */
const LASTING = 50;

/** ms from a tap on `Back` to the screen before. */
const SAME_TAP = 1000;

/** POSTs that only read (contract, section 5). */
const POSTED_READS = ['/v3/loan-details/generate-vcode', '/api/v1/youmi/youmi-api/service/loan/repayment-way'];

/** Their good answers are keys to something: another visit needs one of its own. */
const OWN_ANSWERS = ['/api/v2/youmi/promotion/get-sid'];

/** @returns undefined when the record knows no screen but the test page. */
export function replayOf(events: readonly TimelineEvent[]): Replay | undefined {
  const visit = lastVisit(events);
  if (visit === undefined) return undefined;
  const { screen, before, during, next } = visit;
  const calls = during.filter(isCall);
  const asked = new Set(calls.map(({ path }) => path));
  const earlier = lastOfEach(before.filter(isCall)).filter((call) => isRead(call) && !asked.has(call.path));

  const taps = during.filter(isTap);
  const last = taps[taps.length - 1];
  const left = last !== undefined && next?.returned === true && next.at - last.at < SAME_TAP;
  return {
    route: screen.route,
    faults: [
      ...calls.flatMap((call, index) => answersOf(call, calls.slice(index + 1))),
      ...earlier.flatMap((call) => answersOf(call, [])),
    ],
    steps: (left ? taps.slice(0, -1) : taps).flatMap((tap) => (wasCalm(tap, calls) ? [CALM, tap.step] : [tap.step])),
    kept: screen.kept,
  };
}

const CALM: Step = { do: 'calm' };

/** Whether all that the screen had called by then was answered: what was tapped may have hung on it. */
const wasCalm = ({ at }: TapEvent, calls: readonly CallEvent[]) =>
  calls.every((call) => call.at > at || (call.ms !== undefined && call.at + call.ms <= at));

/** @param later what was called afterwards on the same screen. */
function answersOf(call: CallEvent, later: readonly CallEvent[]): FaultRequest[] {
  const { path, outcome } = call;
  const isLast = !later.some((each) => each.path === path);
  if (OWN_ANSWERS.includes(path) && outcome.kind === 'answer' && outcome.succeeded) return [];
  const fault = faultOf(outcome, isLast);
  return fault === undefined ? [] : [{ ...fault, path, times: isLast && isRead(call) ? LASTING : 1 }];
}

type Meeting = { kind: string; [detail: string]: unknown };

/** What the sandbox is asked for, so that a call ends like this one. */
function faultOf(outcome: Outcome, isLast: boolean): Meeting | undefined {
  switch (outcome.kind) {
    case 'answer':
      return answerOf(outcome);
    case 'text':
      return { kind: 'status', status: outcome.status, body: outcome.text };
    case 'network':
    case 'offline':
      return { kind: 'reset-before' };
    case 'timeout':
    case 'pending':
      return { kind: 'hang' };
    case 'left':
      // Nobody asked again: it was awaited until the screen was left.
      return isLast ? { kind: 'hang' } : undefined;
  }
}

function answerOf({ status, succeeded, code, message, data }: Extract<Outcome, { kind: 'answer' }>): Meeting {
  const fine = status >= 200 && status < 300;
  // JSON has no undefined, and the sandbox wants to be told.
  if (fine && succeeded) return { kind: 'data', data: data ?? null };
  if (fine && code !== undefined && message !== undefined) return { kind: 'refuse', code, message };
  const said = code === undefined ? { success: succeeded } : { code };
  return { kind: 'status', status, body: { ...said, ...(message !== undefined && { message }) } };
}

const isRead = ({ method, path }: CallEvent) => method === 'GET' || POSTED_READS.includes(path);

function lastOfEach(calls: readonly CallEvent[]): CallEvent[] {
  return calls.filter(({ path }, index) => !calls.slice(index + 1).some((later) => later.path === path));
}
