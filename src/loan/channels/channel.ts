/** The rows of a channel list, and where a code on screen is in a later list. */
import type { Channel, ChannelGroup } from '../../contract/channel';
import { isSameCode } from '../../format/digits';
import type { Translate } from '../../intl/text';
import { isImageAddress } from '../../platform/urls';
import { channelOfVoucher, withKey, withoutOtherCode } from '../find-channel';
import type { CodeCheck } from '../vouchers/code-check';
import type { SavedVoucher } from '../vouchers/voucher';
import { isDoubtful } from '../vouchers/voucher-rules';

/** Digits of an account for transfers, which no store can scan. */
const ACCOUNT_NUMBER = /^\s*(?:\d[\s-]*){18}$/;

/** Whether a code is for a bank transfer. @param transferChannels the brand's. */
export const isTransfer = (payCode: string | undefined, code: string, transferChannels: readonly string[] = []) =>
  ACCOUNT_NUMBER.test(code) || transferChannels.some((each) => each === payCode);

/** Whether a code is a CLABE, the account number that Mexican banks' apps ask for. @param timeZone the brand's. */
export const isClabe = (code: string | undefined, timeZone: string | undefined) =>
  timeZone === 'America/Mexico_City' && code !== undefined && ACCOUNT_NUMBER.test(code);

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

/**
 * The groups that have channels. A channel whose code the borrower has comes first in its group, and its group comes first.
 * @param saved after the answer was applied, so that a code which is not the answer's is newer.
 */
export function channelRows(groups: readonly ChannelGroup[], saved: readonly SavedVoucher[]) {
  const all = groups.flatMap(({ channels }) => channels);
  // The channel of each saved voucher, so that a repeated `payCode` does not show it twice. The newest one is set last.
  const vouchers = new Map([...saved].reverse().map((voucher) => [channelOfVoucher(all, voucher), voucher]));
  const unique = uniqueKeys();
  return groups
    .filter(({ channels }) => channels.length > 0)
    .map(({ title, channels }) => ({
      key: unique([title]),
      title,
      rows: channels
        .map((answered, index): ChannelRow => {
          const voucher = vouchers.get(answered);
          const channel = withoutOtherCode(answered, voucher?.content.code);
          const barcode = isImageAddress(channel.barcode) ? undefined : channel.barcode;
          return {
            key: unique([channel.payCode, channel.name]),
            number: index + 1,
            channel,
            code: channel.voucherCode ?? voucher?.content.code ?? barcode,
            saved: voucher,
          };
        })
        .sort(savedFirst((row) => row.saved !== undefined)),
    }))
    .sort(savedFirst(({ rows }) => rows[0]?.saved !== undefined));
}

const savedFirst =
  <Item>(isSaved: (item: Item) => boolean) =>
  (one: Item, other: Item) =>
    Number(isSaved(other)) - Number(isSaved(one));

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

export const channelTitle = (t: Translate, { channel, number }: ChannelRow): string =>
  channel.name ?? t('channels.unnamed', { number });

/** @param isUnchecked whether the last answer is missing, so that the code could not be checked. */
export const codeCheck = <Check extends CodeCheck>(check: Check, isUnchecked: boolean): Check | 'unanswered' =>
  check === 'same' && isUnchecked ? 'unanswered' : check;

/** What is known about the code of a row: the server may have refused the borrower's voucher. */
export const rowCheck = ({ saved }: Pick<ChannelRow, 'saved'>) =>
  saved !== undefined && isDoubtful(saved) ? 'doubtful' : 'same';

interface FollowedRow {
  /** The row as it is now; the row itself if its channel is gone or cannot be told from others. */
  row: ChannelRow;
  check: 'same' | 'changed' | 'doubtful';
}

/** Where a row is in a later list. It never becomes the row of another channel. */
export function followRow(rows: readonly ChannelRow[], before: ChannelRow): FollowedRow {
  const found = withKey(rows, before.channel, ({ channel }) => channel);
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
