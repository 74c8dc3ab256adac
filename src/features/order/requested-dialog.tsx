import { useState } from 'react';
import { useIntl } from 'react-intl';
import { readLoanRequest } from '../../loan/loan-request';
import Moment from '../../loan/moment';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';

interface RequestedDialogProps {
  orderId: string;
  /** The server's text. */
  text: string | undefined;
  onShown: () => void;
  onClose: () => void;
}

/** Says that the loan request of this order was accepted. */
export default function RequestedDialog({ orderId, text, onShown, onClose }: RequestedDialogProps) {
  const intl = useIntl();
  const [request] = useState(() => readLoanRequest(orderId));
  if (request === undefined) return null;
  const { amount, time } = request;
  return (
    <Dialog open title={intl.formatMessage({ id: 'confirm.acceptedTitle' })} onShown={onShown} onClose={onClose}>
      <Moment
        text={text ?? intl.formatMessage({ id: 'confirm.acceptedNext' })}
        facts={[
          { label: intl.formatMessage({ id: 'confirm.receive' }), value: amount },
          { label: intl.formatMessage({ id: 'moment.reference' }), value: orderId },
        ]}
        time={time}
      />
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'common.ok' })}</Button>
      </DialogActions>
    </Dialog>
  );
}
