/** What the field `BARcodeImg` holds: an image's address, or the value of a barcode (contract, section 6). Pure. */
import { safeImage } from '../host/urls';

/** True for addresses that say so themselves; a bare code is a value even where it could be read as a relative path. */
export function isImageAddress(value: string | undefined): boolean {
  if (value === undefined || safeImage(value) === undefined) return false;
  return /^\s*(https?:|data:image\/|\.{0,2}\/)/i.test(value) || /\.(png|jpe?g|gif|webp|svg)(\?.*)?\s*$/i.test(value);
}
