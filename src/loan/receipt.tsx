/** Proof that a loan or a payment was settled: what the server said, when, and who said it, as a picture to keep. */
import type { Line } from '../api/decode';
import { formatDeviceTime } from '../format/dates';
import type { Amount } from '../format/money';
import { useMoney, useText } from '../intl/text';
import { useBrand } from '../ui/brand/use-brand';
import type { PicturePart } from '../ui/picture/draw-picture';
import PictureTools from '../ui/picture/picture-tools';

export interface ReceiptProps {
  /** What was settled, as the screen says it. */
  title: string;
  orderId: string | undefined;
  product: string | undefined;
  amount?: Amount | undefined;
  /** The further lines of the server. */
  lines?: readonly Line[];
  /** When the server said so, in epoch milliseconds. */
  time: number;
}

export default function Receipt({ title, orderId, product, amount, lines = [], time }: ReceiptProps) {
  const t = useText();
  const money = useMoney();
  const { name, company } = useBrand();

  const partsOf = (): PicturePart[] => {
    const row = (label: string, value: string | undefined): PicturePart[] =>
      value === undefined
        ? []
        : [
            { text: label, size: 36, gap: 28, isLeft: true },
            { text: value, size: 48, isBold: true, isLeft: true },
          ];
    return [
      { text: name, size: 60, isBold: true },
      { text: title, size: 48, gap: 24 },
      ...(amount === undefined ? [] : [{ text: money(amount), size: 112, isBold: true, gap: 12 }]),
      ...(orderId && !lines.some(({ value }) => value === orderId) ? row(t('receipt.order'), orderId) : []),
      ...row(t('receipt.product'), product),
      ...lines.flatMap(({ label, value }) =>
        value === undefined ? [] : row(label ?? '', typeof value === 'string' ? value : money(value)),
      ),
      ...row(t('receipt.time'), formatDeviceTime(time)),
      ...row(t('receipt.company'), company),
    ];
  };

  return (
    <PictureTools
      partsOf={partsOf}
      file="receipt"
      title={t('receipt.picture')}
      alt={t('receipt.pictureAlt', { title })}
    />
  );
}
