/** A complaint and its reply. */
import * as v from 'valibot';
import { at, code, type DateValue, decoder, entriesOf, MAX_ENTRIES, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

/** Addresses of images: a list, or a text that joins them by commas. */
export const addresses = decoder<readonly string[] | string, string[]>((value) => {
  if (typeof value === 'string') return splitAddresses(value).slice(0, MAX_ENTRIES);
  // An entry of a list is one address, even if it contains commas.
  const list = entriesOf(value)?.slice(0, MAX_ENTRIES) ?? [];
  return list.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
});

/** A comma inside an address stays: the one after the media type of `data:`, and each one that no new address follows. */
export function splitAddresses(value: string): string[] {
  // The parts of an address are joined once, at the end, so that many commas take no more time than other characters.
  const addressParts: string[][] = [];
  for (const part of value.split(',')) {
    const last = addressParts[addressParts.length - 1];
    if (last !== undefined && continuesAddress(last, part)) last.push(part);
    else addressParts.push([part.trim()]);
  }
  return addressParts.map((parts) => parts.join(',').trim()).filter((address) => address !== '');
}

/** @param parts of an address, split at its commas. */
function continuesAddress({ 0: head = '', length }: readonly string[], next: string): boolean {
  // A picture of an object store: `…/a.jpg?process=resize,w_200`.
  if (/^https?:/i.test(head)) return !/^\s*(https?:|data:|\.{0,2}\/|$)/i.test(next);
  if (!/^data:/i.test(head)) return false;
  // Base64 has no comma. Other data continues until the next address starts.
  return length === 1 || (!/;base64$/i.test(head) && !/^\s*(https?:|data:|\/\/)/i.test(next));
}

/** True unless absent, empty, false or zero. */
export const scoreFlag = decoder<DateValue | boolean, boolean>((value) => {
  const written = v.parse(text, value === true ? 1 : value);
  return written !== undefined && v.parse(code, written) !== 0;
});

/** The server sends 0 for a complaint without a sub-type. */
const subType = v.pipe(
  text,
  v.transform((value) => (value === '0' ? undefined : value)),
);

export const complaintDetail = {
  path: '/user-problem/problem-detail',
  query: { problemId: text },
  answer: record({
    type: text,
    subType: at(subType, 'sonType'),
    number: at(text, 'problemId'),
    content: text,
    images: addresses,
    reply: { text: at(text, 'disposeDetail'), images: at(addresses, 'disposeImages') },
    asksRating: at(scoreFlag, 'isNeedScore'),
  }),
} satisfies Call;
export type Complaint = AnswerOf<typeof complaintDetail>;

export default {
  title: 'complaint: detail',
  call: complaintDetail,
  notes: { disposeDetail: 'the reply' },
  example: {
    type: 'My payment is not reflected',
    sonType: '',
    problemId: '7000001',
    content: 'I paid on Friday at Tienda Uno.',
    images: '/images/sample-1.png,/images/sample-2.png',
    disposeDetail: 'We found your payment.',
    disposeImages: ['/images/sample-10.png'],
    isNeedScore: 1,
  },
} satisfies CallDocument<typeof complaintDetail>;
