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

export default {
  title: 'complaint: list',
  call: complaintList,
  methods: 'GET',
  notes: {},
  example: {
    tabs: [
      {
        title: 'All',
        list: [
          {
            id: '7000001',
            time: 1795350389,
            type: 'My payment is not reflected',
            content: 'I paid on Friday at Tienda Uno.',
          },
        ],
      },
      { title: 'Pending', list: [] },
      {
        title: 'Answered',
        list: [
          {
            id: '7000001',
            time: 1795350389,
            type: 'My payment is not reflected',
            content: 'I paid on Friday at Tienda Uno.',
          },
        ],
      },
    ],
  },
} satisfies CallDocument<typeof complaintList>;
