import { LOGO_PATH } from '../../../theme/brands';
import styles from './brand-logo.module.css';
import { useBrand } from './use-brand';

/** The brand's logo, on its tile. It has the same colours in both colour schemes. */
export function BrandLogo() {
  const { colors } = useBrand();
  return (
    <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
      <rect className={styles.tile} width="32" height="32" rx="9" />
      <path fill={colors.light.accent} d={LOGO_PATH} />
    </svg>
  );
}
