// biome-ignore-all lint/suspicious/noArrayIndexKey: placeholders have no other identity
/** Placeholders while a screen loads, in the shape of its content, so that nothing moves when the content arrives. */

import type { CardShape, Skeleton } from '../../screens';
import { Frame, NavBar } from './frame';
import styles from './skeleton.module.css';

/** The number of placeholders in a card of a named shape. */
const LINES = { article: 12, code: 5, form: 6, heading: 2, item: 4, 'logo-item': 3, state: 4 } as const;

export function HeroSkeleton({ hero }: Pick<Skeleton, 'hero'>) {
  return (
    hero && (
      <div className={`breathing ${styles.hero}`} aria-hidden="true">
        {hero.map((part) => (
          <span key={part} data-part={part} />
        ))}
      </div>
    )
  );
}

export function CardSkeleton({ shape }: { shape: CardShape }) {
  const isRows = typeof shape === 'number';
  return (
    <div className={`surface breathing ${styles.lines}`} data-shape={isRows ? 'rows' : shape} aria-hidden="true">
      {Array.from({ length: isRows ? shape : LINES[shape] }, (_, line) => (
        <span key={line} />
      ))}
    </div>
  );
}

export function CardSkeletons({ cards, loadingText }: Pick<Skeleton, 'cards'> & { loadingText: string }) {
  return (
    <>
      <p className="visually-hidden" role="status">
        {loadingText}
      </p>
      {cards.map((shape, index) => (
        <CardSkeleton key={index} shape={shape} />
      ))}
    </>
  );
}

interface ScreenSkeletonProps extends Skeleton {
  title: string | undefined;
  backLabel: string;
  loadingText: string;
}

/** A whole screen before any of its code is loaded. */
export function ScreenSkeleton({ title, hero, cards, columns, backLabel, loadingText }: ScreenSkeletonProps) {
  return (
    <Frame
      nav={title !== undefined && <NavBar title={title} backLabel={backLabel} />}
      hero={<HeroSkeleton hero={hero} />}
      columns={columns}
      busy="skeleton"
    >
      <CardSkeletons cards={cards} loadingText={loadingText} />
    </Frame>
  );
}
