/** The saved vouchers of an order, each a link to its instructions. */
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useIntl } from 'react-intl';
import { groupCode, plainCode } from '../format/digits';
import { useMoney } from '../intl/values';
import { paths } from '../paths';
import { CopyButton } from '../ui/copy';
import { ForwardIcon } from '../ui/icons';
import { LogoTile } from '../ui/tile';
import { useGo, useParameters } from '../ui/use-go';
import styles from './channels.module.css';
import { type ChannelGroup, channelName } from './repayment';
import { readVouchers, type SavedVoucher } from './vouchers';

const MAX_CARDS = 3;

interface VoucherCardsProps {
  orderId: string | undefined;
  /** The order's channels, if they are known. */
  groups?: readonly ChannelGroup[];
}

export default function VoucherCards({ orderId, groups = [] }: VoucherCardsProps): ReactNode {
  const userId = useParameters().get('userId');
  const { data: vouchers = [] } = useQuery({
    queryKey: ['saved-vouchers', userId, orderId],
    queryFn: async () => (await readVouchers(userId)).filter((each) => each.orderId === orderId),
    gcTime: 0,
  });
  const channels = groups.flatMap((group) => group.channels);
  return vouchers
    .slice(0, MAX_CARDS)
    .map((voucher) => (
      <VoucherCard
        key={JSON.stringify([voucher.requestType, voucher.amount, voucher.payCode])}
        voucher={voucher}
        channel={
          voucher.channel ?? channelName(channels, voucher.payCode) ?? voucher.content.company ?? voucher.payCode ?? ''
        }
      />
    ));
}

function VoucherCard({ voucher, channel }: { voucher: SavedVoucher; channel: string }) {
  const intl = useIntl();
  const money = useMoney();
  const go = useGo();
  const hintId = useId();
  const codeId = useId();
  const { code, amount = voucher.amount } = voucher.content;
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
            <span className={styles.name}>{intl.formatMessage({ id: 'voucherCard.title' })}</span>
            {/* The button's description, so it must not be part of its accessible name. */}
            <span id={hintId} className="hint" aria-hidden="true">
              {channel} {amount !== undefined && <b className={styles.amount}>{money(amount)}</b>}
            </span>
          </span>
          <ForwardIcon className={styles.forward} />
        </button>
      </h2>
      {code !== undefined && (
        <div className={styles.code}>
          <b id={codeId}>{groupCode(code)}</b>
          <CopyButton value={plainCode(code)} shownBy={codeId} />
        </div>
      )}
    </section>
  );
}
