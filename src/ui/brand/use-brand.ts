import { type Brand, type BrandText, brandOf } from '../../../theme/brands';
import { readLanguage } from '../../platform/session';
import { useParameters } from '../links/use-go';

/** The brand of the address's `appName`. */
export function useBrand(): Brand {
  return brandOf(useParameters().get('appName'));
}

/** A text of the brand in the current language. */
export function useBrandText(text: BrandText | undefined): string | undefined {
  return text?.[readLanguage(useParameters())];
}
