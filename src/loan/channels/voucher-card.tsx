/** A saved payment code as a card that leads to its instructions. */
import { useId } from 'react';
import { plainCode } from '../../format/digits';
import { useMoney, useText } from '../../intl/text';
import { paths } from '../../paths';
import { CopyButton } from '../../ui/copy/copy';
import { useGo } from '../../ui/links/use-go';
import { LogoTile } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { useDueText } from '../due-hero';
import { CheckedTime, SavedTime, useCodeNotice } from '../vouchers/code-check';
import type { SavedVoucher } from '../vouchers/voucher';
import { EXTENSION, isDoubtful } from '../vouchers/voucher-rules';
import styles from './channels.module.css';

const MAX_CARDS = 3;

/** The vouchers that get a card. A store has one code on the screen: the one that the borrower opened last. */
export const shownVouchers = (all: readonly SavedVoucher[]): SavedVoucher[] =>
  all
    .filter((voucher, index) => all.findIndex(({ payCode }) => payCode === voucher.payCode) === index)
    .slice(0, MAX_CARDS);

interface VoucherCardProps {
  voucher: SavedVoucher;
  dueDate: string | number | bigint | undefined;
  /** Whether the server did not answer. */
  isUnchecked: boolean;
  channel: string;
}

export function VoucherCard({ voucher, dueDate, isUnchecked, channel }: VoucherCardProps) {
  const t = useText();
  const money = useMoney();
  const go = useGo();
  const hintId = useId();
  const codeId = useId();
  const due = useDueText(dueDate);
  const notice = useCodeNotice(isDoubtful(voucher) ? 'doubtful' : 'same');
  const { code, amount = voucher.amount } = voucher.content;
  const isExtension = voucher.requestType === EXTENSION;
  return (
    <section className={`surface ${styles.channel}`}>
      <div className={styles.row}>
        <LogoTile src={undefined} name={channel} />
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
        {/* The button's description, so it must not be part of its accessible name. */}
        <p id={hintId} className="hint" aria-hidden="true" translate="no">
          <span>{`${channel} `}</span>
          {amount !== undefined && <span className={styles.amount}>{money(amount)}</span>}
        </p>
        {code !== undefined && <Code id={codeId} code={code} />}
        {code !== undefined && <CopyButton value={plainCode(code)} shownBy={codeId} />}
      </div>
      <div className={styles.info}>
        <p className="hint">{t(isExtension ? 'voucherCard.extension' : 'voucherCard.repayment')}</p>
        {due && <p className="hint">{due}</p>}
        {isUnchecked && <SavedTime at={voucher.at} />}
        {isUnchecked && voucher.askedAt !== undefined && <CheckedTime at={voucher.askedAt} />}
        {isUnchecked && <p className="hint">{t('voucherCard.unchecked')}</p>}
      </div>
      {notice !== undefined && <p className={`notice ${styles.warning}`}>{notice}</p>}
    </section>
  );
}
