/** The product line above a hero figure: logo and name. */
import { RemoteImage } from '../ui/picture/remote-image';
import styles from './product.module.css';

interface ProductProps {
  logo: string | undefined;
  name: string | undefined;
  isInCard?: boolean;
}

export function Product({ logo, name, isInCard = false }: ProductProps) {
  if (name === undefined && logo === undefined) return null;
  return (
    <p className={isInCard ? `${styles.product} ${styles.card}` : styles.product}>
      <RemoteImage
        className={styles.logo}
        src={logo}
        alt=""
        fallback={<span className={styles.logo} aria-hidden="true" />}
      />
      <span translate="no">{name}</span>
    </p>
  );
}
