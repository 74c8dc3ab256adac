/** The code of a channel on top of the screen: for the store to scan, or as a barcode. */

import type { Amount } from '../../format/money';
import { useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { onDemand, SCRIM, usePreload } from '../../ui/on-demand';
import { TillLayer } from '../till/show-at-till';
import { type ChannelRow, channelTitle, codeCheck, followRow } from './channel';

const BarcodeDialog = onDemand(() => import('./barcode-dialog'), { fallback: SCRIM });

export const usePreloadedBarcode = () => usePreload(BarcodeDialog);

/** What was opened. It stays that channel's, however the list changes. */
export interface OpenedCode {
  shape: 'till' | 'barcode';
  row: ChannelRow;
  amount: Amount | undefined;
}

interface CodeLayerProps {
  opened: OpenedCode;
  rows: readonly ChannelRow[];
  amount: Amount | undefined;
  order: OrderKey;
  /** Whether the last answer is missing, so that the code could not be checked. */
  isUnchecked: boolean;
  isOpen: boolean;
  onClose: () => void;
}

export function CodeLayer({ opened, rows, amount, order, isUnchecked, isOpen, onClose }: CodeLayerProps) {
  const t = useText();
  const { row, check: followed } = followRow(rows, opened.row);
  const check = codeCheck(followed, isUnchecked);
  const name = channelTitle(t, row);
  const shown = { amount: check === 'doubtful' ? opened.amount : amount, check, open: isOpen, onClose };
  if (opened.shape === 'barcode') return <BarcodeDialog {...shown} channel={row.channel} name={name} />;
  if (row.code === undefined) return null;
  return <TillLayer {...shown} code={row.code} company={name} order={order} />;
}
