/** The payment codes of an order, each a link to its instructions. */

import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import type { Order } from '../../contract/order';
import { plainCode } from '../../format/digits';
import { useMoney, useText } from '../../intl/text';
import { channelName, isDoubtful } from '../../loan/channels/channel';
import styles from '../../loan/channels/channels.module.css';
import { useDueText } from '../../loan/due-hero';
import { extensionAnswer, extensionQuery } from '../../loan/extension';
import { orderAnswer } from '../../loan/order';
import { repaymentAnswer, repaymentQuery } from '../../loan/repayment';
import { useSavedVouchers } from '../../loan/vouchers/saved-vouchers';
import type { SavedVoucher } from '../../loan/vouchers/voucher';
import { SavedTime, useCodeNotice } from '../../loan/vouchers/voucher-notes';
import { afterAnswer, EXTENSION, REPAYMENT } from '../../loan/vouchers/voucher-rules';
import { type OrderKey, paths } from '../../paths';
import { useGo } from '../../ui/links/use-go';
import { ForwardIcon } from '../../ui/picture/icons';
import { LogoTile } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { CopyButton } from '../../ui/text/copy';

const MAX_CARDS = 3;

/** ms. The order's due date comes from the same read. */
const JUST_READ = 5000;

interface VoucherCardsProps {
  order: Order;
  orderKey: OrderKey;
}

/** What is saved is compared with the answers before it is shown. */
export default function VoucherCards({ order, orderKey }: VoucherCardsProps): ReactNode {
  const saved = afterAnswer(useSavedVouchers(orderKey) ?? [], orderAnswer(order));
  const has = (type: string) => saved.some(({ requestType }) => requestType === type);
  const options = { meta: { quiet: true }, staleTime: JUST_READ };
  const repayment = useQuery({ ...repaymentQuery(orderKey), ...options, enabled: saved.length > 0 });
  const extension = useQuery({ ...extensionQuery(orderKey), ...options, enabled: has(EXTENSION) });
  if ([repayment, extension].some((each) => each.isFetching && !each.isFetchedAfterMount)) return null;

  const answers = [
    repayment.data && repaymentAnswer(repayment.data),
    extension.data && extensionAnswer(extension.data),
  ];
  const current = answers.reduce((vouchers, answer) => (answer ? afterAnswer(vouchers, answer) : vouchers), saved);
  const failed = { [REPAYMENT]: repayment.isError, [EXTENSION]: repayment.isError || extension.isError };
  const channels = [...(repayment.data?.groups ?? []), ...(extension.data?.groups ?? [])].flatMap(
    (group) => group.channels,
  );
  // A store has one code on the screen: the one that the borrower opened last.
  const shown = current.filter(
    (voucher, index) => current.findIndex(({ payCode }) => payCode === voucher.payCode) === index,
  );
  return shown
    .slice(0, MAX_CARDS)
    .map((voucher) => (
      <VoucherCard
        key={JSON.stringify([voucher.requestType, voucher.amount, voucher.payCode])}
        voucher={voucher}
        dueDate={repayment.data?.dueDate ?? voucher.dueDate}
        isUnchecked={failed[voucher.requestType === EXTENSION ? EXTENSION : REPAYMENT]}
        channel={
          voucher.channel ?? channelName(channels, voucher.payCode) ?? voucher.content.company ?? voucher.payCode ?? ''
        }
      />
    ));
}

interface VoucherCardProps {
  voucher: SavedVoucher;
  dueDate: string | number | bigint | undefined;
  /** Whether the server did not answer. */
  isUnchecked: boolean;
  channel: string;
}

function VoucherCard({ voucher, dueDate, isUnchecked, channel }: VoucherCardProps) {
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
      <h2 className={styles.heading}>
        <button
          type="button"
          className={styles.pick}
          aria-describedby={hintId}
          onClick={() => go(paths.instructions(voucher), { channel: voucher.channel })}
        >
          <LogoTile src={undefined} name={channel} />
          <span>
            <span className="name">{t('voucherCard.title')}</span>
            {/* The button's description, so it must not be part of its accessible name. */}
            <span id={hintId} className="hint" aria-hidden="true" translate="no">
              <span>{`${channel} `}</span>
              {amount !== undefined && <b className={styles.amount}>{money(amount)}</b>}
            </span>
          </span>
          <ForwardIcon className={styles.forward} />
        </button>
      </h2>
      <div className={styles.codes}>
        <p className="hint">{t(isExtension ? 'voucherCard.extension' : 'voucherCard.repayment')}</p>
        {due && <p className="hint">{due}</p>}
        {isUnchecked && <SavedTime at={voucher.at} />}
        {isUnchecked && <p className="hint">{t('voucherCard.unchecked')}</p>}
        {notice !== undefined && <p className={`notice ${styles.warning}`}>{notice}</p>}
        {code !== undefined && (
          <div className={styles.code}>
            <Code id={codeId} code={code} />
            <CopyButton value={plainCode(code)} shownBy={codeId} />
          </div>
        )}
      </div>
    </section>
  );
}
