/** The code of a channel on top of the screen, for the store to scan. */

import type { ReactNode } from 'react';
import { isRefusal } from '../../api/failure';
import type { Amount } from '../../format/money';
import { useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { useHeldPage } from '../../ui/page/saved-content';
import { Till } from '../till/show-at-till';
import { EXTENSION } from '../vouchers/voucher-rules';
import { type ChannelRow, channelTitle, codeCheck, followRow } from './channel';

/** What was opened. It stays that channel's, however the list changes. */
export interface OpenedCode {
  row: ChannelRow;
  amount: Amount | undefined;
}

interface CodeLayerProps {
  opened: OpenedCode;
  rows: readonly ChannelRow[];
  amount: Amount | undefined;
  order: OrderKey;
  requestType: string;
  /** Of the last read of the channels. */
  error: Error | null;
  onClose: () => void;
}

export function CodeLayer({ opened, rows, amount, order, requestType, error, onClose }: CodeLayerProps): ReactNode {
  const t = useText();
  const { row, check: followed } = followRow(rows, opened.row);
  // The loan may be paid already.
  const check = isRefusal(error) ? 'doubtful' : codeCheck(followed, error !== null);
  useHeldPage(true);
  return (
    <Till
      code={row.code}
      barcode={row.channel.barcode}
      amount={check === 'doubtful' ? opened.amount : amount}
      channel={channelTitle(t, row)}
      company={row.saved?.content.company}
      order={order}
      check={check}
      isExtension={requestType === EXTENSION}
      onClose={onClose}
    />
  );
}
