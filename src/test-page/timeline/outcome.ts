/** How a call ended: from what the client reports to what the timeline stores, masked and truncated. */
import type { CallEnd } from '../../api/client';
import { readEnvelope } from '../../api/envelope';
import { renamer } from '../../api/request';
import { truncateText } from '../../format/text';
import type { Outcome } from './event';
import type { Mask } from './mask';

/** Of an answer that is no envelope. */
const LONGEST_TEXT = 300;
/** Characters of JSON that the values of one call may take. */
const MOST_JSON = 20_000;
/** What is left of longer ones. */
const MOST_ITEMS = 20;
const LONGEST_VALUE = 100;

/** @param maskFor learns the personal values of an answer, and returns the mask that hides them. */
export function outcomeOf(end: CallEnd, maskFor: (data: unknown) => Mask): Outcome {
  if ('failure' in end) {
    if (end.left) return { kind: 'left' };
    return { kind: end.failure.kind === 'timeout' ? 'timeout' : 'network' };
  }
  const { status, text } = end;
  const envelope = readEnvelope(text, renamer);
  const mask = maskFor(envelope?.data);
  if (envelope === undefined) {
    // Truncated with a margin first and then for good: half a secret at the end would not be recognized.
    return { kind: 'text', status, text: truncateText(mask.text(truncateText(text, LONGEST_TEXT * 20)), LONGEST_TEXT) };
  }
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

/** @returns the value, shorter where it was too long, and whether it was; undefined when nothing of it can be stored. */
export function truncate(value: unknown): { value: unknown; cut: boolean } {
  if (isShort(value)) return { value, cut: false };
  const cut = shortened(value);
  return { value: isShort(cut) ? cut : undefined, cut: true };
}

const isShort = (value: unknown) => (JSON.stringify(value) ?? '').length <= MOST_JSON;

function shortened(value: unknown): unknown {
  if (typeof value === 'string') return truncateText(value, LONGEST_VALUE);
  if (Array.isArray(value)) return value.slice(0, MOST_ITEMS).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, shortened(item)]));
}
