/** The borrower's complaints. */
import * as v from 'valibot';
import { at, date, listOf, MAX_GROUPS, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

const item = record({ id: text, time: date, type: text, content: text });
export type ComplaintItem = v.InferOutput<typeof item>;

/** More than any borrower has; the rows are a virtual list. */
export const MAX_COMPLAINTS = 20_000;

export const complaintList = {
  path: '/user-problem/problem-list',
  query: {},
  answer: v.pipe(
    record({ tabs: listOf(record({ title: text, items: at(listOf(item, MAX_COMPLAINTS), 'list') }), MAX_GROUPS) }),
    v.transform(({ tabs }) => tabs),
  ),
} satisfies Call;
export type ComplaintTab = AnswerOf<typeof complaintList>[number];

const EXAMPLE_ITEM = {
  id: '7000001',
  time: 1795350389,
  type: 'My payment is not reflected',
  content: 'I paid on Friday at Tienda Uno.',
};

export default {
  title: 'complaint: list',
  call: complaintList,
  example: {
    tabs: [
      { title: 'All', list: [EXAMPLE_ITEM] },
      { title: 'Pending', list: [] },
      { title: 'Answered', list: [EXAMPLE_ITEM] },
    ],
  },
} satisfies CallDocument<typeof complaintList>;
