import type { Brand, BrandText } from '../../../theme/brands';
import { currentBrand, readLanguage } from '../../platform/session';
import { useParameters } from '../links/use-go';

/** The brand of the address's `appName`. */
export function useBrand(): Brand {
  return currentBrand(useParameters());
}

/** A text of the brand in the current language. */
export function useBrandText(text: BrandText | undefined): string | undefined {
  return text?.[readLanguage(useParameters())];
}
