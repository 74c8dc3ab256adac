/** Payment channels, as the repayment and the extension list them. */
import type * as v from 'valibot';
import { at, listOf, MAX_ENTRIES, optionalList, record, text } from '../api/decode.ts';

const channel = record({
  logo: text,
  name: at(text, 'desc'),
  payCode: text,
  voucherCode: at(text, 'vCode'),
  /** An image address, or the value of a barcode to draw. */
  barcode: at(text, 'BARcodeImg'),
});
export type Channel = v.InferOutput<typeof channel>;

export const channelExample = {
  logo: '/pictures/channel-tienda-uno.svg',
  desc: 'Tienda Uno',
  payCode: 'CASH01',
  vCode: '52183672541105',
  BARcodeImg: '/pictures/code128/52183672541105.svg',
};

export const channels = optionalList(listOf(channel));

export interface ChannelGroup {
  title: string | undefined;
  channels: readonly Channel[];
  /** True if the answer has no list of its channels. */
  isUnread?: boolean;
}

interface SentGroup {
  title: string | undefined;
  channels: readonly Channel[] | undefined;
}

/** The first channels of all groups together. */
export function limitChannels(groups: readonly SentGroup[]): ChannelGroup[] {
  let left = MAX_ENTRIES;
  return groups.map(({ title, channels: list }) => {
    if (list === undefined) return { title, channels: [], isUnread: true };
    const kept = list.slice(0, left);
    left -= kept.length;
    return { title, channels: kept };
  });
}
