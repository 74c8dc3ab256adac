/** "I already paid": date, place, reference and receipt of a payment. `Continue` opens a complaint; nothing is sent here. */
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { formatDate } from '../format/dates';
import { type OrderKey, paths } from '../paths';
import { Button } from '../ui/button';
import { NoticeBar } from '../ui/card';
import { DialogActions, Sheet } from '../ui/dialog';
import { Field, SelectField } from '../ui/field';
import { useBrand, useBrandText } from '../ui/use-brand';
import { useFieldErrors } from '../ui/use-field-errors';
import { useGo } from '../ui/use-go';
import { type PaidClaim, readClaim, saveClaim, stateOfClaim } from './paid-claim';
import { type PaidFields, paidErrors, paymentText } from './paid-rules';
import { ReceiptField } from './receipt-field';
import { channelName, repaymentQuery } from './repayment';

interface PaidSheetProps {
  order: OrderKey;
  payCode: string | undefined;
  open: boolean;
  onClose: () => void;
}

export default function PaidSheet({ open, onClose, ...props }: PaidSheetProps) {
  const intl = useIntl();
  return (
    <Sheet open={open} title={intl.formatMessage({ id: 'paid.open' })} onClose={onClose}>
      <PaidForm {...props} onClose={onClose} />
    </Sheet>
  );
}

/** Value of the option "Another place". No channel has this name. */
const OTHER = '\n';

function PaidForm({ order, payCode, onClose }: Omit<PaidSheetProps, 'open'>) {
  const intl = useIntl();
  const go = useGo();
  const { paidComplaintType, paymentDelayNote } = useBrand();
  const note = useBrandText(paymentDelayNote);
  const orderId = order.orderId ?? '';
  const { data } = useQuery({ ...repaymentQuery(order), meta: { quiet: true }, staleTime: Number.POSITIVE_INFINITY });
  const channels = (data?.groups ?? []).flatMap((group) => group.channels);
  const names = [...new Set(channels.flatMap(({ name }) => name ?? []))];
  const [claim, setClaim] = useState(() => readClaim(orderId) ?? EMPTY);
  const { form, errors, clearError, showErrors } = useFieldErrors<keyof PaidFields>();
  const [isPreparing, setPreparing] = useState(false);

  const today = formatDate(Date.now(), 'day');
  const fields = {
    date: claim.date ?? today,
    place: claim.place || (claim.isOtherPlace ? '' : (channelName(channels, payCode) ?? '')),
    reference: claim.reference,
  };
  const isOther = claim.isOtherPlace || (fields.place !== '' && !names.includes(fields.place));
  const change = (field: keyof PaidFields, next: Partial<PaidClaim>) => {
    const changed = { ...claim, ...next };
    setClaim(changed);
    saveClaim(orderId, changed);
    clearError(field);
  };

  const openComplaint = (event: FormEvent) => {
    event.preventDefault();
    const wrong = Object.entries(paidErrors(fields, today)).map(([name, error]) => [
      name,
      intl.formatMessage({ id: `paid.error.${error}` }),
    ]);
    if (showErrors(Object.fromEntries(wrong)) !== undefined) return;
    const line = (label: 'date' | 'place' | 'reference') => ({
      label: intl.formatMessage({ id: `paid.text.${label}` }),
      text: fields[label].trim(),
    });
    const text = paymentText({
      opening: intl.formatMessage({ id: 'paid.text.opening' }),
      date: line('date'),
      place: line('place'),
      reference: fields.reference.trim() === '' ? undefined : line('reference'),
    });
    saveClaim(orderId, { ...claim, ...fields, isOtherPlace: isOther, text });
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
      stateOfClaim(orderId),
    );
  };

  return (
    <form ref={form} noValidate onSubmit={openComplaint}>
      {note !== undefined && <NoticeBar>{note}</NoticeBar>}
      <Field
        label={intl.formatMessage({ id: 'paid.date' })}
        name="date"
        type="date"
        required
        max={today}
        value={fields.date}
        onChange={(date) => change('date', { date })}
        error={errors.date}
      />
      {names.length > 0 && (
        <SelectField
          label={intl.formatMessage({ id: 'paid.place' })}
          name="place"
          required
          value={isOther ? OTHER : fields.place}
          onChange={(value) =>
            change('place', value === OTHER ? { isOtherPlace: true, place: '' } : { isOtherPlace: false, place: value })
          }
          error={isOther ? undefined : errors.place}
        >
          <option value="" disabled>
            {intl.formatMessage({ id: 'paid.choosePlace' })}
          </option>
          {names.map((name) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
          <option value={OTHER}>{intl.formatMessage({ id: 'paid.otherPlace' })}</option>
        </SelectField>
      )}
      {(names.length === 0 || isOther) && (
        <Field
          label={intl.formatMessage({ id: names.length === 0 ? 'paid.place' : 'paid.placeName' })}
          name="place"
          required
          autoComplete="off"
          value={fields.place}
          onChange={(place) => change('place', { isOtherPlace: true, place })}
          error={errors.place}
        />
      )}
      <Field
        label={intl.formatMessage({ id: 'paid.reference' })}
        name="reference"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        value={fields.reference}
        onChange={(reference) => change('reference', { reference })}
        hint={intl.formatMessage({ id: 'paid.referenceHint' })}
        error={errors.reference}
      />
      <ReceiptField orderId={orderId} isPreparing={isPreparing} setPreparing={setPreparing} />
      <DialogActions>
        <Button type="submit" busy={isPreparing}>
          {intl.formatMessage({ id: 'paid.continue' })}
        </Button>
        <Button variant="text" onClick={onClose}>
          {intl.formatMessage({ id: 'common.cancel' })}
        </Button>
      </DialogActions>
    </form>
  );
}

const EMPTY: PaidClaim = { place: '', isOtherPlace: false, reference: '' };
