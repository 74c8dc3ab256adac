/** How a call ended: from what the client reports to what the timeline stores, masked and truncated. */
import type { CallEnd } from '../../api/client';
import { readEnvelope } from '../../api/envelope';
import { renamer } from '../../api/request';
import { truncateText } from '../../format/text';
import type { Outcome } from './event';
import type { Mask } from './mask';

/** Of an answer that is no envelope. */
const LONGEST_TEXT = 300;
/** Characters of JSON that one answer may take. */
const MOST_JSON = 40_000;
/** Tried in turn until the answer fits. */
const LIMITS = [
  { items: 50, length: 2000 },
  { items: 20, length: 500 },
  { items: 8, length: 100 },
];

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
export function truncate(value: unknown, most = MOST_JSON): { value: unknown; cut: boolean } {
  if (sizeOf(value) <= most) return { value, cut: false };
  for (const { items, length } of LIMITS) {
    const cut = truncateTo(value, items, length);
    if (sizeOf(cut) <= most) return { value: cut, cut: true };
  }
  return { value: undefined, cut: true };
}

const sizeOf = (value: unknown) => (JSON.stringify(value) ?? '').length;

function truncateTo(value: unknown, items: number, length: number): unknown {
  if (typeof value === 'string') return truncateText(value, length);
  if (Array.isArray(value)) return value.slice(0, items).map((item) => truncateTo(item, items, length));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, truncateTo(item, items, length)]));
}
