/** The barcode of a channel's voucher, which the store scans (contract, section 6). */

import { useId } from 'react';
import type { Channel } from '../../contract/channel';
import { plainCode } from '../../format/digits';
import type { Amount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { NoticeBar } from '../../ui/page/card';
import { Barcode, canDraw } from '../../ui/picture/barcode';
import { RemoteImage } from '../../ui/picture/remote-image';
import { Code } from '../../ui/text/code';
import { CopyButton } from '../../ui/text/copy';
import { type CodeCheck, useCodeNotice } from '../vouchers/code-check';
import styles from './barcode-dialog.module.css';
import { isImageAddress } from './channel';

interface BarcodeDialogProps {
  channel: Channel;
  /** The channel's name. */
  name: string;
  amount: Amount | undefined;
  check: CodeCheck;
  open: boolean;
  onClose: () => void;
}

export default function BarcodeDialog({ channel, name, amount, check, open, onClose }: BarcodeDialogProps) {
  const t = useText();
  const money = useMoney();
  const codeId = useId();
  const notice = useCodeNotice(check);
  const { barcode, voucherCode } = channel;
  const label = t('channels.barcodeImage', { code: voucherCode ?? '' });
  const image = isImageAddress(barcode) ? barcode : undefined;
  const text = image === undefined ? barcode?.trim() : undefined;
  const value = canDraw(text) ? text : voucherCode && plainCode(voucherCode);
  const failed = <p role="alert">{t('channels.barcodeFailed')}</p>;
  const drawn = canDraw(value) ? <Barcode value={value} label={label} fallback={failed} /> : failed;
  const code = voucherCode ?? text;
  return (
    <Dialog open={open} title={t('channels.barcode')} onClose={onClose} wide>
      <p className={styles.facts} translate="no">
        <span>{`${name} `}</span>
        {amount !== undefined && <b>{money(amount)}</b>}
      </p>
      {notice !== undefined && <NoticeBar>{notice}</NoticeBar>}
      {code !== undefined && (
        <p className={styles.code}>
          <Code id={codeId} code={code} />
          <CopyButton value={plainCode(code)} shownBy={codeId} />
        </p>
      )}
      {image === undefined ? drawn : <RemoteImage className={styles.image} src={image} alt={label} fallback={drawn} />}
      {(image !== undefined || canDraw(value)) && <p className="muted">{t('channels.scan')}</p>}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {t('common.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
