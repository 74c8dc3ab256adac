import type { Brand, BrandText } from '../../../theme/brands';
import { currentBrand, readLanguage } from '../../platform/session';
import { useParameters } from '../links/use-go';

export function useBrand(): Brand {
  return currentBrand(useParameters());
}

export function useBrandText(text: BrandText | undefined): string | undefined {
  return text?.[readLanguage(useParameters())];
}
