/** A star rating built on antd-mobile's Rate. It adds keyboard support, an accessible name, and a single checked star. */
import { Rate } from 'antd-mobile';
import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const STARS = 5;

interface RatingProps {
  /** 0 = none chosen. */
  value: number;
  label: string;
  onChange: (value: number) => void;
}

export function Rating({ value, label, onChange }: RatingProps) {
  const group = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const radios = group.current?.querySelectorAll<HTMLElement>('[role="radio"]') ?? [];
    for (const [index, radio] of radios.entries()) {
      radio.setAttribute('aria-checked', String(index + 1 === value));
      radio.tabIndex = index + 1 === Math.max(value, 1) ? 0 : -1;
    }
    group.current?.querySelector('[role="radiogroup"]')?.setAttribute('aria-label', label);
  });

  const choose = (star: number) => {
    onChange(star);
    group.current?.querySelectorAll<HTMLElement>('[role="radio"]')[star - 1]?.focus();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const star = starForKey(event.key, value);
    if (star === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    choose(star);
  };

  return (
    <div
      ref={group}
      // In the capture phase, because Rate handles an arrow key, too: as a drag from the last touch.
      onKeyDownCapture={onKeyDown}
      onKeyUpCapture={(event) => event.stopPropagation()}
      // A mouse on a touch screen and a screen reader click without the touch events that Rate listens to. In the
      // capture phase, because Rate stops the propagation of such a click.
      onClickCapture={({ target }) => {
        const star = target instanceof Element ? target.closest('[role="radio"]')?.getAttribute('aria-label') : null;
        if (star) choose(Number(star));
      }}
    >
      <Rate value={value} count={STARS} allowClear={false} onChange={onChange} />
    </div>
  );
}

function starForKey(key: string, value: number): number | undefined {
  if (/^[1-5]$/.test(key)) return Number(key);
  if (key === 'ArrowRight' || key === 'ArrowUp') return Math.min(value + 1, STARS);
  if (key === 'ArrowLeft' || key === 'ArrowDown') return Math.max(value - 1, 1);
  if (key === ' ' || key === 'Enter') return Math.max(value, 1);
  return undefined;
}
