import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { addressAfterConfirmation } from '../../src/platform/navigation';

const at = (address: string) => window.history.replaceState(null, '', address);
const own = window.location.origin;

describe('The page after a confirmed loan', () => {
  const next = (address: string) => addressAfterConfirmation(new URL(address)).href;

  beforeEach(() => at('/?language=1#/confirm-loan?userId=7&productId=101&sessionId=s'));

  const h5 = 'https://h5.example.com';
  const session = 'userId=7&sessionId=s&language=1';

  it.each([
    [`${h5}/#/loan-detail?orderId=1`, `${h5}/#/loan-detail?orderId=1&${session}&from=confirm`],
    [
      `${h5}/#/loan-detail?userId=&orderId=1`,
      `${h5}/#/loan-detail?userId=7&orderId=1&sessionId=s&language=1&from=confirm`,
    ],
    [`${h5}/#/loan-detail`, `${h5}/#/loan-detail?${session}&from=confirm`],
    [`${h5}/loan?orderId=1`, `${h5}/loan?orderId=1&${session}&from=confirm`],
    [`${h5}/?language=2#/loan-detail?userId=8`, `${h5}/?language=2#/loan-detail?userId=8&sessionId=s&from=confirm`],
    [`${h5}/?from=x#/loan-detail?from=y`, `${h5}/#/loan-detail?from=confirm&userId=7&sessionId=s&language=1`],
    [`${h5}/loan?orderId=1#top`, `${h5}/loan?orderId=1&${session}&from=confirm#top`],
    [
      `${own}/loan-detail?orderId=1&userId=8`,
      `${own}/#/loan-detail?orderId=1&userId=8&sessionId=s&language=1&from=confirm`,
    ],
    [`${own}/?a=1#/loan-detail?orderId=1`, `${own}/?a=1#/loan-detail?orderId=1&${session}&from=confirm`],
    [`${own}/#!/loan-detail?orderId=1`, `${own}/#/loan-detail?orderId=1&${session}&from=confirm`],
    [`${own}/loan-detail/`, `${own}/#/loan-detail?${session}&from=confirm`],
    [`${own}/?a=1`, `${own}/#/?a=1&${session}&from=confirm`],
    [`${own}/loan?orderId=1`, `${own}/loan?orderId=1&${session}&from=confirm`],
    [`${own}/page.html#top`, `${own}/page.html?${session}&from=confirm#top`],
    [`${own}/other/#/loan-detail`, `${own}/other/#/loan-detail?${session}&from=confirm`],
  ])('%s becomes %s', (address, expected) => expect(next(address)).toBe(expected));

  it('contains the session once, and no parameter twice', () => {
    const name = fc.constantFrom('userId', 'from', 'orderId', 'a', 'language', 'sessionId');
    const search = fc
      .array(fc.tuple(name, fc.string()), { maxLength: 5 })
      .map((pairs) => String(new URLSearchParams(pairs)));
    fc.assert(
      fc.property(search, search, fc.boolean(), (outside, inside, hashed) => {
        const url = new URL(next(`https://h5.example.com/?${outside}${hashed ? `#/loan-detail?${inside}` : ''}`));
        const after = new URLSearchParams(url.hash.split('?')[1]);
        const names = [...url.searchParams.keys(), ...after.keys()];
        expect(names.length).toBe(new Set(names).size);
        for (const name of ['userId', 'sessionId', 'language', 'from']) expect(names).toContain(name);
        expect((hashed ? after : url.searchParams).get('from')).toBe('confirm');
      }),
    );
  });
});
