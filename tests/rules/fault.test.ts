import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultSchema } from '../../sandbox/faults';
import { FAULT_KINDS, NEW_FAULT, requestOf } from '../../src/test-page/faults/fault';

describe('A fault as it is typed', () => {
  it.each(FAULT_KINDS)('of kind %s is one that the sandbox takes', (kind) => {
    expect(v.safeParse(faultSchema, requestOf({ ...NEW_FAULT, kind })).success).toBe(true);
  });

  it('has every kind of the sandbox', () => {
    const kinds = faultSchema.options.flatMap(({ entries: { kind } }) =>
      kind.type === 'literal' ? [kind.literal] : kind.options,
    );
    expect([...FAULT_KINDS].sort()).toEqual([...kinds].sort());
  });

  it('applies to one call, or to every call until it is cleared', () => {
    expect(requestOf(NEW_FAULT)).toMatchObject({ times: 1 });
    expect(requestOf({ ...NEW_FAULT, every: true })).toMatchObject({ times: 1_000_000 });
  });

  it('is late by five seconds unless another delay is given', () => {
    expect(requestOf({ ...NEW_FAULT, kind: 'delay' })).toMatchObject({ ms: 5000 });
    expect(requestOf({ ...NEW_FAULT, kind: 'delay', ms: '250' })).toMatchObject({ ms: 250 });
  });

  it.each([{ ms: 'soon' }, { status: '199' }, { status: '' }])('is refused by the sandbox with %o', (draft) => {
    const sent: unknown = JSON.parse(JSON.stringify(requestOf({ ...NEW_FAULT, ...draft })));
    expect(v.safeParse(faultSchema, sent).success).toBe(false);
  });

  it('is none with data that are not JSON', () => {
    expect(() => requestOf({ ...NEW_FAULT, kind: 'data', data: '{' })).toThrow(SyntaxError);
  });

  it('leaves an empty message to the sandbox', () => {
    expect(requestOf({ ...NEW_FAULT, kind: 'refuse', message: ' ' }).message).toBeUndefined();
  });
});
