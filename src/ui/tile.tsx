/** The square that opens a row: an icon, or the logo of what the row names. */
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
  /** Its first letter stands in for a logo that does not come. */
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
