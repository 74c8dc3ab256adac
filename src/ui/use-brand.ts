import { type Brand, brandOf } from '../../theme/brands';
import { useParameters } from './use-go';

/** The brand that this visit's `appName` names. */
export function useBrand(): Brand {
  return brandOf(useParameters().get('appName'));
}
