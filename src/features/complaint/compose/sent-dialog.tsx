import { useIntl } from 'react-intl';
import Moment from '../../../loan/moment';
import { Dialog } from '../../../ui/dialog';
import { type SentComplaint, useSentNumber } from '../sent-complaint';

interface SentDialogProps {
  sent: SentComplaint;
  onShown: () => void;
}

/** Says that the complaint was sent. It has no button: the form opens the start screen when the time is over. */
export default function SentDialog({ sent, onShown }: SentDialogProps) {
  const intl = useIntl();
  const { number, isLoading } = useSentNumber(sent);
  return (
    <Dialog open title={intl.formatMessage({ id: 'complaint.sentTitle' })} onShown={onShown}>
      <Moment
        text={intl.formatMessage({ id: 'complaint.sentText' })}
        facts={[
          { label: intl.formatMessage({ id: 'complaint.number' }), value: number ?? (isLoading ? '…' : undefined) },
        ]}
        time={sent.at}
      />
    </Dialog>
  );
}
