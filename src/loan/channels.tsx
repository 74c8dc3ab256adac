/** The payment channels, in groups. Each opens its instructions, and can show a code to copy and a barcode. */
import { type ReactNode, useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { groupCode, plainCode } from '../format/digits';
import type { Amount } from '../format/money';
import { type OrderKey, paths } from '../paths';
import { Button } from '../ui/button';
import { CopyButton } from '../ui/copy';
import { ForwardIcon } from '../ui/icons';
import { onDemand } from '../ui/on-demand';
import { StateView } from '../ui/state-view';
import { LogoTile } from '../ui/tile';
import { useGo } from '../ui/use-go';
import styles from './channels.module.css';
import { CustomerServiceButton } from './help';
import { type Channel, type ChannelGroup, isImageAddress } from './repayment';
import { requestVoucher } from './request-voucher';
import { ShowAtTill } from './show-at-till';

const BarcodeDialog = onDemand(() => import('./barcode-dialog'));

interface ChannelsProps {
  groups: readonly ChannelGroup[];
  /** The amount to pay. */
  amount: Amount | undefined;
  order: OrderKey;
  /** Of the voucher: see `VoucherKey`. */
  requestType: string;
}

/** Groups without channels are left out. Without any channel the empty state leads to customer service. */
export function Channels({ groups, amount, order, requestType }: ChannelsProps) {
  const intl = useIntl();
  const go = useGo();
  const shown = groups.filter((group) => group.channels.length > 0);
  const [scanned, setScanned] = useState<Channel>();
  const [scanning, setScanning] = useState(false);
  if (shown.length === 0) {
    return (
      <StateView
        illustration="empty"
        title={intl.formatMessage({ id: 'channels.emptyTitle' })}
        text={intl.formatMessage({ id: 'channels.emptyText' })}
      >
        <CustomerServiceButton />
      </StateView>
    );
  }
  const choose = ({ payCode, name: channel }: Channel) => {
    const voucher = { ...order, requestType, amount: amount?.toString(), payCode };
    requestVoucher(voucher);
    go(paths.instructions(voucher), { channel });
  };
  return (
    <>
      {shown.map(({ title, channels }, group) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no other identity
        <Group key={group} title={title}>
          {channels.map((channel, index) => (
            <ChannelItem
              // biome-ignore lint/suspicious/noArrayIndexKey: a channel's code may repeat
              key={index}
              channel={channel}
              name={channel.name ?? intl.formatMessage({ id: 'channels.unnamed' }, { number: index + 1 })}
              amount={amount}
              choose={() => choose(channel)}
              scan={() => {
                setScanned(channel);
                setScanning(true);
              }}
            />
          ))}
        </Group>
      ))}
      {scanned && <BarcodeDialog channel={scanned} open={scanning} onClose={() => setScanning(false)} />}
    </>
  );
}

function Group({ title, children }: { title: string | undefined; children: ReactNode }) {
  const intl = useIntl();
  const titleId = useId();
  return (
    <section className={styles.group} aria-labelledby={titleId}>
      <h2 id={titleId} className={`heading ${styles.title}`}>
        {title ?? intl.formatMessage({ id: 'channels.title' })}
      </h2>
      <ul className={styles.list}>{children}</ul>
    </section>
  );
}

interface ChannelItemProps {
  channel: Channel;
  name: string;
  amount: Amount | undefined;
  choose: () => void;
  /** Shows the barcode. */
  scan: () => void;
}

function ChannelItem({ channel, name, amount, choose, scan }: ChannelItemProps) {
  const intl = useIntl();
  const hintId = useId();
  const codeId = useId();
  const code = channel.voucherCode ?? (isImageAddress(channel.barcode) ? undefined : channel.barcode);
  return (
    <li className={`surface ${styles.channel}`}>
      <button type="button" className={styles.pick} aria-describedby={hintId} onClick={choose}>
        <LogoTile src={channel.logo} name={name} />
        <span>
          <span className={styles.name}>{name}</span>
          {/* The button's description, so it must not be part of its accessible name. */}
          <span id={hintId} className="visually-hidden" aria-hidden="true">
            {intl.formatMessage({ id: 'channels.hint' })}
          </span>
        </span>
        <ForwardIcon className={styles.forward} />
      </button>
      {channel.voucherCode !== undefined && (
        <div className={styles.code}>
          <b id={codeId}>{groupCode(channel.voucherCode)}</b>
          <CopyButton value={plainCode(channel.voucherCode)} shownBy={codeId} />
        </div>
      )}
      {(code !== undefined || channel.barcode !== undefined) && (
        <div className={styles.actions}>
          {code !== undefined && (
            <ShowAtTill variant="text" code={code} amount={amount} company={name} describedBy={codeId} />
          )}
          {channel.barcode !== undefined && (
            <Button variant="text" aria-describedby={codeId} onClick={scan}>
              {intl.formatMessage({ id: 'channels.barcode' })}
            </Button>
          )}
        </div>
      )}
    </li>
  );
}
