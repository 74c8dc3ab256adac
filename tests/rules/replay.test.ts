import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultSchema } from '../../sandbox/faults';
import { makeReport, type Report, readReport, reportText } from '../../src/test-page/report/report';
import { reportedAddress } from '../../src/test-page/report/reproduce';
import type { CallEvent, NewEvent, Outcome, TimelineEvent } from '../../src/test-page/timeline/event';
import { createMask } from '../../src/test-page/timeline/mask';
import { replayOf } from '../../src/test-page/timeline/replay';
import { truncate } from '../../src/test-page/timeline/truncate';
import { answers } from './json';

const ORDER = '/v3/loan-details/loan-details';
const PUSH = '/v3/loan-confirm/loan-detail-push';
const GOOD: Outcome = { kind: 'answer', status: 200, succeeded: true, code: '0', message: 'success', data: { a: 1 } };

const record = (...events: (NewEvent & { at?: number })[]): TimelineEvent[] =>
  events.map((event, id) => ({ at: 1000 * id, ...event, id }));
const screen = (route: string): NewEvent => ({ kind: 'screen', route, session: { language: '1' } });
const call = (path: string, outcome: Outcome, method: CallEvent['method'] = 'GET'): NewEvent => ({
  kind: 'call',
  method,
  path,
  wirePath: path,
  query: {},
  headers: [],
  outcome,
});
const tap = (name: string): NewEvent => ({ kind: 'tap', step: { do: 'press', role: 'button', name } });
const faults = (...events: NewEvent[]) => replayOf(record(screen('/order'), ...events))?.faults;

describe('A replay', () => {
  it('opens the last screen that is not the test page, and repeats what was done there', () => {
    const replay = replayOf(
      record(
        screen('/order?orderId=1'),
        tap('Repay'),
        screen('/repay?orderId=1'),
        tap('More'),
        screen('/testPreview?section=report'),
      ),
    );
    expect(replay).toMatchObject({ route: '/repay?orderId=1', steps: [{ do: 'calm' }, { do: 'press', name: 'More' }] });
  });

  it('does not repeat the tap that led back to the test page', () => {
    const left = (way: object) => {
      const next = { ...screen('/testPreview'), at: 120, ...way };
      return replayOf(record(screen('/repay'), { ...tap('Back'), at: 100 }, next))?.steps;
    };
    expect(left({ returned: true })).toEqual([]);
    expect(left({ returned: true, at: 5000 })).toHaveLength(2);
    expect(left({})).toHaveLength(2);
  });

  it('waits with a tap for what had been answered before it, and for nothing else', () => {
    const steps = (ms: object) =>
      replayOf(record(screen('/repay'), { ...call(ORDER, GOOD), at: 100, ...ms }, { ...tap('More'), at: 500 }))?.steps;
    expect(steps({ ms: 300 })?.map((step) => step.do)).toEqual(['calm', 'press']);
    expect(steps({ ms: 600 })?.map((step) => step.do)).toEqual(['press']);
    expect(steps({})?.map((step) => step.do)).toEqual(['press']);
  });

  it('knows nothing without a screen', () => {
    expect(replayOf([])).toBeUndefined();
    expect(replayOf(record(screen('/testPreview')))).toBeUndefined();
  });

  it.each<[string, Outcome, object]>([
    ['a good answer', GOOD, { kind: 'data', data: { a: 1 } }],
    ['a good answer without data', { ...GOOD, data: undefined }, { kind: 'data', data: null }],
    [
      'a refusal',
      { ...GOOD, succeeded: false, code: '7', message: 'No' },
      { kind: 'refuse', code: '7', message: 'No' },
    ],
    [
      'a refusal without words',
      { kind: 'answer', status: 200, succeeded: false, code: '7' },
      { kind: 'status', status: 200, body: { code: '7' } },
    ],
    [
      'a refusal with a status',
      { ...GOOD, status: 400, succeeded: false, code: '7', message: 'No' },
      { kind: 'status', status: 400, body: { code: '7', message: 'No' } },
    ],
    ['no envelope', { kind: 'text', status: 502, text: '<h1>' }, { kind: 'status', status: 502, body: '<h1>' }],
    ['a lost connection', { kind: 'network' }, { kind: 'reset-before' }],
    ['a device offline', { kind: 'offline' }, { kind: 'reset-before' }],
    ['a time-out', { kind: 'timeout' }, { kind: 'hang' }],
    ['a call that is on its way', { kind: 'pending' }, { kind: 'hang' }],
    ['a call that was awaited until the screen was left', { kind: 'left' }, { kind: 'hang' }],
  ])('answers like %s, as the sandbox takes it', (_what, outcome, fault) => {
    const asked = faults(call(ORDER, outcome));
    expect(asked).toEqual([{ path: ORDER, times: 50, ...fault }]);
    expect(v.safeParse(v.array(faultSchema), JSON.parse(JSON.stringify(asked))).success).toBe(true);
  });

  it('meets the calls of one path in their order, and the last read for as long as it is looked at', () => {
    const bad: Outcome = { kind: 'text', status: 200, text: '' };
    expect(faults(call(ORDER, bad), call(PUSH, GOOD, 'POST'), call(ORDER, GOOD))).toMatchObject([
      { path: ORDER, kind: 'status', times: 1 },
      { path: PUSH, kind: 'data', times: 1 },
      { path: ORDER, kind: 'data', times: 50 },
    ]);
    expect(faults(call('/v3/loan-details/generate-vcode', GOOD, 'POST'))).toMatchObject([{ times: 50 }]);
  });

  it('forgets a call that was given up and asked again', () => {
    expect(faults(call(ORDER, { kind: 'left' }), call(ORDER, GOOD))).toMatchObject([{ kind: 'data' }]);
  });

  it('gives what only earlier screens have read, but does none of their writes', () => {
    const replay = replayOf(
      record(
        screen('/order'),
        call(ORDER, { kind: 'network' }),
        call(ORDER, GOOD),
        call(PUSH, GOOD, 'POST'),
        screen('/repay'),
        call('/v3/installment/loan-play-detail', GOOD),
      ),
    );
    expect(replay?.faults.map(({ path, kind }) => [path, kind])).toEqual([
      ['/v3/installment/loan-play-detail', 'data'],
      [ORDER, 'data'],
    ]);
  });

  it('lets the sandbox draw a captcha of its own', () => {
    expect(faults(call('/api/v2/youmi/promotion/get-sid', GOOD))).toEqual([]);
    expect(faults(call('/api/v2/youmi/promotion/get-sid', { kind: 'network' }))).toHaveLength(1);
  });
});

const CIRCUMSTANCES = {
  madeAt: '2026-11-30T12:00:00.000Z',
  app: '0.1.0',
  device: { userAgent: 'x', viewport: '390×844', pixelRatio: 3, scheme: 'light', language: 'es', online: true },
  handlers: ['home'],
};
const reported = (events: TimelineEvent[], note = '') => makeReport(events, CIRCUMSTANCES, note) as Report;

describe('A report', () => {
  it('is the same after it was sent as text, also with words around it', () => {
    fc.assert(
      fc.property(answers(['text', 'value']), fc.string(), (data, note) => {
        const masked = createMask([]).value(data);
        const report = reported(
          record(screen('/order?orderId=1'), call(ORDER, { ...GOOD, data: masked }), tap('OK')),
          note,
        );
        const sent = JSON.parse(reportText(report));
        expect(readReport(reportText(report))).toEqual(sent);
        expect(readReport(`Look:\n\`\`\`json\n${reportText(report)}\n\`\`\`\nthanks`)).toEqual(sent);
      }),
    );
  });

  it('has no answers of earlier screens but the last of each call', () => {
    const { timeline } = reported(record(screen('/a'), call(ORDER, GOOD), call(ORDER, GOOD), screen('/b'), tap('OK')));
    const kept = timeline.map(
      (event) => event.kind === 'call' && event.outcome.kind === 'answer' && event.outcome.data,
    );
    expect(kept).toEqual([false, undefined, { a: 1 }, false, false]);
  });

  it.each([
    ['nothing', ''],
    ['nothing', ' \n'],
    ['noJson', 'hello'],
    ['noJson', '{"format": "borrower-h5 report"'],
    ['noReport', '{}'],
    ['noReport', JSON.stringify({ ...reported(record(screen('/a'))), route: 'javascript:alert(1)' })],
    [
      'noReport',
      JSON.stringify({ ...reported(record(screen('/a'))), timeline: [{ kind: 'tap', step: { do: 'harm' } }] }),
    ],
    ['newer', JSON.stringify({ format: 'borrower-h5 report', version: 2 })],
  ])('is none, and it is said why: %s', (problem, text) => {
    expect(readReport(text)).toBe(problem);
  });

  it('opens as whoever looks, with its own language and release', () => {
    const none = {
      appVersion: '',
      deviceName: '',
      osVersion: '',
      productId: '',
      orderId: '',
      contactName: '',
      payCode: '',
      amount: '',
    };
    const fields = {
      ...none,
      sessionId: 's-1',
      deviceId: 'd-1',
      idfa: '',
      orderId: '9',
      appVersion: '9',
      more: { userId: '5', mobilePhone: '55', appName: 'X' },
    };
    expect(reportedAddress('/order?orderId=1', { language: '1', appVersion: '2' }, fields)).toBe(
      '/order?orderId=1&language=1&appVersion=2&deviceId=d-1&sessionId=s-1&mobilePhone=55',
    );
    expect(reportedAddress('/order', {}, fields)).toBe('/order?language=2&deviceId=d-1&sessionId=s-1&mobilePhone=55');
  });
});

describe('A huge answer', () => {
  it('is cut until it fits, with every field in its place', () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, content: 'x'.repeat(3000) }));
    const { value, cut } = truncate({ tabs: [{ title: 'All', list: rows }] });
    expect(cut).toBe(true);
    expect(JSON.stringify(value).length).toBeLessThan(40_001);
    expect(value).toMatchObject({
      tabs: [{ title: 'All', list: expect.arrayContaining([expect.objectContaining({ id: 1 })]) }],
    });
    expect(truncate({ a: 1 })).toEqual({ value: { a: 1 }, cut: false });
  });
});
