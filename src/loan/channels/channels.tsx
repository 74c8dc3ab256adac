/** The payment channels, in groups. Each opens its instructions, and can show a code to copy and a barcode. */

import { type ReactNode, useId, useState } from 'react';
import { MAX_GROUPS, mayHaveMore } from '../../api/decode';
import type { ChannelGroup } from '../../contract/channel';
import { plainCode } from '../../format/digits';
import { type Amount, decimalText } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { type OrderKey, paths } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { IconButton } from '../../ui/links/icon-button';
import { useGo } from '../../ui/links/use-go';
import { CutHint } from '../../ui/page/card';
import { EmptyView } from '../../ui/page/state-view';
import { BarcodeIcon, ForwardIcon } from '../../ui/picture/icons';
import { LogoTile } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { CopyButton } from '../../ui/text/copy';
import { ShowAtTill } from '../till/show-at-till';
import { SavedTime, useCodeNotice } from '../vouchers/code-check';
import { requestVoucher } from '../vouchers/request-voucher';
import type { SavedVoucher } from '../vouchers/voucher';
import { type ChannelRow, channelRows, channelTitle, codeCheck, isTransfer, rowCheck } from './channel';
import styles from './channels.module.css';
import { CodeLayer, type OpenedCode, usePreloadedBarcode } from './code-layer';

interface ChannelsProps {
  groups: readonly ChannelGroup[];
  amount: Amount | undefined;
  order: OrderKey;
  /** Of the voucher: see `VoucherKey`. */
  requestType: string;
  /** The order's saved vouchers of this request type that the answer did not replace. */
  saved: readonly SavedVoucher[];
  /** Whether the last answer is missing, so that the codes could not be checked. */
  isUnchecked: boolean;
}

/** Groups without channels are left out. Without any channel the empty state leads to customer service. */
export function Channels({ groups, amount, order, requestType, saved, isUnchecked }: ChannelsProps) {
  const t = useText();
  const go = useGo();
  const shown = channelRows(groups, saved);
  const [opened, setOpened] = useState<OpenedCode>();
  const [isOpen, setIsOpen] = useState(false);
  usePreloadedBarcode();
  const open = (shape: OpenedCode['shape'], row: ChannelRow) => {
    setOpened({ shape, row, amount });
    setIsOpen(true);
  };
  const choose = ({ channel: { payCode, name } }: ChannelRow) => {
    const voucher = { ...order, requestType, amount: amount?.toString(), payCode };
    requestVoucher(voucher);
    go(paths.instructions(voucher), { channel: name });
  };

  return (
    <div className={styles.channels}>
      {shown.length === 0 && <EmptyView title="channels.emptyTitle" text="channels.emptyText" />}
      {shown.map((group) => (
        <Group key={group.key} title={group.title}>
          {group.rows.map((row) => (
            <ChannelItem
              key={row.key}
              row={row}
              name={channelTitle(t, row)}
              amount={amount}
              isUnchecked={isUnchecked}
              choose={() => choose(row)}
              open={(shape) => open(shape, row)}
            />
          ))}
        </Group>
      ))}
      {(mayHaveMore(groups, MAX_GROUPS) || mayHaveMore(groups.flatMap(({ channels }) => channels))) && <CutHint />}
      {opened !== undefined && (
        <CodeLayer
          opened={opened}
          rows={shown.flatMap((group) => group.rows)}
          amount={amount}
          order={order}
          isUnchecked={isUnchecked}
          isOpen={isOpen}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const t = useText();
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={`heading ${styles.title}`}>
        {title ?? t('channels.title')}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ChannelItemProps {
  row: ChannelRow;
  name: string;
  amount: Amount | undefined;
  isUnchecked: boolean;
  choose: () => void;
  /** Shows the code on top of the screen. */
  open: (shape: OpenedCode['shape']) => void;
}

function ChannelItem({ row, name, amount, isUnchecked, choose, open }: ChannelItemProps) {
  const { channel, code, saved } = row;
  const t = useText();
  const hintId = useId();
  const codeId = useId();
  const { transferChannels } = useBrand();
  const isFromPhone = saved !== undefined && channel.voucherCode === undefined;
  const notice = useCodeNotice(codeCheck(rowCheck(row), isUnchecked && code !== undefined));
  const isForTransfer = code !== undefined && isTransfer(channel.payCode, code, transferChannels);
  const isForTill = code !== undefined && !isForTransfer;
  const money = useMoney();
  const amountId = useId();
  const amountText = amount === undefined ? undefined : decimalText(amount);
  return (
    <li className={`surface ${styles.channel}`}>
      <button type="button" className={styles.pick} aria-describedby={hintId} onClick={choose}>
        <LogoTile src={channel.logo} name={name} />
        <span>
          <span className="name" translate="no">
            {name}
          </span>
          {/* The button's description, so it must not be part of its accessible name. */}
          <span id={hintId} className="visually-hidden" aria-hidden="true">
            {t('channels.hint')}
          </span>
        </span>
        <ForwardIcon className={styles.forward} />
      </button>
      {(code !== undefined || saved !== undefined || channel.barcode !== undefined) && (
        <div className={styles.codes}>
          {saved !== undefined && <p className={styles.mark}>{t('voucherCard.title')}</p>}
          {isFromPhone && <SavedTime at={saved.at} />}
          {notice !== undefined && <p className={`notice ${styles.warning}`}>{notice}</p>}
          {isForTransfer && amountText !== undefined && (
            <div className={`${styles.code} ${styles.whole}`}>
              <b id={amountId} className={styles.amount} translate="no">
                {amount !== undefined && money(amount)}
              </b>
              <CopyButton value={amountText} shownBy={amountId} />
            </div>
          )}
          {(code !== undefined || channel.barcode !== undefined) && (
            <div className={styles.code}>
              {code !== undefined && <Code id={codeId} code={code} />}
              {channel.barcode !== undefined && (
                <IconButton
                  className={styles.barcode}
                  label={t('channels.barcode')}
                  aria-describedby={codeId}
                  onClick={() => open('barcode')}
                >
                  <BarcodeIcon />
                </IconButton>
              )}
              {code !== undefined && <CopyButton value={plainCode(code)} shownBy={codeId} />}
            </div>
          )}
          {isForTill && (
            <div className={styles.action}>
              <ShowAtTill
                variant={saved === undefined ? 'secondary' : 'primary'}
                aria-describedby={codeId}
                onClick={() => open('till')}
              />
            </div>
          )}
        </div>
      )}
    </li>
  );
}
