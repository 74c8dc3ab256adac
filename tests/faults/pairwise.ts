/** The selection of cells that `npm test` runs. */
import type { Kind } from './kinds.ts';

/**
 * Every kind on at least one screen, and on every screen at least one kind of each group.
 * @returns whether a cell is selected, by the indexes of its kind and its screen.
 */
export function pairwise(kinds: readonly Kind[], screens: number): (kind: number, screen: number) => boolean {
  const selected = new Set<string>();
  const groups = [...new Set(kinds.map(({ group }) => group))];
  groups.forEach((group, shift) => {
    const places = kinds.flatMap((kind, place) => (kind.group === group ? [place] : []));
    for (let turn = 0; turn < Math.max(places.length, screens); turn += 1) {
      selected.add(`${places[turn % places.length]} ${(turn + shift) % screens}`);
    }
  });
  return (kind, screen) => selected.has(`${kind} ${screen}`);
}
