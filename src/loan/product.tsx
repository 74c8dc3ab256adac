/** The product line above a hero figure: logo and name. */
import { RemoteImage } from '../ui/remote-image';
import styles from './product.module.css';

export function Product({ logo, name }: { logo: string | undefined; name: string | undefined }) {
  if (name === undefined && logo === undefined) return null;
  return (
    <p className={styles.product}>
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
