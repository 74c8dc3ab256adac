import { useIntl } from 'react-intl';
import { canCall } from '../../host/bridge';
import { openHome, openMine } from '../../host/leave';
import { ServiceWay } from '../../loan/service-way';
import { Button } from '../../ui/button';
import { StateView } from '../../ui/state-view';
import { useGo } from '../../ui/use-go';

/** After a submit without a page to go to: its answer was lost, or it was accepted but leads nowhere we trust. */
export function Outcome({ outcome }: { outcome: 'unknown' | 'accepted' }) {
  const intl = useIntl();
  const go = useGo();
  const accepted = outcome === 'accepted';
  // Only the native application has a list of the borrower's loans.
  const canCheck = canCall('mine');
  return (
    <StateView
      role="alert"
      mark={accepted ? 'done' : 'lost'}
      title={intl.formatMessage({ id: accepted ? 'confirm.acceptedTitle' : 'confirm.unknownTitle' })}
      text={intl.formatMessage({ id: accepted ? 'confirm.acceptedText' : 'confirm.unknownText' })}
      {...(accepted && { note: intl.formatMessage({ id: 'error.unsafeAddress' }) })}
    >
      {canCheck && <Button onClick={() => openMine(go)}>{intl.formatMessage({ id: 'confirm.checkLoans' })}</Button>}
      <Button look={canCheck ? 'secondary' : 'primary'} onClick={() => openHome(go)}>
        {intl.formatMessage({ id: 'common.home' })}
      </Button>
      <ServiceWay />
    </StateView>
  );
}
