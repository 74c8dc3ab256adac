import { useIntl } from 'react-intl';
import { Dialog } from '../../../ui/dialog';
import { Illustration } from '../../../ui/illustration';

/** Says that the complaint was sent. It has no button: the form opens the start screen when the time is over. */
export default function SentDialog({ onShown }: { onShown: () => void }) {
  const intl = useIntl();
  return (
    <Dialog open title={intl.formatMessage({ id: 'complaint.sentTitle' })} onShown={onShown}>
      <Illustration name="done" />
      <p role="status">{intl.formatMessage({ id: 'complaint.sentText' })}</p>
    </Dialog>
  );
}
