/** The amount of a screen, in its head while the hero is out of sight. Its style shows it, so that the page's text has it once. */
import { type ReactNode, useEffect, useState } from 'react';
import type { Amount } from '../../format/money';
import { useMoney } from '../../intl/text';
import { fitFigures } from '../text/figures';
import styles from './nav-amount.module.css';

export function NavAmount({ amount }: { amount: Amount }): ReactNode {
  const figure = useMoney()(amount);
  const [isShown, setIsShown] = useState(false);

  // After each rendering, because the hero may be another element then.
  useEffect(() => {
    const header = document.querySelector('#root header');
    const head = header?.firstElementChild;
    // A screen without an amount in its hero shows it once the hero has left.
    const hero = header?.querySelector('p[data-figures]') ?? header?.lastElementChild;
    // The amount is in the hero, too: a browser without observers lacks nothing.
    if (!head || !hero || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver(([entry]) => setIsShown(entry?.isIntersecting === false), {
      rootMargin: `-${head.clientHeight}px 0px 0px`,
    });
    observer.observe(hero);
    return () => observer.disconnect();
  });

  return (
    isShown && (
      <span className={`fade-in ${styles.amount}`} aria-hidden="true" data-amount={figure} {...fitFigures(figure)} />
    )
  );
}
