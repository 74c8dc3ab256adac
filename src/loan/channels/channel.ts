/** A payment channel: its schema, and how it is found again in a later answer. */
import * as v from 'valibot';
import { listOf, MAX_ENTRIES, record, text } from '../../api/decode';
import { plainCode } from '../../format/digits';
import { safeImage } from '../../platform/urls';

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
  channels: readonly Channel[];
}

/** The first channels of all groups together. */
export function limitChannels(groups: readonly ChannelGroup[]): ChannelGroup[] {
  let left = MAX_ENTRIES;
  return groups.map(({ title, channels: list }) => {
    const kept = list.slice(0, left);
    left -= kept.length;
    return { title, channels: kept };
  });
}

/** What identifies a channel: its `payCode`, and its name if channels share or lack the `payCode`. */
export type ChannelKey = Pick<Channel, 'payCode' | 'name'>;

/** The channel with this key in another answer. A channel without `payCode` is found by its name. */
export function findChannel(list: readonly Channel[], { payCode, name }: ChannelKey): Channel | undefined {
  const found = list.filter((each) => each.payCode === payCode);
  return found.find((each) => each.name === name) ?? (payCode === undefined ? undefined : found[0]);
}

/** The name of the channel with this code; undefined without a code, which several channels may lack. */
export const channelName = (list: readonly Channel[], payCode: string | undefined): string | undefined =>
  payCode === undefined ? undefined : findChannel(list, { payCode, name: undefined })?.name;

/**
 * Whether `barcode` is the address of an image (contract, section 6). A bare code is a value to draw, although it could be
 * read as a relative path.
 */
export function isImageAddress(value: string | undefined): boolean {
  if (value === undefined || safeImage(value) === undefined) return false;
  return /^\s*(https?:|data:image\/|\.{0,2}\/)/i.test(value) || /\.(png|jpe?g|gif|webp|svg)(\?.*)?\s*$/i.test(value);
}

/** Digits of an account for transfers (CLABE), which no store can scan. */
const ACCOUNT_NUMBER = /^\d{18}$/;

/** Whether a code is for a bank transfer. @param transferChannels the brand's. */
export const isTransfer = (payCode: string | undefined, code: string, transferChannels: readonly string[] = []) =>
  ACCOUNT_NUMBER.test(plainCode(code)) || (payCode !== undefined && transferChannels.includes(payCode));
