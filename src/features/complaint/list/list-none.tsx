import { useIntl } from 'react-intl';
import { borrowerOf } from '../../../host/session';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { StateView } from '../../../ui/state-view';
import { useGo, useParameters } from '../../../ui/use-go';
import { openedOrder } from '../saved-choice';

/** There is no complaint at all: what will stand here, and the way to file one. */
export function ListNone() {
  const intl = useIntl();
  const go = useGo();
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? openedOrder(borrowerOf(parameters));
  return (
    <StateView
      illustration="empty"
      title={intl.formatMessage({ id: 'complaint.noneTitle' })}
      text={intl.formatMessage({ id: 'complaint.noneText' })}
    >
      <Button onClick={() => go(paths.complaint({ orderId }))}>
        {intl.formatMessage({ id: 'complaint.fileOne' })}
      </Button>
    </StateView>
  );
}
