import { useState } from 'react';
import { useText } from '../../intl/text';
import { readLoanRequest } from '../../loan/loan-request';
import SuccessView from '../../loan/success-view';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { LongText } from '../../ui/text/long-text';

interface OrderDialogProps {
  kind: 'requested' | 'reminder';
  orderId: string;
  /** The server's text. */
  text: string | undefined;
  onShown: () => void;
  onClose: () => void;
}

/** Says that the loan request of this order was accepted, or reminds of the repayment. */
export default function OrderDialog({ kind, orderId, text, ...events }: OrderDialogProps) {
  const t = useText();
  const isReminder = kind === 'reminder';
  const [request] = useState(() => readLoanRequest(orderId));
  if (!isReminder && request === undefined) return null;
  return (
    <Dialog title={t(isReminder ? 'order.reminderTitle' : 'confirm.acceptedTitle')} {...events}>
      {isReminder ? (
        <LongText>{text ?? t('order.reminderText')}</LongText>
      ) : (
        request && (
          <SuccessView
            text={text ?? t('confirm.acceptedNext')}
            facts={[
              { label: t('confirm.receive'), value: request.amount },
              { label: t('receipt.order'), value: orderId },
            ]}
            time={request.time}
          />
        )
      )}
      <DialogActions>
        <Button onClick={events.onClose}>{t('common.ok')}</Button>
      </DialogActions>
    </Dialog>
  );
}
