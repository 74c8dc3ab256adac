/** The sample dictionary is whole: a deployment that starts from it forgets no name of the contract. */
import { describe, expect, it } from 'vitest';
import { CONTRACT_NAMES } from '../../build/contract/sample-names.ts';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };

describe('The sample dictionary', () => {
  it('has no wire name that is a name of the contract, and does not rename /began', () => {
    const canonical = new Set([...CONTRACT_NAMES, ...Object.keys(sample), 'began']);
    expect(Object.values(sample).filter((wire) => canonical.has(wire))).toEqual([]);
    expect(sample).not.toHaveProperty('began');
  });

  it('has wire names that are safe in a path, a query and a form', () => {
    expect(Object.values(sample).filter((wire) => !/^[a-z][a-z0-9]{2,11}$/.test(wire))).toEqual([]);
  });
});
