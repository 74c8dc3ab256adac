/** The wire names that the first paint has. */
import { expect, it } from 'vitest';
import { mentionedNames } from '../../build/start';

it('The first paint has the names that it mentions, also of a field that it does not read', () => {
  const names = { couNum: 'sendSms', sendSms: 'couNum', orderNo: 'on' };
  const { couNum, sendSms } = names;
  // Otherwise it would take `sendSms` for the coupon.
  expect(mentionedNames(names, { boot: '', shared: "at(amount,'couNum')", pages: [] })).toEqual({ couNum, sendSms });
});
