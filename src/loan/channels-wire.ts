/** Payment channels as the server words them; repayment and extension share them (contract, section 5). */
import * as v from 'valibot';
import { listOf, record, text } from '../api/decode';

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
