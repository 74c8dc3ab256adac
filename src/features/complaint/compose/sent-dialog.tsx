import { useText } from '../../../intl/text';
import SuccessView from '../../../loan/success-view';
import { Dialog } from '../../../ui/overlay/dialog';
import { SENT_SCENE } from '../../../ui/picture/state-scenes';

interface SentDialogProps {
  /** When the complaint was sent, in epoch milliseconds. */
  time: number;
  onShown: () => void;
}

/** Says that the complaint was sent. It has no button: the form opens the start screen when the time is over. */
export default function SentDialog({ time, onShown }: SentDialogProps) {
  const t = useText();
  return (
    <Dialog title={t('complaint.sentTitle')} onShown={onShown}>
      <SuccessView illustration={SENT_SCENE} text={t('complaint.sentText')} facts={[]} time={time} />
    </Dialog>
  );
}
