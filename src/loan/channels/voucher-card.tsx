/** A saved payment code as a card that leads to its instructions. */
import { useId, useState } from 'react';
import type { Channel } from '../../contract/channel';
import { formatDeviceTime } from '../../format/dates';
import { isSameCode, plainCode } from '../../format/digits';
import { useMoney, useText } from '../../intl/text';
import { paths } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { CopyButton } from '../../ui/copy/copy';
import { useGo } from '../../ui/links/use-go';
import { useHeldPage } from '../../ui/page/saved-content';
import { LogoTile } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { wholeFigures } from '../../ui/text/figures';
import { useDueText } from '../due-hero';
import { ShowAtTill, Till, usePreloadedTill } from '../till/show-at-till';
import { useCodeNotice } from '../vouchers/code-check';
import type { SavedVoucher } from '../vouchers/voucher';
import { EXTENSION } from '../vouchers/voucher-rules';
import { codeCheck, isTransfer, rowCheck } from './channel';
import styles from './channels.module.css';
import { InstructionsHint, TillIconButton } from './row-parts';

const MAX_CARDS = 3;

/**
 * The vouchers that get a card. A channel has at most one for the repayment and one for the extension, those that the borrower
 * opened last.
 */
export const shownVouchers = (all: readonly SavedVoucher[]): SavedVoucher[] =>
  all
    .filter(({ payCode, requestType }, index) => {
      const newest = all.findIndex((other) => other.payCode === payCode && other.requestType === requestType);
      return newest === index;
    })
    .slice(0, MAX_CARDS);

interface VoucherCardProps {
  voucher: SavedVoucher;
  /** Undefined if the screen says it elsewhere. */
  dueDate: string | number | bigint | undefined;
  /** Whether the server did not answer. */
  isUnchecked: boolean;
  /** The channel's name in the server's answer, for a voucher that was saved without one. */
  knownName?: string | undefined;
  /** The channel in that answer. */
  known?: Channel | undefined;
  /** Whether to show the code is the screen's primary action. */
  isPrimary?: boolean;
  /** Whether it is kept on the phone. */
  isSaved?: boolean;
}

export function VoucherCard({
  voucher,
  dueDate,
  isUnchecked,
  knownName,
  known,
  isPrimary = false,
  isSaved = true,
}: VoucherCardProps) {
  const t = useText();
  const money = useMoney();
  const go = useGo();
  const hintId = useId();
  const codeId = useId();
  const due = useDueText(dueDate);
  const { transferChannels } = useBrand();
  /** The code for which the till was opened, while it is open. */
  const [opened, setOpened] = useState<string>();
  const isOpen = opened !== undefined;
  useHeldPage(isOpen);
  usePreloadedTill();
  const savedCheck = rowCheck({ saved: voucher });
  const notice = useCodeNotice(savedCheck);
  const { code, company, amount = voucher.amount } = voucher.content;
  const channel = voucher.channel ?? knownName ?? company ?? voucher.payCode ?? '';
  const isExtension = voucher.requestType === EXTENSION;
  const isForTill = code !== undefined && !isTransfer(voucher.payCode, code, transferChannels);
  const isBarcode = known?.barcode !== undefined;
  const openedCheck = savedCheck === 'same' && !isSameCode(opened, code) ? 'changed' : savedCheck;
  const opener = { isBarcode, 'aria-describedby': codeId, onClick: () => setOpened(code) };
  return (
    <section className={`surface ${styles.channel}`}>
      <div className={styles.row}>
        <LogoTile src={known?.logo} name={channel} />
        <h2>
          <button
            type="button"
            className={styles.pick}
            aria-describedby={hintId}
            onClick={() => go(paths.instructions(voucher), { channel: voucher.channel })}
          >
            <span className="name">{t('voucherCard.title')}</span>
          </button>
        </h2>
        {isExtension && <p className={styles.mark}>{t('voucherCard.extension')}</p>}
        {/* The button's description, so it must not be part of its accessible name. */}
        <p id={hintId} className="hint" aria-hidden="true" translate="no">
          <span className={styles.which}>{`${channel} `}</span>
          {amount !== undefined && <span className={styles.amount}>{money(amount)}</span>}
        </p>
        {code !== undefined && <Code id={codeId} code={code} />}
        <InstructionsHint />
        {code !== undefined && <CopyButton value={plainCode(code)} shownBy={codeId} />}
        {isForTill && !isPrimary && <TillIconButton {...opener} />}
      </div>
      {(due !== undefined || isUnchecked) && (
        <div className={styles.info}>
          {due && <p className="hint">{due}</p>}
          {isUnchecked && (
            <p className="hint">
              {isSaved && (
                <span>{wholeFigures(`${t('voucherCard.saved', { time: formatDeviceTime(voucher.at) })} `)}</span>
              )}
              <span>{t('instructions.unchecked')}</span>
            </p>
          )}
        </div>
      )}
      {notice !== undefined && <p className={`notice ${styles.warning}`}>{notice}</p>}
      {isForTill && isPrimary && (
        <div className={styles.action}>
          <ShowAtTill {...opener} />
        </div>
      )}
      {isOpen && (
        <Till
          code={code}
          barcode={known?.barcode}
          amount={amount}
          channel={channel}
          company={company}
          order={{ productId: voucher.productId, orderId: voucher.orderId }}
          dueDate={voucher.dueDate}
          check={codeCheck(openedCheck, isUnchecked)}
          isExtension={isExtension}
          onClose={() => setOpened(undefined)}
        />
      )}
    </section>
  );
}
