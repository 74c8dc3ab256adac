/** The buttons that save, share and print a payment code, and the barcode on the printed page. */
import { type ComponentType, type SVGProps, useState } from 'react';
import type { DateValue } from '../../api/decode';
import { formatDate } from '../../format/dates';
import { groupCode, plainCode } from '../../format/digits';
import { useMoney, useText } from '../../intl/text';
import { isInNativeApp } from '../../platform/bridge';
import { canPrint, canShare, downloadFile, shareFile } from '../../platform/files';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { showToast } from '../../ui/overlay/toast';
import { Barcode, canDraw } from '../../ui/picture/barcode';
import { DownloadIcon, PrintIcon, ShareIcon } from '../../ui/picture/icons';
import type { TillCode } from '../till/till';
import styles from './voucher-buttons.module.css';
import { useCodeNotice } from './voucher-notes';
import { drawPicture } from './voucher-picture';

interface VoucherToolsProps extends Pick<TillCode, 'code' | 'amount' | 'check'> {
  /** Name of the channel, or of the company that is paid. */
  channel: string | undefined;
  payBy?: DateValue | undefined;
  /** False for a code that is not scanned, such as an account number. */
  hasBars?: boolean;
}

const PICTURE_TYPE = 'image/png';

export default function VoucherButtons({ code, amount, check, channel, payBy, hasBars = true }: VoucherToolsProps) {
  const t = useText();
  const money = useMoney();
  /** The saved picture; it stays in the dialog while that closes. */
  const [picture, setPicture] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const notice = useCodeNotice(check);
  const digits = plainCode(code);
  // A picture of a code that may not be valid would be shown to a store without the screen's warning.
  const isDoubtful = check === 'doubtful';
  const bars = !isDoubtful && hasBars && canDraw(digits) ? digits : undefined;

  /** Draws the code and passes the picture on, or says that it failed. */
  const draw = (use: (url: string, file: File) => void) => {
    const url = drawPicture({
      heading: channel,
      amountLabel: t('instructions.amount'),
      amount: amount === undefined ? undefined : money(amount),
      codeLabel: t('instructions.code'),
      code: groupCode(digits),
      bars,
      note: check === 'changed' ? undefined : notice,
      payBy: payBy === undefined ? undefined : t('repay.payBy', { date: formatDate(payBy, 'day') }),
    });
    if (url === undefined) showToast(t('picture.failed'));
    else use(url, pictureFile(url));
  };
  const save = (url: string, file: File) => {
    if (!isInNativeApp()) downloadFile(file);
    setPicture(url);
    setOpen(true);
  };
  const share = async (url: string, file: File) => {
    if (await shareFile(file)) return;
    showToast(t('picture.shareFailed'));
    save(url, file);
  };

  return (
    <>
      <div className={`screen-only fade-in ${styles.tools}`}>
        {!isDoubtful && <Tool icon={DownloadIcon} label={t('picture.save')} onClick={() => draw(save)} />}
        {!isDoubtful && canShare(PICTURE_TYPE) && (
          <Tool icon={ShareIcon} label={t('picture.share')} onClick={() => draw(share)} />
        )}
        {canPrint() && <Tool icon={PrintIcon} label={t('common.print')} onClick={() => window.print()} />}
      </div>
      {bars !== undefined && (
        <div className={`print-only ${styles.printed}`} aria-hidden="true">
          <Barcode value={bars} label="" />
        </div>
      )}
      {picture !== undefined && (
        <Dialog open={isOpen && !isDoubtful} title={t('picture.title')} onClose={() => setOpen(false)}>
          <img className={styles.picture} src={picture} alt={t('picture.alt', { code: groupCode(digits) })} />
          <p>{t(isInNativeApp() ? 'picture.hold' : 'picture.downloading')}</p>
          <DialogActions>
            <Button onClick={() => setOpen(false)}>{t('common.close')}</Button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}

interface ToolProps {
  icon: ComponentType<SVGProps<SVGSVGElement>>;
  label: string;
  onClick: () => void;
}

function Tool({ icon: Icon, label, onClick }: ToolProps) {
  return (
    <button type="button" className={styles.tool} onClick={onClick}>
      <Icon className={styles.icon} />
      <span>{label}</span>
    </button>
  );
}

/** The bytes of a data URL, without an await: sharing must start during the tap. */
function pictureFile(url: string): File {
  const bytes = Uint8Array.from(atob(url.slice(url.indexOf(',') + 1)), (character) => character.charCodeAt(0));
  return new File([bytes], 'payment-code.png', { type: PICTURE_TYPE });
}
