/** The payment channels, in groups. Each opens its instructions, and can show a code to copy and to scan. */

import { useId, useState } from 'react';
import { MAX_GROUPS, mayHaveMore } from '../../api/decode';
import type { ChannelGroup } from '../../contract/channel';
import { plainCode } from '../../format/digits';
import type { Amount } from '../../format/money';
import { useText } from '../../intl/text';
import { type OrderKey, paths } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { CopyButton } from '../../ui/copy/copy';
import { useGo } from '../../ui/links/use-go';
import { CutHint } from '../../ui/page/card';
import { SavedContentView } from '../../ui/page/saved-content';
import { EmptyView } from '../../ui/page/state-view';
import { LogoTile } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { CustomerServiceButton } from '../service/help';
import { ShowAtTill, usePreloadedTill } from '../till/show-at-till';
import { SavedTime } from '../vouchers/code-check';
import { requestVoucher } from '../vouchers/request-voucher';
import type { SavedVoucher } from '../vouchers/voucher';
import { allChannels, EXTENSION } from '../vouchers/voucher-rules';
import { type ChannelRow, channelRows, channelTitle, isTransfer, rowCheck } from './channel';
import styles from './channels.module.css';
import { CodeLayer, type OpenedCode } from './code-layer';
import { InstructionsHint, TillIconButton } from './row-parts';

interface ChannelsProps {
  /** Undefined if the answer does not say it. */
  groups: readonly ChannelGroup[] | undefined;
  amount: Amount | undefined;
  order: OrderKey;
  /** Of the voucher: see `VoucherKey`. */
  requestType: string;
  /** The order's saved vouchers of this request type that the answer did not replace. */
  saved: readonly SavedVoucher[];
  /** Of the last read: without an answer the codes could not be checked. */
  error: Error | null;
}

/** Groups without channels are left out. Without any channel the empty state leads to customer service. */
export function Channels({ groups, amount, order, requestType, saved, error }: ChannelsProps) {
  const t = useText();
  const go = useGo();
  const { channels = [], isPartial } = allChannels(groups);
  const shown = channelRows(groups ?? [], saved);
  const [opened, setOpened] = useState<OpenedCode>();
  const headingId = useId();
  usePreloadedTill();
  const rows = shown.flatMap((group) => group.rows);
  const hidesCode = isPartial && saved.some((voucher) => rows.every((row) => row.saved !== voucher));
  const choose = ({ channel: { payCode, name } }: ChannelRow) => {
    const voucher = { ...order, requestType, amount: amount?.toString(), payCode };
    requestVoucher(voucher);
    go(paths.instructions(voucher), { channel: name });
  };

  return (
    <div className={styles.channels}>
      {error !== null && rows.some(({ code }) => code !== undefined) && (
        <p className="notice">{t('channels.unchecked')}</p>
      )}
      {hidesCode && <SavedContentView />}
      {shown.length === 0 && !hidesCode && (
        <EmptyView title="channels.emptyTitle" text="channels.emptyText">
          <CustomerServiceButton variant="primary" />
        </EmptyView>
      )}
      {shown.length > 0 && (
        <h2 id={headingId} className={styles.heading}>
          {t(requestType === EXTENSION ? 'channels.extensionTitle' : 'channels.title')}
        </h2>
      )}
      {shown.map(({ key, title, rows: own }, index) => (
        <section
          key={key}
          className={styles.group}
          aria-labelledby={title === undefined ? headingId : `${headingId}${index}`}
        >
          {title !== undefined && (
            <h3 id={`${headingId}${index}`} className={`heading ${styles.title}`}>
              {title}
            </h3>
          )}
          <ul className={styles.list}>
            {own.map((row) => (
              <ChannelItem
                key={row.key}
                row={row}
                name={channelTitle(t, row)}
                isPrimary={row.saved !== undefined && row.saved === saved[0]}
                choose={() => choose(row)}
                open={() => setOpened({ row, amount })}
              />
            ))}
          </ul>
        </section>
      ))}
      {(mayHaveMore(groups ?? [], MAX_GROUPS) || mayHaveMore(channels)) && <CutHint />}
      {opened !== undefined && (
        <CodeLayer
          opened={opened}
          rows={rows}
          amount={amount}
          order={order}
          requestType={requestType}
          error={error}
          onClose={() => setOpened(undefined)}
        />
      )}
    </div>
  );
}

interface ChannelItemProps {
  row: ChannelRow;
  name: string;
  /** Whether the borrower's latest code is this channel's. */
  isPrimary: boolean;
  choose: () => void;
  open: () => void;
}

function ChannelItem({ row, name, isPrimary, choose, open }: ChannelItemProps) {
  const { channel, code, saved } = row;
  const t = useText();
  const hintId = useId();
  const codeId = useId();
  const { transferChannels } = useBrand();
  const isForTransfer = code !== undefined && isTransfer(channel.payCode, code, transferChannels);
  const hasBarcode = channel.barcode !== undefined;
  const isForTill = hasBarcode || (code !== undefined && !isForTransfer);
  const opener = { 'aria-describedby': codeId, onClick: open };
  return (
    <li className={`surface ${styles.channel}`}>
      <div className={styles.row}>
        <LogoTile src={channel.logo} name={name} />
        <button type="button" className={styles.pick} data-own-tap="" aria-describedby={hintId} onClick={choose}>
          <span className="name" translate="no">
            {name}
          </span>
        </button>
        {saved !== undefined && <p className={styles.mark}>{t('voucherCard.title')}</p>}
        {code !== undefined && <Code id={codeId} code={code} />}
        <InstructionsHint id={hintId} />
        {code !== undefined && <CopyButton value={plainCode(code)} shownBy={codeId} />}
        {isForTill && !isPrimary && <TillIconButton isBarcode={hasBarcode} {...opener} />}
      </div>
      {saved !== undefined && channel.voucherCode === undefined && (
        <div className={styles.info}>
          <SavedTime at={saved.at} />
        </div>
      )}
      {rowCheck(row) === 'doubtful' && <p className={`notice ${styles.warning}`}>{t('instructions.maybeInvalid')}</p>}
      {isForTill && isPrimary && (
        <div className={styles.action}>
          <ShowAtTill isBarcode={hasBarcode} {...opener} />
        </div>
      )}
    </li>
  );
}
