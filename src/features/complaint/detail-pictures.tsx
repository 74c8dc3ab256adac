import { useState } from 'react';
import { BrokenPictureIcon } from '../../ui/icons';
import styles from './detail.module.css';

export interface Picture {
  /** Has passed the gate. */
  address: string;
  alt: string;
}

interface DetailPicturesProps {
  pictures: readonly Picture[];
  /** Opens the viewer at this index. */
  view: (index: number) => void;
}

/** Pictures in a grid, each a way into the viewer. */
export function DetailPictures({ pictures, view }: DetailPicturesProps) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ address, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may repeat
        <li key={index}>
          <button type="button" className={styles.picture} onClick={() => view(index)}>
            {broken.includes(address) ? (
              <BrokenPictureIcon className={styles.broken} role="img" aria-label={alt} />
            ) : (
              <img src={address} alt={alt} decoding="async" onError={() => setBroken((known) => [...known, address])} />
            )}
          </button>
        </li>
      ))}
    </ul>
  );
}
