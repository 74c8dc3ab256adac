import { describe, expect, it } from 'vitest';
import { type EntryState, readEntryState } from '../../src/ui/links/entry-state';

describe('The state of a history entry', () => {
  it.each<EntryState>([
    { languageBefore: 'es' },
    { channel: 'Tienda Uno', paidOrder: '7' },
    { choice: { index: 1, orderNo: '7', type: '4' } },
    { writeAgain: { type: undefined, subType: undefined } },
    { complaintSent: { at: 1_700_000_000_000, text: 'x', earlier: ['7'] } },
    { registration: 'registered' },
  ])('has %j', (state) => expect(readEntryState(JSON.parse(JSON.stringify(state)))).toMatchObject(state));

  it.each([
    null,
    undefined,
    'registered',
    { registration: 'x', languageBefore: 'xx', channel: {}, paidOrder: [], choice: 1, complaintSent: 1 },
    { registration: { toString: 1 }, choice: { index: 1.5, orderNo: {}, type: [] } },
  ])('has nothing where it says %j', (state) => {
    const { choice = {}, complaintSent = { earlier: [] }, ...fields } = readEntryState(state);
    const { earlier, ...sent } = complaintSent;
    expect([choice, sent, fields].flatMap(Object.values).filter((value) => value !== undefined)).toEqual([]);
    expect(earlier).toEqual([]);
  });
});
