/** A payment channel: its schema, and what its barcode field contains. Repayment and extension have channels. */
import * as v from 'valibot';
import { listOf, record, text } from '../api/decode';
import { safeImage } from '../host/urls';

const channel = v.pipe(
  record({ logo: text, desc: text, payCode: text, vCode: text, BARcodeImg: text }),
  v.transform(({ logo, desc, payCode, vCode, BARcodeImg }) => ({
    logo,
    name: desc,
    payCode,
    voucherCode: vCode,
    /** An image address, or the value of a barcode to draw. */
    barcode: BARcodeImg,
  })),
);
export type Channel = v.InferOutput<typeof channel>;

export const channels = listOf(channel);

export interface ChannelGroup {
  title: string | undefined;
  channels: Channel[];
}

/**
 * Whether `barcode` is the address of an image (contract, section 6). A bare code is a value to draw, although it could be
 * read as a relative path.
 */
export function isImageAddress(value: string | undefined): boolean {
  if (value === undefined || safeImage(value) === undefined) return false;
  return /^\s*(https?:|data:image\/|\.{0,2}\/)/i.test(value) || /\.(png|jpe?g|gif|webp|svg)(\?.*)?\s*$/i.test(value);
}
