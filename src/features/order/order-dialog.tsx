import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readLoanRequest } from '../../loan/loan-request';
import Moment from '../../loan/moment';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { DUE, Illustration } from '../../ui/picture/illustration';
import { wholeDates } from '../../ui/text/figures';

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
  const intl = useIntl();
  const isReminder = kind === 'reminder';
  const [request] = useState(() => readLoanRequest(orderId));
  if (!isReminder && request === undefined) return null;
  return (
    <Dialog
      open
      title={intl.formatMessage({ id: isReminder ? 'order.reminderTitle' : 'confirm.acceptedTitle' })}
      {...events}
    >
      {isReminder ? (
        <>
          <Illustration scene={DUE} />
          <p>{wholeDates(text ?? intl.formatMessage({ id: 'order.reminderText' }))}</p>
        </>
      ) : (
        request && (
          <Moment
            text={text ?? intl.formatMessage({ id: 'confirm.acceptedNext' })}
            facts={[
              { label: intl.formatMessage({ id: 'confirm.receive' }), value: request.amount },
              { label: intl.formatMessage({ id: 'moment.reference' }), value: orderId },
            ]}
            time={request.time}
          />
        )
      )}
      <DialogActions>
        <Button onClick={events.onClose}>{intl.formatMessage({ id: 'common.ok' })}</Button>
      </DialogActions>
    </Dialog>
  );
}
