import { LOGO_PATH } from '../../../theme/brands';
import { useBrand } from './use-brand';

/** The brand's logo, on its tile. It has the same colours in both colour schemes. */
export function BrandLogo() {
  const { colors } = useBrand();
  return (
    <svg width="32" height="32" viewBox="0 0 32 32" aria-hidden="true">
      <rect fill="white" width="32" height="32" rx="9" />
      <path fill={colors.light.accent} d={LOGO_PATH} />
    </svg>
  );
}
