/** Complaint, second step: what happened, in words and photos. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { borrowerOf } from '../../../host/session';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Page } from '../../../ui/page';
import { StateView } from '../../../ui/state-view';
import { useGo, useParameters } from '../../../ui/use-go';
import { complaintStartQuery, knownStart } from '../queries';
import { COLLECTION } from '../rules';
import { openedOrder } from '../saved-choice';
import { NextForm } from './compose-form';
import { draftKey } from './draft-storage';
import { NextTags } from './target-tags';

export default function NextPage() {
  const intl = useIntl();
  const go = useGo();
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const problemType = present(parameters.get('problemType'));
  const orderNo = present(parameters.get('orderNo'));
  const orderId = parameters.get('orderId') ?? openedOrder(borrower) ?? orderNo;
  // Only complaints about collection have a sub-type, whatever the address says.
  const problemSonType = problemType === COLLECTION ? present(parameters.get('problemSonType')) : undefined;
  const titles = useTitles(orderId);

  if (problemType === undefined) {
    return (
      <Page title={intl.formatMessage({ id: 'complaint.title' })}>
        <StateView
          illustration="empty"
          title={intl.formatMessage({ id: 'complaint.noTypeTitle' })}
          text={intl.formatMessage({ id: 'complaint.noTypeText' })}
        >
          <Button onClick={() => go(paths.complaint({ orderId }))}>
            {intl.formatMessage({ id: 'complaint.chooseType' })}
          </Button>
        </StateView>
      </Page>
    );
  }
  const target = { problemType, problemSonType, orderNo };
  const key = draftKey(borrower, target);
  return (
    <NextForm
      key={key}
      draftKey={key}
      target={target}
      orderId={orderId}
      tags={<NextTags target={target} start={titles.start} waiting={titles.waiting} />}
    />
  );
}

const present = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value);

/** The titles of the address's values: read on the first step already, or asked again after a reload. */
function useTitles(orderId: string | undefined) {
  const known = knownStart(useQueryClient());
  const query = useQuery({ ...complaintStartQuery({ orderId }), enabled: known === undefined });
  return { start: known ?? query.data, waiting: known === undefined && query.isFetching };
}
