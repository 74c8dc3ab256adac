/** The product line above a hero figure: logo and name. */
import type { Repayment } from '../contract/repayment';
import { LogoTile } from '../ui/picture/remote-image';
import styles from './product.module.css';

export function Product({ logo, name, isInCard = false }: Repayment['product'] & { isInCard?: boolean }) {
  if (name === undefined && logo === undefined) return null;
  return (
    <p className={isInCard ? `${styles.product} ${styles.card}` : styles.product}>
      <LogoTile src={logo} name={name} />
      <span translate="no">{name}</span>
    </p>
  );
}
