/**
 * What a link passes to the screen that it opens beside the address. It is in the history entry, so a reload keeps it, and
 * an earlier version of the app may have written it.
 */
import { useLocation } from 'react-router-dom';
import * as v from 'valibot';
import { code, oneOf, optional, record, text, textList } from '../../api/decode';
import { LANGUAGE_NAMES } from '../../languages';

const entryState = record({
  /** The language before it was changed on this entry. */
  languageBefore: oneOf(LANGUAGE_NAMES),
  /** The order that the borrower asks about. */
  orderId: text,
  channel: text,
  /** The order whose text of "I already paid" goes into the complaint. */
  paidOrder: text,
  /** The choice with which the start of a complaint opens: `index` is the order's place in the list. */
  choice: optional(record({ index: code, orderNo: text, type: text })),
  /** What the answered complaint was about that another one follows: titles or values, as the detail call answers. */
  writeAgain: optional(record({ type: text, subType: text })),
  /** The complaint that was just sent: when, in epoch milliseconds, its text, and the numbers of older ones with this text. */
  complaintSent: optional(record({ at: code, text, earlier: textList })),
  /** How the registration ended that opened the download page. */
  registration: oneOf(['registered', 'alreadyRegistered']),
});

export type EntryState = Partial<v.InferOutput<typeof entryState>>;

export const readEntryState = (state: unknown): v.InferOutput<typeof entryState> => v.parse(entryState, state);

export const useEntryState = () => readEntryState(useLocation().state);
