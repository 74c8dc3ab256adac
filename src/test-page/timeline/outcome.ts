/** How a call ended, from the words of the client to what the record keeps. */
import type { CallEnd } from '../../api/client';
import { readEnvelope } from '../../api/envelope';
import { renamer } from '../../api/request';
import { cutText } from '../../format/text';
import type { Outcome } from './event';
import type { Mask } from './mask';
import { truncate } from './truncate';

/** Of an answer that is no envelope. */
const LONGEST_TEXT = 300;

/** @param maskFor learns what an answer says of the borrower, and masks it. */
export function outcomeOf(end: CallEnd, maskFor: (data: unknown) => Mask): Outcome {
  if ('failure' in end) {
    if (end.left) return { kind: 'left' };
    if (end.failure.kind === 'timeout') return { kind: 'timeout' };
    return { kind: end.failure.sent ? 'network' : 'offline' };
  }
  const { status, text } = end;
  const envelope = readEnvelope(text, renamer);
  if (envelope === undefined) {
    const mask = maskFor(undefined);
    // Cut with a margin first and then for good, or half a secret at the cut would pass for none.
    return { kind: 'text', status, text: cutText(mask.text(cutText(text, LONGEST_TEXT * 20)), LONGEST_TEXT) };
  }
  const mask = maskFor(envelope.data);
  const { value, cut } = truncate(mask.value(envelope.data));
  return {
    kind: 'answer',
    status,
    succeeded: envelope.succeeded,
    ...(envelope.code !== undefined && { code: envelope.code }),
    ...(envelope.message !== undefined && { message: mask.text(envelope.message) }),
    ...(value !== undefined && { data: value }),
    ...(cut && { cut }),
  };
}
