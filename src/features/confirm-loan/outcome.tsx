import { useIntl } from 'react-intl';
import { canCall } from '../../host/bridge';
import { openHome, openMine } from '../../host/leave';
import { ServiceWay } from '../../loan/service-way';
import { Button } from '../../ui/button';
import { StateView } from '../../ui/state-view';
import { useGo } from '../../ui/use-go';

/** After a submit that was accepted, but leads nowhere we trust. */
export function Accepted() {
  const intl = useIntl();
  return (
    <StateView
      role="alert"
      illustration="done"
      title={intl.formatMessage({ id: 'confirm.acceptedTitle' })}
      text={intl.formatMessage({ id: 'confirm.acceptedText' })}
      note={intl.formatMessage({ id: 'error.unsafeAddress' })}
    >
      <LoanWays />
    </StateView>
  );
}

/** Where a borrower learns what became of a request. Only the native application has a list of the borrower's loans. */
export function LoanWays() {
  const intl = useIntl();
  const go = useGo();
  return (
    <>
      {canCall('mine') && (
        <Button variant="secondary" onClick={() => openMine(go)}>
          {intl.formatMessage({ id: 'confirm.checkLoans' })}
        </Button>
      )}
      <Button variant="secondary" onClick={() => openHome(go)}>
        {intl.formatMessage({ id: 'common.home' })}
      </Button>
      <ServiceWay />
    </>
  );
}
