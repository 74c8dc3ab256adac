/** Calls in which all words of a search stand: in path, names, values or answer. Pure. */
import type { CallEvent } from '../timeline/event';

export function findCalls(calls: readonly CallEvent[], search: string): readonly CallEvent[] {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return calls;
  return calls.filter((call) => {
    const text = JSON.stringify(call).toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
