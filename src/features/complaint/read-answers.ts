/** Which answers the borrower has read, by complaint number. */
import { isMarked, localStore, mark, type StorageKey } from '../../platform/storage';
import type { ComplaintState } from './rules';

// In the section that is not cleared after a complaint was sent.
const keyOf = (number: string): StorageKey => `order.complaintRead.${number}`;

export const markAnswerRead = (number: string): void => mark(localStore, keyOf(number));

/** Whether a complaint has an answer whose detail was not opened yet. Without a number it cannot be opened. */
export const isNewAnswer = (number: string | undefined, state: ComplaintState | undefined): boolean =>
  number !== undefined && state === 'answered' && !isMarked(localStore, keyOf(number));
