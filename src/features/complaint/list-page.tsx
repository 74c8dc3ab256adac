/** The borrower's complaints, by the server's tabs, to search and to open. */
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paths } from '../../paths';
import { Button } from '../../ui/button';
import { CardSkeleton } from '../../ui/card';
import { Drawing } from '../../ui/drawing';
import { LoadedPage, Page } from '../../ui/page';
import { StateView } from '../../ui/state-view';
import { useGo, useParameters } from '../../ui/use-go';
import { borrowerOf } from './draft-store';
import { openedOrder } from './home-choice';
import { ListBody } from './list-body';
import { complaintListQuery } from './queries';

export default function ListPage() {
  const intl = useIntl();
  const query = useQuery(complaintListQuery());
  const { key } = useLocation();
  const returning = useNavigationType() === 'POP';
  const title = intl.formatMessage({ id: 'complaint.mine' });

  return (
    <LoadedPage
      query={query}
      title={title}
      skeleton={{
        body: (
          <>
            <CardSkeleton rows={1} />
            <CardSkeleton rows={2} />
            <CardSkeleton rows={2} />
            <CardSkeleton rows={2} />
          </>
        ),
      }}
    >
      {(tabs) => (
        <Page title={title}>
          {tabs.length === 0 ? <NoComplaints /> : <ListBody tabs={tabs} visit={key} returning={returning} />}
        </Page>
      )}
    </LoadedPage>
  );
}

function NoComplaints() {
  const intl = useIntl();
  const go = useGo();
  const parameters = useParameters();
  const orderId = parameters.get('orderId') ?? openedOrder(borrowerOf(parameters));
  return (
    <StateView
      drawing={<Drawing mark="empty" />}
      title={intl.formatMessage({ id: 'complaint.noneTitle' })}
      text={intl.formatMessage({ id: 'complaint.noneText' })}
    >
      <Button onClick={() => go(paths.complaint({ orderId }))}>
        {intl.formatMessage({ id: 'complaint.fileOne' })}
      </Button>
    </StateView>
  );
}
