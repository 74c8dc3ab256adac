import { useText } from '../../intl/text';
import { Button } from '../form/button';
import { Dialog, DialogActions } from '../overlay/dialog';

export default function SendAgainDialog({ onClose }: { onClose: (confirmed: boolean) => void }) {
  const t = useText();
  return (
    <Dialog title={t('attempt.againTitle')} onClose={() => onClose(false)}>
      <p>{t('attempt.againText')}</p>
      <DialogActions>
        <Button onClick={() => onClose(false)}>{t('common.cancel')}</Button>
        <Button variant="secondary" data-own-tap="" onClick={() => onClose(true)}>
          {t('attempt.again')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
