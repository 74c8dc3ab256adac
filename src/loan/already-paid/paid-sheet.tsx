/** "I already paid": date, place, reference and receipt of a payment. `Continue` opens a complaint; nothing is sent here. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { formatDeviceTime } from '../../format/dates';
import { useMoney, useText } from '../../intl/text';
import { type OrderKey, paths } from '../../paths';
import { borrowerOf } from '../../platform/session';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { useForm } from '../../ui/form/use-form';
import { useGo } from '../../ui/links/use-go';
import { DialogActions, Sheet } from '../../ui/overlay/dialog';
import { NoticeBar } from '../../ui/page/card';
import type { PhotoDefect } from '../../ui/photo/check';
import { PhotoField } from '../../ui/photo/photo-field';
import { preparePhoto, UnusablePhoto } from '../../ui/photo/prepare';
import { useObjectUrl } from '../../ui/photo/use-object-url';
import { channelName } from '../find-channel';
import { repaymentQuery } from '../repayment';
import { DayControl } from './day-control';
import { type PaidClaim, savedClaim } from './paid-claim';
import { paidForm, paymentText } from './paid-rules';
import styles from './paid-sheet.module.css';
import { type Receipt, readReceipt, saveReceipt } from './receipts';

interface PaidSheetProps {
  order: OrderKey;
  payCode: string | undefined;
  onClose: () => void;
}

export default function PaidSheet(props: PaidSheetProps) {
  const t = useText();
  return (
    <Sheet title={t('paid.open')} onClose={props.onClose}>
      <PaidForm {...props} />
    </Sheet>
  );
}

/** Value of the option "Another place". No channel has this name. */
const OTHER = '\n';

function PaidForm({ order, payCode, onClose }: PaidSheetProps) {
  const t = useText();
  const money = useMoney();
  const go = useGo();
  const { paidComplaintType, paymentDelayNote } = useBrand();
  const note = useBrandText(paymentDelayNote);
  const orderId = order.orderId ?? '';
  const { data } = useQuery({ ...repaymentQuery(order), meta: { quiet: true }, staleTime: Number.POSITIVE_INFINITY });
  const channels = (data?.groups ?? []).flatMap((group) => group.channels);
  const names = [...new Set(channels.flatMap(({ name }) => name ?? []))];
  const [claim, setClaim] = useState(() => savedClaim(orderId).read() ?? EMPTY);
  const [isPreparing, setPreparing] = useState(false);

  // The borrower's day, which may be another one than the lender's.
  const today = formatDeviceTime(Date.now()).slice(0, 10);
  const fields = {
    date: claim.date ?? today,
    place: claim.place || (claim.isOtherPlace ? '' : (channelName(channels, payCode) ?? '')),
    reference: claim.reference,
  };
  const isOther = claim.isOtherPlace || (fields.place !== '' && !names.includes(fields.place));
  const change = (next: Partial<PaidClaim>) => {
    const changed = { ...claim, ...next };
    setClaim(changed);
    savedClaim(orderId).save(changed);
  };
  const form = useForm(fields, (name, text) =>
    change(name === 'place' ? { isOtherPlace: true, place: text } : { [name]: text }),
  );

  const openComplaint = (event: FormEvent) => {
    event.preventDefault();
    // A busy button sends its form all the same.
    if (isPreparing) return;
    const checked = form.check(paidForm(today, (error) => t(`paid.error.${error}`)));
    if (checked === undefined) return;
    const line = (label: keyof typeof checked) => ({ label: t(`paid.text.${label}`), text: checked[label] });
    const text = paymentText({
      opening: t('paid.text.opening'),
      date: line('date'),
      place: line('place'),
      reference: checked.reference === '' ? undefined : line('reference'),
    });
    savedClaim(orderId).save({ ...claim, ...fields, isOtherPlace: isOther, text });
    onClose();
    // The complaint replaces the sheet's history entry, so the router does not scroll.
    window.scrollTo(0, 0);
    go(
      paidComplaintType === undefined
        ? paths.complaint(order)
        : paths.complaintNext({
            problemType: paidComplaintType,
            problemSonType: undefined,
            orderNo: order.orderId,
            orderId: order.orderId,
          }),
      { paidOrder: orderId },
    );
  };

  return (
    <form ref={form.ref} noValidate onSubmit={openComplaint}>
      {order.orderId !== undefined && (
        <p className={`muted ${styles.order}`}>
          <span>{t('repay.order', { number: orderId })}</span>
          {data?.amount !== undefined && <span translate="no">{` · ${money(data.amount)}`}</span>}
        </p>
      )}
      {note !== undefined && <NoticeBar>{note}</NoticeBar>}
      <Field {...form.field('date')} as={DayControl} label={t('paid.date')} required max={today} />
      {names.length > 0 && (
        <Field
          {...form.field('place')}
          as="select"
          label={t('paid.place')}
          required
          value={isOther ? OTHER : fields.place}
          onChange={(value) => {
            form.clearError('place');
            change(value === OTHER ? { isOtherPlace: true, place: '' } : { isOtherPlace: false, place: value });
          }}
          error={isOther ? undefined : form.field('place').error}
        >
          <option value="" disabled>
            {t('paid.choosePlace')}
          </option>
          {names.map((name) => (
            <option key={name} value={name} translate="no">
              {name}
            </option>
          ))}
          <option value={OTHER}>{t('paid.otherPlace')}</option>
        </Field>
      )}
      {(names.length === 0 || isOther) && (
        <Field
          {...form.field('place')}
          label={t(names.length === 0 ? 'paid.place' : 'paid.placeName')}
          required
          autoComplete="off"
        />
      )}
      <Field
        {...form.field('reference')}
        label={t('paid.reference')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('paid.referenceHint')}
      />
      <ReceiptField orderId={orderId} isPreparing={isPreparing} setPreparing={setPreparing} />
      <DialogActions>
        <Button type="submit" busy={isPreparing}>
          {t('common.continue')}
        </Button>
        <Button variant="text" onClick={onClose}>
          {t('common.cancel')}
        </Button>
      </DialogActions>
    </form>
  );
}

const EMPTY: PaidClaim = { place: '', isOtherPlace: false, reference: '' };

const PHOTO_ID = 'receipt';

interface ReceiptFieldProps {
  orderId: string;
  isPreparing: boolean;
  setPreparing: (isPreparing: boolean) => void;
}

/** The photo of a receipt. It is prepared here, and uploaded by the complaint. */
function ReceiptField({ orderId, isPreparing, setPreparing }: ReceiptFieldProps) {
  const t = useText();
  const [receipt, setReceipt] = useState<Receipt>();
  const [defect, setDefect] = useState<PhotoDefect>();
  const url = useObjectUrl(receipt?.content);
  const preparation = useRef<AbortController>(undefined);

  useEffect(() => {
    void readReceipt(orderId).then((saved) => setReceipt((current) => current ?? saved));
  }, [orderId]);

  const change = (next: Receipt | undefined) => {
    saveReceipt(orderId, next);
    setReceipt(next);
  };
  const prepare = async (file: File) => {
    const controller = new AbortController();
    preparation.current = controller;
    const { signal } = controller;
    setPreparing(true);
    setDefect(undefined);
    const borrower = borrowerOf();
    try {
      const content = await preparePhoto(file, signal);
      if (!signal.aborted && borrowerOf() === borrower) change({ content, name: file.name });
    } catch (error) {
      if (!signal.aborted) setDefect(error instanceof UnusablePhoto ? error.defect : 'unreadable');
    } finally {
      setPreparing(false);
    }
    return PHOTO_ID;
  };

  return (
    <PhotoField
      title={t('paid.receipt')}
      label={t('paid.photo')}
      hint={t('paid.photoHint')}
      photos={
        isPreparing || receipt !== undefined
          ? [{ id: PHOTO_ID, url, progress: isPreparing ? 'preparing' : undefined }]
          : []
      }
      max={1}
      defect={defect}
      add={prepare}
      reject={setDefect}
      remove={() => {
        preparation.current?.abort();
        change(undefined);
      }}
    />
  );
}
