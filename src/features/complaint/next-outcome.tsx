import { useIntl } from 'react-intl';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { StateView } from '../../ui/state-view';
import { useGo } from '../../ui/use-go';

/** The answer to a save was lost: what is known, and where to look before sending again. */
export function NextOutcome() {
  const intl = useIntl();
  const go = useGo();
  return (
    <StateView
      role="alert"
      mark="lost"
      title={intl.formatMessage({ id: 'complaint.unknownTitle' })}
      text={intl.formatMessage({ id: 'complaint.unknownText' })}
      note={intl.formatMessage({ id: 'complaint.unknownNote' })}
    >
      <Button look="secondary" onClick={() => go(paths.complaintList())}>
        {intl.formatMessage({ id: 'complaint.mine' })}
      </Button>
    </StateView>
  );
}
