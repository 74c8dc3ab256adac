/** Every text, amount and date that the app reads of a screen's answer is on a screen. */
import { expect, it, vi } from 'vitest';
import { callNamed } from '../../build/contract/calls';
import type { Shape } from '../../build/contract/shape';
import type { CallName } from '../../src/contract/paths';
import { READS, routeOf } from '../screens';
import { appOfFile } from './app';

const { sandbox, open } = appOfFile();

/** Fields that are shown in part, or needed only for a write, after a tap, or by another screen with the same call. */
const SHOWN_LATER: Partial<Record<CallName, readonly string[]>> = {
  order: ['h5Url'],
  repayment: ['payCode', 'BARcodeImg'],
  extension: ['payCode', 'BARcodeImg'],
  template: ['id', 'background'],
  cards: ['id', 'cardNo', 'bankCode'],
  product: ['productId', 'productTag'],
  recommendedProducts: ['productDesc'],
  waysToRepay: ['repayToken', 'id', 'cardNo', 'bankCode'],
};

const shownAtOnce = READS.filter(({ call, failure }) => failure !== 'none' && callNamed(call).example !== undefined);
const CASES = [...new Set(shownAtOnce.map(({ call }) => call))].map((call) => ({
  call,
  reads: shownAtOnce.filter((read) => read.call === call),
}));

/** The example with a value of its own in each text, amount and date, and how each is shown. */
function markedAnswer(call: CallName) {
  const { example, shape } = callNamed(call);
  const marks: { name: string; shown: string }[] = [];
  const mark = (name: string, value: string, shown = value) => {
    marks.push({ name, shown });
    return value;
  };
  const marked = (name: string, value: unknown, part: Shape | undefined): unknown => {
    const number = marks.length + 100;
    if (part?.kind === 'list' && Array.isArray(value)) return value.map((item) => marked(name, item, part.item));
    if (part?.kind === 'object') {
      return Object.fromEntries(
        Object.entries(Object(value)).map(([each, below]) => [each, marked(each, below, part.fields[each])]),
      );
    }
    if (part?.kind !== 'field') return value;
    // An address, so that a picture has it too.
    if (part.type.name === 'text') return `https://a.example/${mark(name, `mark${number}`)}`;
    if (part.type.name === 'amount') return Number(mark(name, `7${number}00`, `${number}.00`));
    return part.type.name === 'date' ? mark(name, `2${number}-05-05 12:00:00`, `2${number}-05-05`) : value;
  };
  return { answer: marked('', example, shape), marks };
}

/** Names and codes, which a borrower tells a store or a bank as they are written. */
const NAMES = /^(?:desc|vCode|company|companyName|userName|(?:comP|p)roductName|bankName|bankNo)$/;

/** Texts with an amount, a date or a name that a browser's translator may change. No text stands beside an element. */
const translated = (names: readonly string[]) =>
  [...document.querySelectorAll('body *')]
    .filter((each) => each.childElementCount === 0 && each.closest('[translate="no"]') === null)
    .map(({ textContent }) => textContent)
    .filter((text) => /[₹$]\d|\d{4}-\d\d-\d\d/.test(text) || names.some((name) => text.includes(name)));

it.each(CASES)('An answer to $call is shown with each of its fields', async ({ call, reads }) => {
  const { marks, answer } = markedAnswer(call);
  const hidden = new Set(marks.map(({ name }) => name));
  for (const each of reads) {
    await sandbox.answer(each.path, answer, { times: 9 });
    const { settled, unmount } = await open(routeOf(each));
    await settled();
    await vi.waitFor(() => {
      const html = document.body.innerHTML;
      for (const { name, shown } of marks) if (html.includes(shown)) hidden.delete(name);
      if (each === reads.at(-1))
        expect([...hidden].join(), 'fields of the answer that no screen shows').toBe((SHOWN_LATER[call] ?? []).join());
    });
    const names = marks.filter(({ name }) => NAMES.test(name)).map(({ shown }) => shown);
    expect(translated(names), 'amounts, dates and names without translate="no"').toEqual([]);
    unmount();
  }
});
