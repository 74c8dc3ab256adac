/** Images from the server, and the square at the start of a row, with an icon or a logo. */
import { type ReactNode, useState } from 'react';
import { safeImage } from '../../platform/urls';
import styles from './remote-image.module.css';

interface RemoteImageProps {
  src: string | undefined;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** Rendered if the URL is not allowed or the image fails to load. */
  fallback?: ReactNode;
  /** Called when the image fails to load. */
  onFailure?: () => void;
}

export function RemoteImage({ src, alt, className, fallback = null, onFailure }: RemoteImageProps) {
  const url = safeImage(src);
  const [failed, setFailed] = useState<string>();
  if (url === undefined || failed === url) return fallback;
  const onError = () => {
    setFailed(url);
    onFailure?.();
  };
  return <img className={className} src={url} alt={alt} decoding="async" onError={onError} />;
}

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
  name?: string | undefined;
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
