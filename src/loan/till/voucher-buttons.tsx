/** The buttons that save, share and print a payment code, and the barcode on the printed page. */
import type { DateValue } from '../../api/decode';
import { formatDate } from '../../format/dates';
import { groupCode, plainCode } from '../../format/digits';
import { useMoney, useText } from '../../intl/text';
import { Barcode, canDraw, modulesOf } from '../../ui/picture/barcode';
import type { PicturePart } from '../../ui/picture/draw-picture';
import PictureTools from '../../ui/picture/picture-tools';
import { useDueMessage } from '../due-hero';
import { useCodeNotice } from '../vouchers/code-check';
import type { TillCode } from './till';
import styles from './voucher-buttons.module.css';

interface VoucherButtonsProps extends Pick<TillCode, 'amount' | 'check' | 'isExtension'> {
  code: string;
  codeLabel: string;
  /** Name of the channel, or of the company that is paid. */
  channel: string | undefined;
  /** The name that a transfer asks for, if it is not that of the channel. */
  beneficiary?: string | undefined;
  dueDate: DateValue | undefined;
  /** False for a code that is not scanned, such as an account number. */
  hasBars: boolean;
}

export default function VoucherButtons({
  code,
  codeLabel,
  amount,
  check,
  channel,
  beneficiary,
  dueDate,
  hasBars,
  isExtension,
}: VoucherButtonsProps) {
  const t = useText();
  const money = useMoney();
  const notice = useCodeNotice(check);
  const dueMessage = useDueMessage(dueDate);
  const digits = plainCode(code);
  // A picture of a code that may not be valid would be shown to a store without the screen's warning.
  const isDoubtful = check === 'doubtful';
  const bars = !isDoubtful && hasBars && canDraw(digits) ? digits : undefined;

  const partsOf = (): PicturePart[] => [
    { text: channel, size: 60, isBold: true },
    ...(amount === undefined
      ? []
      : [
          { text: t(isExtension ? 'extension.amount' : 'repay.amount'), gap: 24 },
          { text: money(amount), size: 112, isBold: true },
        ]),
    { text: isExtension ? t('extension.notLoan') : undefined, isBold: true },
    ...(bars === undefined ? [] : [{ bars: modulesOf(bars) }]),
    { text: codeLabel, gap: bars === undefined ? 36 : 0 },
    { text: groupCode(code), size: 72, isBold: true },
    { text: beneficiary, gap: 24 },
    ...(dueDate === undefined
      ? []
      : [{ text: t(dueMessage, { date: formatDate(dueDate, 'day') }), size: 48, isBold: true, gap: 24 }]),
    { text: check === 'changed' ? undefined : notice, gap: 24 },
  ];

  return (
    <>
      <PictureTools
        partsOf={partsOf}
        file="payment-code"
        title={t('picture.title')}
        alt={t('picture.alt', { code: groupCode(code) })}
        hasPicture={!isDoubtful}
        isPrinted
      />
      {bars !== undefined && (
        <div className={`print-only ${styles.printed}`} aria-hidden="true">
          <Barcode value={bars} label="" />
        </div>
      )}
    </>
  );
}
