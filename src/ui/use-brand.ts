import { type Brand, type BrandText, brandOf } from '../../theme/brands';
import { readLanguage } from '../host/session';
import { useParameters } from './use-go';

/** The brand that this visit's `appName` names. */
export function useBrand(): Brand {
  return brandOf(useParameters().get('appName'));
}

/** A text of the brand in the reader's language. */
export function useBrandText(text: BrandText | undefined): string | undefined {
  return text?.[readLanguage(useParameters())];
}
