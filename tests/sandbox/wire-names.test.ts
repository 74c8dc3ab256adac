/** The sample dictionary is whole: a deployment that starts from it forgets no name of the contract. */
import { describe, expect, it } from 'vitest';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { ENDPOINTS } from '../../sandbox/endpoints/all.ts';
import { checkWireNames, createRenamer } from '../../src/api/wire-names.ts';
import { SESSION_PARAMETERS } from '../../src/platform/session.ts';
import { tableRows } from '../rules/contract.ts';
import { DUE_ORDER, freshSandbox, PATHS, SETTLING } from './client.ts';

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

const CONTRACT = [...new Set([...ENVELOPE, ...SESSION_PARAMETERS, ...SEGMENTS, ...REQUEST, ...GROUPS])];

describe('The sample dictionary', () => {
  it('is compared with all names of the contract', () => {
    expect(REQUEST.length).toBeGreaterThan(70);
    expect(CONTRACT.length).toBeGreaterThan(110);
  });

  it('is a valid dictionary', () => {
    expect(() => checkWireNames(sample, 'sample')).not.toThrow();
  });

  it('has about 400 names', () => {
    expect(Object.keys(sample).length).toBeGreaterThanOrEqual(390);
  });

  it.each(CONTRACT)('renames %s', (name) => {
    const { keyToWire } = createRenamer(sample);
    expect(keyToWire(name)).not.toBe(name);
  });

  it('renames every field that the sandbox answers', async () => {
    const client = await freshSandbox();
    const { data: ways } = await client.post(`${PATHS.ways}?orderId=1000174`, '');
    const paying = { orderId: '1000174', amount: 346_045, cardId: '5002', repayToken: String(ways.repayToken) };
    const answers = [
      ways,
      await client.post(PATHS.alipay, JSON.stringify(paying)),
      await client.get(PATHS.confirm, { productId: '102' }),
      await client.get(PATHS.order, DUE_ORDER),
      await client.get(PATHS.contract, { orderNo: '1000174' }),
      await client.get(PATHS.repay, DUE_ORDER),
      await client.get(PATHS.extension, DUE_ORDER),
      await client.get(PATHS.voucher, SETTLING),
      await client.get(PATHS.service),
      await client.get(PATHS.complaintStart),
      await client.get(PATHS.complaintList),
      await client.get(PATHS.complaintDetail, { problemId: '7000001' }),
      await client.get(PATHS.template, { templateId: 1 }),
      await client.get(PATHS.captchaSession),
      await client.get(PATHS.cards),
      await client.get(PATHS.product, { productId: '101' }),
      await client.get(PATHS.recommended),
      await client.post(PATHS.commit, JSON.stringify(paying)),
    ];
    const names = new Set<string>();
    JSON.stringify(answers, (name, value: unknown) => {
      if (!/^\d*$/.test(name)) names.add(name);
      return value;
    });
    const { keyToWire } = createRenamer(sample);
    expect(names.size).toBeGreaterThan(100);
    expect([...names].filter((name) => keyToWire(name) === name)).toEqual([]);
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
