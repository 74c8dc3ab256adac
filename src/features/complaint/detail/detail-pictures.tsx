import { BrokenPictureIcon } from '../../../ui/icons';
import { RemoteImage } from '../../../ui/remote-image';
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
  if (pictures.length === 0) return null;
  return (
    <ul className={styles.pictures}>
      {pictures.map(({ address, alt }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an address may repeat
        <li key={index}>
          <button type="button" className={styles.picture} onClick={() => view(index)}>
            <RemoteImage
              src={address}
              alt={alt}
              fallback={<BrokenPictureIcon className={styles.broken} role="img" aria-label={alt} />}
            />
          </button>
        </li>
      ))}
    </ul>
  );
}
