/** Store mode: a payment code on the whole screen, without other controls than Close. */

import { useQuery } from '@tanstack/react-query';
import { type CSSProperties, useEffect } from 'react';
import type { Repayment } from '../../contract/repayment';
import { groupCode, plainCode } from '../../format/digits';
import type { Amount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import type { OrderKey } from '../../paths';
import { Button } from '../../ui/form/button';
import { DialogActions, FullScreen } from '../../ui/overlay/dialog';
import { Barcode, canDraw } from '../../ui/picture/barcode';
import { Code } from '../../ui/text/code';
import { useDueText } from '../due-hero';
import { repaymentQuery } from '../repayment';
import { type CodeCheck, useCodeNotice } from '../vouchers/code-check';
import styles from './till.module.css';

export interface TillCode {
  code: string;
  amount: Amount | undefined;
  /** The company or store that is paid. */
  company: string | undefined;
  order: OrderKey;
  /** The due date, while the repayment is not known. */
  dueDate?: Repayment['dueDate'];
  check: CodeCheck;
}

export interface TillProps extends TillCode {
  open: boolean;
  onClose: () => void;
}

export default function Till({ code, amount, company, order, dueDate, check, open, onClose }: TillProps) {
  const t = useText();
  const money = useMoney();
  const repayment = useQuery({ ...repaymentQuery(order), meta: { quiet: true }, enabled: open, refetchOnMount: false });
  const due = useDueText(repayment.data?.dueDate ?? dueDate);
  const notice = useCodeNotice(check);
  const digits = plainCode(code);
  return (
    <FullScreen open={open} title={amount === undefined ? t('instructions.code') : money(amount)} onClose={onClose}>
      <StayAwake />
      <p className={styles.facts}>
        {company !== undefined && <b translate="no">{company}</b>}
        {due && <span>{due}</span>}
        {order.orderId && <span>{t('repay.order', { number: order.orderId })}</span>}
      </p>
      {notice !== undefined && (
        <p key={check} className={`notice ${styles.notice}`} role={check === 'pending' ? 'status' : 'alert'}>
          {notice}
        </p>
      )}
      <div className={styles.code}>
        {canDraw(digits) && <Barcode value={digits} label={t('channels.barcodeImage', { code: digits })} />}
        <Code
          as="p"
          className={styles.digits}
          style={{ '--code-length': groupCode(digits).length } as CSSProperties}
          code={digits}
        />
      </div>
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </FullScreen>
  );
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
