import { useIntl } from 'react-intl';
import { Button } from '../../ui/form/button';
import { Dialog, DialogActions } from '../../ui/overlay/dialog';
import { DUE, Illustration } from '../../ui/picture/illustration';
import { wholeDates } from '../../ui/text/figures';

interface ReminderDialogProps {
  text: string | undefined;
  onShown: () => void;
  onClose: () => void;
}

/** The repayment reminder, with the server's text. */
export default function ReminderDialog({ text, onShown, onClose }: ReminderDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'order.reminderTitle' })} onShown={onShown} onClose={onClose}>
      <Illustration scene={DUE} />
      <p>{wholeDates(text ?? intl.formatMessage({ id: 'order.reminderText' }))}</p>
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'common.ok' })}</Button>
      </DialogActions>
    </Dialog>
  );
}
