import { expect, it } from 'vitest';
import { namedIds } from '../../build/first-paint';

it.each([
  ['repay.payBy', ['repay.payBy']],
  [`repay.\${e}`, ['repay.pay', 'repay.payBy']],
  [`repay.step.\${e}`, ['repay.step.show']],
  [`repay.\${e}.show`, ['repay.step.show']],
])('A first paint that names %s has the messages %s', (id, ids) => {
  expect(namedIds(['repay.pay', 'repay.payBy', 'repay.step.show'], `t(\`${id}\`)`)).toEqual(ids);
});
