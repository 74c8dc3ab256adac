/** The rows of a channel list: each channel with its code, and where a code on screen is in a later list. Pure. */

import type { IntlShape } from 'react-intl';
import type { SavedVoucher } from '../vouchers/voucher';
import { isSameCode } from '../vouchers/voucher-rules';
import { type Channel, type ChannelGroup, findChannel, isImageAddress } from './channel';

export interface ChannelRow {
  key: string;
  /** Position in its group, from 1. */
  number: number;
  channel: Channel;
  /** The answer's code, else the saved one, else the text of the barcode. */
  code: string | undefined;
  /** The borrower's voucher of this channel. */
  saved: SavedVoucher | undefined;
}

interface RowGroup {
  key: string;
  title: string | undefined;
  rows: ChannelRow[];
}

/** The groups that have channels. In each group the channels whose code the borrower has come first. */
export function channelRows(groups: readonly ChannelGroup[], saved: readonly SavedVoucher[]): RowGroup[] {
  const all = groups.flatMap(({ channels }) => channels);
  // The channel of each saved voucher, so that a repeated `payCode` does not show it twice.
  const vouchers = new Map(
    saved.map((voucher) => [findChannel(all, { payCode: voucher.payCode, name: voucher.channel }), voucher]),
  );
  const unique = uniqueKeys();
  return groups
    .filter(({ channels }) => channels.length > 0)
    .map(({ title, channels }) => ({
      key: unique(['group', title]),
      title,
      rows: channels
        .map((channel, index): ChannelRow => {
          const voucher = vouchers.get(channel);
          const barcode = isImageAddress(channel.barcode) ? undefined : channel.barcode;
          return {
            key: unique(['channel', channel.payCode, channel.name]),
            number: index + 1,
            channel,
            code: channel.voucherCode ?? voucher?.content.code ?? barcode,
            saved: voucher,
          };
        })
        .sort((one, other) => Number(other.saved !== undefined) - Number(one.saved !== undefined)),
    }));
}

/** @returns a function that makes a key of parts, and another one of the same parts the next time. */
function uniqueKeys(): (parts: readonly (string | undefined)[]) => string {
  const counts = new Map<string, number>();
  return (parts) => {
    const key = JSON.stringify(parts);
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key}${count}`;
  };
}

/** The name of a channel, or its number. */
export const channelTitle = (intl: IntlShape, { channel, number }: ChannelRow): string =>
  channel.name ?? intl.formatMessage({ id: 'channels.unnamed' }, { number });

/** What is known about the code of a row: the server may have refused the borrower's voucher. */
export const rowCheck = ({ saved }: ChannelRow) => (saved?.isRefused ? 'doubtful' : 'same');

interface FollowedRow {
  /** The row as it is now; the row itself if its channel is gone or cannot be told from others. */
  row: ChannelRow;
  check: 'same' | 'changed' | 'doubtful';
}

/** Where a row is in a later list. It never becomes the row of another channel. */
export function followRow(rows: readonly ChannelRow[], before: ChannelRow): FollowedRow {
  const { payCode, name } = before.channel;
  const ofCode = rows.filter(({ channel }) => channel.payCode === payCode);
  const named = ofCode.filter(({ channel }) => channel.name === name);
  const found = named.length === 0 && payCode !== undefined ? ofCode : named;
  const isSame = (row: ChannelRow) =>
    isSameCode(row.code, before.code) && (row.channel.barcode === before.channel.barcode || row.code !== undefined);
  const same = found.find(isSame);
  if (same !== undefined) return { row: same, check: rowCheck(same) };
  const [changed, ...more] = found;
  if (changed === undefined || more.length > 0 || (changed.code === undefined && before.code !== undefined)) {
    return { row: before, check: 'doubtful' };
  }
  return { row: changed, check: 'changed' };
}
