/** The sample dictionary is whole: a deployment that starts from it forgets no name of the contract. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { ENDPOINTS } from '../../sandbox/endpoints/all.ts';
import { checkWireNames } from '../../src/api/wire-names.ts';
import { SESSION_PARAMETERS } from '../../src/platform/address.ts';
import { EXAMPLES, fieldsOf } from '../contract-examples.ts';
import { tableRows } from '../rules/contract.ts';

const words = (text: string) => text.trim().split(/\s+/);

const ENVELOPE = words('code message data success');

/** The segments of the paths. */
const SEGMENTS = ENDPOINTS.flatMap(({ path }) => path.slice(1).split('/'));

/** The fields of the requests, as the contract lists them. `multipart` describes a body. */
const REQUEST = tableRows(5)
  .flatMap(([, , request = '']) => request.replace(/\([^)]*\)/g, '').split(/[,;]/))
  .flatMap((field) => /^ ?(\w+)(?:\?|=\d+)? *$/.exec(field)?.[1] ?? [])
  .filter((field) => field !== 'multipart');

/** Groups that the specification names without listing their fields. */
const GROUPS = words(
  `phone username smsCode login product certify bind-card personal-center book-keeping financial-product credit-info user`,
);

/** The fields of the answers. */
const ANSWERS = Object.values(EXAMPLES).flatMap((example) => fieldsOf(example).flatMap((field) => field.split('.')));

const CONTRACT = [...new Set([...ENVELOPE, ...SESSION_PARAMETERS, ...SEGMENTS, ...REQUEST, ...ANSWERS, ...GROUPS])];

/** A word for a name that the sample lacks; it depends on the name alone. */
function inventedWord(name: string): string {
  const bytes = [...createHash('sha256').update(name).digest().subarray(0, 8)];
  return bytes.map((byte, index) => (index % 2 === 0 ? 'bdfgklmnprstvz'[byte % 14] : 'aeiou'[byte % 5])).join('');
}

describe('The sample dictionary', () => {
  it('is compared with all names of the contract', () => {
    expect(REQUEST.length).toBeGreaterThan(70);
    expect(CONTRACT.length).toBeGreaterThan(200);
  });

  it('has every name of the contract, else `npx vitest run tests/sandbox/wire-names.test.ts -u` adds it', async () => {
    const missing = CONTRACT.filter((name) => !Object.hasOwn(sample, name));
    const whole = { ...sample, ...Object.fromEntries(missing.map((name) => [name, inventedWord(name)])) };
    await expect(
      `${JSON.stringify(whole, null, 2)}\n`,
      `names that the sample lacks: ${missing.join(', ')}`,
    ).toMatchFileSnapshot('../../build/wire-names.sample.json');
  });

  it('is a valid dictionary', () => {
    expect(() => checkWireNames(sample, 'sample')).not.toThrow();
  });

  it('has about 400 names', () => {
    expect(Object.keys(sample).length).toBeGreaterThanOrEqual(390);
  });

  it('has no wire name that is a name of the contract, and does not rename /began', () => {
    const canonical = new Set([...CONTRACT, ...Object.keys(sample), 'began']);
    expect(Object.values(sample).filter((wire) => canonical.has(wire))).toEqual([]);
    expect(sample).not.toHaveProperty('began');
  });

  it('has wire names that are safe in a path, a query and a form', () => {
    expect(Object.values(sample).filter((wire) => !/^[a-z][a-z0-9]{2,11}$/.test(wire))).toEqual([]);
  });
});
