/** Every text, amount and date that the app reads of a screen's answer is on a screen. */
import { expect, it, vi } from 'vitest';
import { callNamed, exampleOf, typeOf } from '../contract-examples';
import { namesIn } from '../rules/json';
import { schemaNamed } from '../rules/schemas';
import { READS, routeOf } from '../screens';
import { appOfFile } from './app';

const { sandbox, open } = appOfFile();

/** Fields that are shown in part, or needed only for a write, after a tap, or by another call with the same schema. */
const SHOWN_LATER: Readonly<Record<string, readonly string[]>> = {
  order: ['h5Url'],
  repayment: ['payCode', 'BARcodeImg'],
  extension: ['payCode', 'BARcodeImg'],
  template: ['id', 'background'],
  cards: ['id', 'cardNo'],
  product: ['productId', 'productTag'],
  'recommended products': ['productDesc'],
  'ways to repay': ['repayToken', 'id', 'cardNo', 'bankCode'],
};

const shownAtOnce = READS.filter(({ failure }) => failure !== 'none');
const CASES = [...new Set(shownAtOnce.flatMap(({ schema }) => schema ?? []))].map((schema) => {
  const reads = shownAtOnce.filter((read) => read.schema === schema);
  return { call: callNamed(reads[0]?.path ?? ''), schema, reads };
});

/** The example with a value of its own in each text, amount and date, and how each is shown. */
function markedAnswer(example: unknown) {
  const marks: { name: string; shown: string }[] = [];
  const mark = (name: string, value: string, shown = value) => {
    marks.push({ name, shown });
    return value;
  };
  const answer: unknown = JSON.parse(JSON.stringify(example), (name, value: unknown) => {
    const number = marks.length + 100;
    // An address, so that a picture has it too.
    if (typeof value === 'object' || /^\d*$/.test(name)) return value;
    if (typeOf(name) === 'text') return `https://a.example/${mark(name, `mark${number}`)}`;
    if (typeOf(name) === 'amount') return Number(mark(name, `7${number}00`, `${number}.00`));
    return typeOf(name) === 'date' ? mark(name, `2${number}-05-05 12:00:00`, `2${number}-05-05`) : value;
  });
  return { marks, answer };
}

it.each(CASES)('An answer to $call is shown with each of its fields', async ({ call, schema, reads }) => {
  const { marks, answer } = markedAnswer(exampleOf(call));
  const read = namesIn(schemaNamed(schema));
  const hidden = new Set(marks.map(({ name }) => name).filter((name) => read.includes(name)));
  for (const each of reads) {
    await sandbox.fault({ path: each.path, kind: 'data', data: answer, times: 9 });
    const { settled, unmount } = await open(routeOf(each));
    await settled();
    await vi.waitFor(
      () => {
        const html = document.body.innerHTML;
        for (const { name, shown } of marks) if (html.includes(shown)) hidden.delete(name);
        if (each === reads.at(-1))
          expect([...hidden].join(), 'fields of the answer that no screen shows').toBe(
            (SHOWN_LATER[call] ?? []).join(),
          );
      },
      { timeout: 3000 },
    );
    unmount();
  }
});
