/** The wire names and messages that the first paint has. */
import { expect, it } from 'vitest';
import { namedIds } from '../../build/first-paint';
import { mentionedNames } from '../../build/start';

it('The first paint has the names that it mentions, also of a field that it does not read', () => {
  const names = { couNum: 'sendSms', sendSms: 'couNum', orderNo: 'on' };
  const { couNum, sendSms } = names;
  // Otherwise it would take `sendSms` for the coupon.
  expect(mentionedNames(names, { boot: '', shared: "at(amount,'couNum')", pages: [] })).toEqual({ couNum, sendSms });
});

it.each([
  ['repay.payBy', ['repay.payBy']],
  [`repay.\${e}`, ['repay.pay', 'repay.payBy']],
  [`repay.step.\${e}`, ['repay.step.show']],
  [`repay.\${e}.show`, ['repay.step.show']],
])('A first paint that names %s has the messages %s', (id, ids) => {
  expect(namedIds(['repay.pay', 'repay.payBy', 'repay.step.show'], `t(\`${id}\`)`)).toEqual(ids);
});
