import { useIntl } from 'react-intl';
import { Button } from '../form/button';
import { Dialog, DialogActions } from '../overlay/dialog';

interface SendAgainDialogProps {
  onClose: (confirmed: boolean) => void;
}

export default function SendAgainDialog({ onClose }: SendAgainDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'attempt.againTitle' })} onClose={() => onClose(false)}>
      <p>{intl.formatMessage({ id: 'attempt.againText' })}</p>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{intl.formatMessage({ id: 'common.cancel' })}</Button>
        <Button variant="secondary" onClick={() => onClose(true)}>
          {intl.formatMessage({ id: 'attempt.again' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
