/** A card that is a link: icon, name and hint. */
import { type ReactNode, useId } from 'react';
import { ForwardIcon } from './icons';
import styles from './link-card.module.css';
import { OutsideLink } from './outside-link';
import { Tile } from './tile';

interface LinkCardProps {
  /** From `safeLink`. */
  url: URL;
  icon: ReactNode;
  name: string;
  hint: string;
}

export function LinkCard({ url, icon, name, hint }: LinkCardProps) {
  const hintId = useId();
  return (
    <OutsideLink url={url} className={styles.card} describedBy={hintId}>
      <Tile>{icon}</Tile>
      <span>
        <span className={styles.name}>{name}</span>
        <span id={hintId} className={styles.hint} aria-hidden="true">
          {hint}
        </span>
      </span>
      <ForwardIcon className={styles.forward} aria-hidden />
    </OutsideLink>
  );
}
