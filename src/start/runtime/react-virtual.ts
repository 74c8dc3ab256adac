/** Replaces react-virtual in the first paint: renders the rows that fit the screen, at their measured heights. */
import { useRef, useState } from './render';

interface VirtualizerOptions {
  count: number;
  estimateSize: () => number;
  gap?: number;
  scrollMargin?: number;
}

export function useWindowVirtualizer({ count, estimateSize, gap = 0, scrollMargin = 0 }: VirtualizerOptions) {
  const { current: heights } = useRef(new Map<number, number>());
  const [, rerender] = useState({});
  const estimate = estimateSize();
  const heightOf = (index: number) => heights.get(index) ?? estimate;
  const shown = Math.min(count, Math.ceil(window.innerHeight / (estimate + gap)) + 1);
  const items: { index: number; start: number }[] = [];
  let start = scrollMargin;
  for (let index = 0; index < shown; index += 1) {
    items.push({ index, start });
    start += heightOf(index) + gap;
  }
  return {
    getVirtualItems: () => items,
    getTotalSize: () => start - scrollMargin + (count - shown) * (estimate + gap) - gap,
    measureElement: (row: HTMLElement | null) => {
      const index = Number(row?.dataset.index);
      const height = row?.getBoundingClientRect().height;
      if (height === undefined || heights.get(index) === height) return;
      heights.set(index, height);
      rerender({});
    },
    takeSnapshot: () => [],
  };
}
