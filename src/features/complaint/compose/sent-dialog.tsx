import { useIntl } from 'react-intl';
import Moment from '../../../loan/moment';
import { Dialog } from '../../../ui/overlay/dialog';
import { SENT } from '../../../ui/picture/illustration';

interface SentDialogProps {
  /** When the complaint was sent, in epoch milliseconds. */
  time: number;
  onShown: () => void;
}

/** Says that the complaint was sent. It has no button: the form opens the start screen when the time is over. */
export default function SentDialog({ time, onShown }: SentDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'complaint.sentTitle' })} onShown={onShown}>
      <Moment illustration={SENT} text={intl.formatMessage({ id: 'complaint.sentText' })} facts={[]} time={time} />
    </Dialog>
  );
}
