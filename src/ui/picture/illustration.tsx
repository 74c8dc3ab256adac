/** Illustrations of states: one for each meaning, each with an outline of its own. */
import type { ReactNode } from 'react';
import styles from './illustration.module.css';

/** What an illustration shows, on a canvas of 132 × 96. */
export interface Scene {
  name: string;
  /** The colour of its accents; blue without it. */
  tone?: 'amber' | 'red' | 'green';
  drawing: ReactNode;
}

interface IllustrationProps {
  scene: Scene;
  background?: 'card' | 'gradient';
}

/** Decorative: a text beside it has the meaning. */
export function Illustration({ scene, background = 'card' }: IllustrationProps) {
  return (
    <svg
      className={styles.illustration}
      data-background={background}
      data-accent={scene.tone}
      viewBox="0 0 132 96"
      fill="none"
      role="img"
      data-illustration={scene.name}
      aria-hidden="true"
    >
      {scene.drawing}
    </svg>
  );
}

interface PictureHeroProps {
  scene: Scene;
  /** Whether the illustration is small, at the end of the first lines. */
  isBeside?: boolean;
  children?: ReactNode;
}

/** A hero with an illustration; on low screens it is beside the text, so that the content is in sight. */
export function PictureHero({ scene, isBeside = false, children }: PictureHeroProps) {
  return (
    <div className={isBeside ? `${styles.hero} ${styles.beside}` : styles.hero}>
      <Illustration scene={scene} background="gradient" />
      {children}
    </div>
  );
}
