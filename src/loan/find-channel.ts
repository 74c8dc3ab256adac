/** How a payment channel is found again in a later answer. */
import type { Channel } from '../contract/channel';
import { isSameCode, plainCode } from '../format/digits';
import { isImageAddress } from '../platform/urls';
import type { SavedVoucher } from './vouchers/voucher';

/** What identifies a channel: its `payCode`, and its name if channels share or lack the `payCode`. */
export type ChannelKey = Pick<Channel, 'payCode' | 'name'>;

/**
 * The channel with this key in another answer. A channel without `payCode` is found by its name. Of several channels it is
 * the one with the borrower's code; without that, which one it is cannot be told, unless they are alike.
 */
export function findChannel(
  list: readonly Channel[],
  key: ChannelKey,
  code?: string,
): Channel | 'ambiguous' | undefined {
  const found = withKey(list, key, (each) => each);
  const [first] = found;
  const isAlike = found.every((each) => each.name === first?.name && each.voucherCode === first?.voucherCode);
  const withCode = code === undefined ? undefined : found.find((each) => isSameCode(each.voucherCode, code));
  return withCode ?? (isAlike ? first : 'ambiguous');
}

/** The channel of a saved voucher in an answer. */
export const channelOfVoucher = (list: readonly Channel[], { payCode, channel: name, content }: SavedVoucher) =>
  findChannel(list, { payCode, name }, content.code);

/** Removes the code and the barcode of a channel that do not belong to the known code. */
export function withoutOtherCode(channel: Channel, code: string | undefined): Channel {
  const { voucherCode, barcode } = channel;
  if (code === undefined || isSameCode(voucherCode, code)) return channel;
  if (voucherCode !== undefined) return { ...channel, voucherCode: undefined, barcode: undefined };
  // Bars and digits must be of the same code. A picture cannot be compared.
  const isOther = barcode !== undefined && !isImageAddress(barcode) && !plainCode(barcode).includes(plainCode(code));
  return isOther ? { ...channel, barcode: plainCode(code) } : channel;
}

/** The items whose channel has this `payCode` and name; without one of this name, all with this `payCode`. */
export function withKey<Item>(
  items: readonly Item[],
  { payCode, name }: ChannelKey,
  channelOf: (item: Item) => Channel,
): readonly Item[] {
  const ofCode = items.filter((item) => channelOf(item).payCode === payCode);
  const named = ofCode.filter((item) => channelOf(item).name === name);
  return named.length === 0 && payCode !== undefined ? ofCode : named;
}

/** The name of the channel with this `payCode`; undefined without one, or if channels of several names share it. */
export function channelName(list: readonly Channel[], payCode: string | undefined): string | undefined {
  const names = new Set(list.filter((each) => each.payCode === payCode).map(({ name }) => name));
  return payCode === undefined || names.size > 1 ? undefined : [...names][0];
}
