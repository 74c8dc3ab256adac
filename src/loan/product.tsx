/** The product line above a hero figure: logo and name. */
import { LogoTile } from '../ui/picture/remote-image';
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
      <LogoTile src={logo} name={name} />
      <span translate="no">{name}</span>
    </p>
  );
}
