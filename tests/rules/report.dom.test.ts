import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultSchema } from '../../sandbox/faults';
import { PATHS } from '../../src/contract/paths';
import { makeReport, type Report, readReport, reportText } from '../../src/test-page/report/report';
import { reportedAddress, reportedFaults } from '../../src/test-page/report/reproduce';
import { fieldsOf } from '../../src/test-page/screens/fields';
import type { NewEvent, Outcome, TimelineEvent } from '../../src/test-page/timeline/event';
import { createMask, secretsIn } from '../../src/test-page/timeline/mask';
import { truncate } from '../../src/test-page/timeline/outcome';
import { answers } from './json';

const GOOD: Outcome = { kind: 'answer', status: 200, succeeded: true, code: '0', message: 'success', data: { a: 1 } };
const LOST: Outcome = { kind: 'network' };

const timeline = (...events: NewEvent[]): TimelineEvent[] =>
  events.map((event, id) => ({ ...event, id, at: 1000 * id }));
const screen = (route: string): NewEvent => ({ kind: 'screen', route, session: { language: '1' } });
const call = (path: string, outcome: Outcome, method: 'GET' | 'POST' = 'GET'): NewEvent => ({
  kind: 'call',
  method,
  path,
  query: {},
  headers: [],
  outcome,
});
const tap = (name: string): NewEvent => ({ kind: 'tap', action: 'press', name });
const faultsOf = (...events: NewEvent[]) => reportedFaults(timeline(...events));

describe('The faults for a report', () => {
  it.each<[string, Outcome, object]>([
    ['a good answer', GOOD, { kind: 'data', data: { a: 1 } }],
    ['a good answer without data', { ...GOOD, data: undefined }, { kind: 'data', data: null }],
    [
      'a refusal',
      { ...GOOD, succeeded: false, code: '7', message: 'No' },
      { kind: 'refuse', code: '7', message: 'No' },
    ],
    [
      'a refusal without a message',
      { kind: 'answer', status: 200, succeeded: false, code: '7' },
      { kind: 'status', status: 200, body: { code: '7' } },
    ],
    [
      'a refusal with a status',
      { ...GOOD, status: 400, succeeded: false, code: '7', message: 'No' },
      { kind: 'status', status: 400, body: { code: '7', message: 'No' } },
    ],
    ['no envelope', { kind: 'text', status: 502, text: '<h1>' }, { kind: 'status', status: 502, body: '<h1>' }],
    ['a lost connection', LOST, { kind: 'reset-before' }],
    ['a time-out', { kind: 'timeout' }, { kind: 'hang' }],
    ['a pending call', { kind: 'pending' }, { kind: 'hang' }],
    ['a call that was pending when the screen was left', { kind: 'left' }, { kind: 'hang' }],
  ])('repeat %s, as the sandbox takes it', (_what, outcome, fault) => {
    const faults = faultsOf(screen('/order'), call(PATHS.order, outcome));
    expect(faults).toEqual([{ path: PATHS.order, times: 50, ...fault }]);
    expect(v.safeParse(v.array(faultSchema), JSON.parse(JSON.stringify(faults))).success).toBe(true);
  });

  it('repeat the last answer of each read, also of earlier screens', () => {
    expect(
      faultsOf(
        screen('/order'),
        call(PATHS.order, GOOD),
        call(PATHS.repayment, LOST),
        screen('/repay'),
        call(PATHS.repayment, LOST),
        call(PATHS.repayment, GOOD),
      ),
    ).toMatchObject([
      { path: PATHS.order, kind: 'data', times: 50 },
      { path: PATHS.repayment, kind: 'data', times: 50 },
    ]);
  });

  it('repeat each write of the last screen once, in order, and none of earlier screens', () => {
    expect(
      faultsOf(
        screen('/a'),
        call(PATHS.loanRequest, GOOD, 'POST'),
        screen('/b'),
        call(PATHS.loanRequest, LOST, 'POST'),
        call(PATHS.loanRequest, GOOD, 'POST'),
      ),
    ).toMatchObject([
      { path: PATHS.loanRequest, kind: 'reset-before', times: 1 },
      { path: PATHS.loanRequest, kind: 'data', times: 1 },
    ]);
  });

  it('count a read that the contract sends by POST as a read', () => {
    const path = PATHS.voucher;
    expect(faultsOf(screen('/carpmm'), call(path, GOOD, 'POST'))).toMatchObject([{ path, times: 50 }]);
  });

  it('leave a good captcha session to the sandbox', () => {
    const path = PATHS.captchaSession;
    expect(faultsOf(screen('/promotion'), call(path, GOOD))).toEqual([]);
    expect(faultsOf(screen('/promotion'), call(path, LOST))).toHaveLength(1);
  });

  it('are none without a screen, and ignore calls after it was left', () => {
    expect(faultsOf(screen('/testPreview'), call(PATHS.order, GOOD))).toEqual([]);
    expect(faultsOf(screen('/order'), screen('/testPreview'), call(PATHS.order, GOOD))).toEqual([]);
  });
});

const ENVIRONMENT = {
  madeAt: '2026-11-30T12:00:00.000Z',
  app: '0.1.0',
  device: '390×844 · ×3 · light · es · x',
  handlers: ['home'],
};
const reportOf = (events: TimelineEvent[], note = '') => makeReport(events, ENVIRONMENT, note) as Report;

describe('A report', () => {
  it('is of the last screen that is not the test page', () => {
    expect(reportOf(timeline(screen('/order?orderId=1'), screen('/testPreview'))).route).toBe('/order?orderId=1');
    expect(makeReport(timeline(screen('/testPreview')), ENVIRONMENT, '')).toBeUndefined();
  });

  it('is the same after it was sent as text, also within other text', () => {
    fc.assert(
      fc.property(answers(['text', 'value']), fc.string(), (data, note) => {
        const masked = createMask([]).value(data);
        const events = timeline(screen('/order?orderId=1'), call(PATHS.order, { ...GOOD, data: masked }), tap('OK'));
        const text = reportText(reportOf(events, note));
        expect(readReport(text)).toEqual(JSON.parse(text));
        expect(readReport(`Look:\n\`\`\`json\n${text}\n\`\`\`\nthanks`)).toEqual(JSON.parse(text));
      }),
    );
  });

  it('has no answers of earlier screens but the last of each call', () => {
    const { timeline: events } = reportOf(
      timeline(screen('/a'), call(PATHS.order, GOOD), call(PATHS.order, GOOD), screen('/b'), tap('OK')),
    );
    const data = events.map((event) => event.kind === 'call' && event.outcome.kind === 'answer' && event.outcome.data);
    expect(data).toEqual([false, undefined, { a: 1 }, false, false]);
  });

  it.each([
    ['nothing', ''],
    ['nothing', ' \n'],
    ['noJson', 'hello'],
    ['noJson', '{"format": "borrower-h5 report"'],
    ['noReport', '{}'],
    ['noReport', JSON.stringify({ ...reportOf(timeline(screen('/a'))), route: 'javascript:alert(1)' })],
    ['noReport', JSON.stringify({ ...reportOf(timeline(screen('/a'))), timeline: [{ kind: 'tap', action: 'harm' }] })],
    ['newer', JSON.stringify({ format: 'borrower-h5 report', version: 3 })],
  ])('is not read, with the reason %s', (reason, text) => {
    expect(readReport(text)).toBe(reason);
  });

  it("opens with the tester's session, and its own language and release", () => {
    const fields = fieldsOf({
      ...{ sessionId: 's-1', deviceId: 'd-1', orderId: '9', appVersion: '9' },
      ...{ userId: '5', mobilePhone: '55', appName: 'X' },
    });
    expect(reportedAddress('/order?orderId=1', { language: '1', appVersion: '2' }, fields)).toBe(
      '/order?orderId=1&language=1&appVersion=2&deviceId=d-1&sessionId=s-1&mobilePhone=55',
    );
    expect(reportedAddress('/order', {}, fields)).toBe('/order?language=2&deviceId=d-1&sessionId=s-1&mobilePhone=55');
  });
});

describe('The timeline', () => {
  it('truncates a huge answer until it fits, with every field in its place', () => {
    const rows = Array.from({ length: 20_000 }, (_, id) => ({ id, content: 'x'.repeat(3000) }));
    const { value, cut } = truncate({ tabs: [{ title: 'All', list: rows }] });
    expect(cut).toBe(true);
    expect(JSON.stringify(value).length).toBeLessThan(40_001);
    expect(value).toMatchObject({
      tabs: [{ title: 'All', list: expect.arrayContaining([expect.objectContaining({ id: 1 })]) }],
    });
    expect(truncate({ a: 1 })).toEqual({ value: { a: 1 }, cut: false });
  });

  it('collects the personal values of an answer, but none that are very short', () => {
    expect(secretsIn({ bankCards: [{ cardNo: '4152313800001234', bankName: 'Banco' }], phone: '123' })).toEqual([
      '4152313800001234',
    ]);
  });
});
