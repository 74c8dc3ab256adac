/** The product line above a hero figure: logo and name. */
import { RemoteImage } from '../ui/remote-image';
import styles from './product.module.css';

interface ProductProps {
  logo: string | undefined;
  name: string | undefined;
  background?: 'gradient' | 'card';
}

export function Product({ logo, name, background = 'gradient' }: ProductProps) {
  if (name === undefined && logo === undefined) return null;
  return (
    <p className={`${styles.product} ${styles[background]}`}>
      <RemoteImage
        className={styles.logo}
        src={logo}
        alt=""
        fallback={<span className={styles.logo} aria-hidden="true" />}
      />
      <span>{name}</span>
    </p>
  );
}
