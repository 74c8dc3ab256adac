import { describe, expect, it } from 'vitest';
import { PATHS } from '../../src/contract/paths';
import { makeReport } from '../../src/test-page/logs/report-panel';
import type { NewEvent, TimelineEvent } from '../../src/test-page/timeline/event';
import { secretsIn } from '../../src/test-page/timeline/mask';
import { truncate } from '../../src/test-page/timeline/outcome';

const timeline = (...events: NewEvent[]): TimelineEvent[] =>
  events.map((event, id) => ({ ...event, id: String(id), at: 1000 * id }));
const screen = (route: string): NewEvent => ({ kind: 'screen', route, session: { language: '1' } });
const call = (path: string): NewEvent => ({
  kind: 'call',
  method: 'GET',
  path,
  query: {},
  headers: [],
  outcome: { kind: 'answer', status: 200, succeeded: true, code: '0', message: 'success', data: { a: 1 } },
});

const ENVIRONMENT = { madeAt: '2026-11-30T12:00:00Z', app: '0.1.0', device: '390×844', handlers: ['home' as const] };

describe('A report', () => {
  it('is of the screen that was opened last, with its calls', () => {
    const events = timeline(screen('/repay'), call(PATHS.repayment), screen('/order?orderId=1'), call(PATHS.order));
    const report: unknown = JSON.parse(makeReport(events, ENVIRONMENT, ' Less \n') ?? '');
    const said = { route: '/order?orderId=1', parameters: { language: '1' }, note: 'Less' };
    expect(report).toEqual({ ...ENVIRONMENT, ...said, timeline: events.slice(2) });
  });

  it('is not there before a screen was opened', () => {
    expect(makeReport(timeline(call(PATHS.order)), ENVIRONMENT, '')).toBeUndefined();
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
