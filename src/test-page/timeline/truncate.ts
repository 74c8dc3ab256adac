/** Cuts what is too long to keep: huge answers show the same state in fewer rows. Pure. */

import { cutText } from '../../format/text';

/** Characters of JSON that one answer may take. */
const MOST_JSON = 40_000;

/** Tried in turn until the answer fits. */
const MEASURES = [
  { items: 50, text: 2000 },
  { items: 20, text: 500 },
  { items: 8, text: 100 },
];

/** @returns the value, shorter where it was too long, and whether it was; undefined when nothing of it can be kept. */
export function truncate(value: unknown, most = MOST_JSON): { value: unknown; cut: boolean } {
  if (sizeOf(value) <= most) return { value, cut: false };
  for (const measure of MEASURES) {
    const cut = cutTo(value, measure.items, measure.text);
    if (sizeOf(cut) <= most) return { value: cut, cut: true };
  }
  return { value: undefined, cut: true };
}

const sizeOf = (value: unknown) => (JSON.stringify(value) ?? '').length;

function cutTo(value: unknown, items: number, length: number): unknown {
  if (typeof value === 'string') return cutText(value, length);
  if (Array.isArray(value)) return value.slice(0, items).map((item) => cutTo(item, items, length));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, cutTo(item, items, length)]));
}
