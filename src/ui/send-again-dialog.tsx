import { useIntl } from 'react-intl';
import { Button } from './button';
import { Dialog, DialogActions } from './dialog';

interface SendAgainDialogProps {
  answer: (yes: boolean) => void;
}

export default function SendAgainDialog({ answer }: SendAgainDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'attempt.againTitle' })} onClose={() => answer(false)}>
      <p>{intl.formatMessage({ id: 'attempt.againText' })}</p>
      <DialogActions>
        <Button onClick={() => answer(false)}>{intl.formatMessage({ id: 'common.cancel' })}</Button>
        <Button variant="secondary" onClick={() => answer(true)}>
          {intl.formatMessage({ id: 'attempt.again' })}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
