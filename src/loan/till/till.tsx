/** Store mode: a payment code on the whole screen, without other controls than Close. */

import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect, useState } from 'react';
import type { Repayment } from '../../contract/repayment';
import { groupCode, plainCode } from '../../format/digits';
import type { Amount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { isImageAddress } from '../../platform/urls';
import { Button } from '../../ui/form/button';
import { DialogActions, FullScreen } from '../../ui/overlay/dialog';
import { Barcode, canDraw } from '../../ui/picture/barcode';
import { RemoteImage } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { useDueText } from '../due-hero';
import { repaymentQuery } from '../repayment';
import { type CodeCheck, useCodeNotice } from '../vouchers/code-check';
import styles from './till.module.css';

export interface TillCode {
  code: string | undefined;
  /** What the server names as the barcode: the address of a picture, or a value to draw. Otherwise the code is drawn. */
  barcode?: string | undefined;
  amount: Amount | undefined;
  channel: string | undefined;
  /** The company that is paid. */
  company: string | undefined;
  order: OrderKey;
  /** The due date, while the repayment is not known. */
  dueDate?: Repayment['dueDate'];
  check: CodeCheck;
  /** Whether it pays an extension, which does not repay the loan. */
  isExtension: boolean;
}

export default function Till({
  amount,
  channel,
  company,
  order,
  dueDate,
  check,
  isExtension,
  onClose,
  code,
  barcode,
}: TillCode & { onClose: () => void }) {
  const t = useText();
  const money = useMoney();
  // The screen reads it. A request from here could replace the screen by its skeleton.
  const repayment = useQuery({ ...repaymentQuery(order), enabled: false });
  const due = useDueText(repayment.data?.dueDate ?? dueDate);
  const notice = useCodeNotice(check);
  /** The address of the picture that did not load. */
  const [lost, setLost] = useState<string>();
  const { picture, value, digits } = barcodeOf({ code, barcode: barcode === lost ? undefined : barcode });
  const isBarcode = barcode !== undefined;
  const amountText = amount === undefined ? undefined : money(amount);
  // The store and the company behind it, if they have different names.
  const payee = [...new Set([channel, company])].filter((name) => name !== undefined).join(' · ');
  const label = t('channels.barcodeImage', { code: digits ?? '' });
  const failed = isBarcode && (
    <p role="alert">{t(code === undefined ? 'channels.barcodeLost' : 'channels.barcodeFailed')}</p>
  );
  // The message of a barcode that cannot be drawn says what to do.
  const withoutBars = isBarcode ? undefined : 'till.dictate';
  const instruction = (picture ?? value) === undefined ? withoutBars : 'channels.scan';
  const drawn = value === undefined ? failed : <Barcode value={value} label={label} fallback={failed} />;
  return (
    <FullScreen
      title={isBarcode ? t('channels.barcode') : (amountText ?? t('instructions.code'))}
      figure={amountText}
      onClose={onClose}
    >
      <StayAwake />
      {!isBarcode && <p className={`muted ${styles.heading}`}>{t('till.show')}</p>}
      <p className={styles.facts}>
        {payee !== '' && <b translate="no">{payee}</b>}
        {isExtension && <span>{t('extension.amount')}</span>}
        {isExtension && <b>{t('extension.notLoan')}</b>}
        {due && <span>{due}</span>}
        {order.orderId && <span>{t('repay.order', { number: order.orderId })}</span>}
      </p>
      {notice !== undefined && (
        <p key={check} className={`notice ${styles.notice}`} role={check === 'pending' ? 'status' : 'alert'}>
          {notice}
        </p>
      )}
      <div className={styles.code}>
        {picture === undefined ? (
          drawn
        ) : (
          <RemoteImage
            className={styles.picture}
            src={picture}
            alt={label}
            fallback={drawn}
            onFailure={() => setLost(barcode)}
          />
        )}
        {code !== undefined && (
          <Code
            as="p"
            className={styles.digits}
            style={{ '--code-length': groupCode(code).length } as CSSProperties}
            code={code}
          />
        )}
        {instruction !== undefined && <p className={styles.scan}>{t(instruction)}</p>}
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </FullScreen>
  );
}

/** What is drawn for the store, and the digits below it (contract, section 6: `BARcodeImg`). */
function barcodeOf({ code, barcode }: Pick<TillCode, 'code' | 'barcode'>) {
  const digits = code === undefined ? undefined : plainCode(code);
  const picture = isImageAddress(barcode) ? barcode : undefined;
  const text = picture === undefined ? barcode?.trim() : undefined;
  return { picture, digits, value: [text, digits].find(canDraw) };
}

/** Keeps the screen on while it is mounted, in browsers with a wake lock. */
function StayAwake() {
  useEffect(() => {
    const wakeLock = navigator.wakeLock as WakeLock | undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const release = () => void lock?.release().catch(() => undefined);
    const request = async () => {
      if (document.visibilityState !== 'visible') return;
      // The browser may deny it, for example when the battery is low.
      lock = await wakeLock?.request('screen').catch(() => undefined);
      if (isOver) release();
    };
    void request();
    // The browser releases the lock when the page is hidden.
    const onVisibility = () => void request();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', onVisibility);
      release();
    };
  }, []);
  return null;
}
