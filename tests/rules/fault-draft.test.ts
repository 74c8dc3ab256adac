import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { faultSchema } from '../../sandbox/faults';
import { FAULT_KINDS, faultForm, NEW_FAULT } from '../../src/test-page/faults/fault-draft';
import { errorsOf } from './form-errors';

const schema = faultForm((field) => `bad ${field}`);
const toFaultRequest = (draft: object) => v.parse(schema, draft);

describe('A fault as it is typed', () => {
  it.each(FAULT_KINDS)('of kind %s is one that the sandbox takes', (kind) => {
    expect(v.safeParse(faultSchema, toFaultRequest({ ...NEW_FAULT, kind })).success).toBe(true);
  });

  it('has every kind of the sandbox', () => {
    const kinds = faultSchema.options.flatMap(({ entries: { kind } }) =>
      kind.type === 'literal' ? [kind.literal] : kind.options,
    );
    expect([...FAULT_KINDS].sort()).toEqual([...kinds].sort());
  });

  it('applies to one call, or to every call until it is cleared', () => {
    expect(toFaultRequest(NEW_FAULT)).toMatchObject({ times: 1 });
    expect(toFaultRequest({ ...NEW_FAULT, every: true })).toMatchObject({ times: 1_000_000 });
  });

  it('is late by five seconds unless another delay is given', () => {
    expect(toFaultRequest({ ...NEW_FAULT, kind: 'delay' })).toMatchObject({ ms: 5000 });
    expect(toFaultRequest({ ...NEW_FAULT, kind: 'delay', ms: '250' })).toMatchObject({ ms: 250 });
  });

  it.each([
    ['ms', { ms: '1.5' }],
    ['ms', { ms: '600001' }],
    ['ms', { ms: 'soon' }],
    ['status', { kind: 'status', status: '199' }],
    ['status', { kind: 'status', status: '' }],
    ['code', { kind: 'refuse', code: ' ' }],
    ['data', { kind: 'data', data: '{' }],
  ] as const)('names %s as invalid in %o', (field, draft) => {
    expect(errorsOf(schema, { ...NEW_FAULT, ...draft })).toEqual({ [field]: `bad ${field}` });
  });

  it('leaves an empty message to the sandbox', () => {
    expect(toFaultRequest({ ...NEW_FAULT, kind: 'refuse', message: ' ' }).message).toBeUndefined();
  });
});
