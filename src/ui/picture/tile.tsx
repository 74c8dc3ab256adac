/** The square at the start of a row, with an icon or a logo. */
import type { ReactNode } from 'react';
import { RemoteImage } from './remote-image';
import styles from './tile.module.css';

export function Tile({ children }: { children: ReactNode }) {
  return (
    <span className={styles.tile} aria-hidden="true">
      {children}
    </span>
  );
}

interface LogoTileProps {
  src: string | undefined;
  /** Its first letter is shown if the logo fails to load. */
  name?: string;
}

export function LogoTile({ src, name = '' }: LogoTileProps) {
  const className = `${styles.tile} ${styles.logo}`;
  return (
    <RemoteImage
      className={className}
      src={src}
      alt=""
      fallback={
        <span className={className} aria-hidden="true">
          {Array.from(name.trim())[0]}
        </span>
      }
    />
  );
}
