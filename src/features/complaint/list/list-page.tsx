/** The borrower's complaints, by the server's tabs, to search and to open. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { LoadedPage, Page } from '../../../ui/page';
import { complaintListQuery, knownDetails } from '../queries';
import { isAnswered } from '../rules';
import { ListBody } from './list-body';
import { ListNone } from './list-none';
import { statesOf } from './list-rules';

export default function ListPage() {
  const intl = useIntl();
  const query = useQuery(complaintListQuery());
  const details = knownDetails(useQueryClient());
  const { key } = useLocation();
  const returning = useNavigationType() === 'POP';
  const title = intl.formatMessage({ id: 'complaint.mine' });

  return (
    <LoadedPage query={query} title={title} skeleton={{ cards: [1, 2, 2, 2] }}>
      {(tabs) => (
        <Page title={title}>
          {tabs.length === 0 ? (
            <ListNone />
          ) : (
            <ListBody
              tabs={tabs}
              states={statesOf(
                tabs,
                details.map(({ number, detail }) => ({ number, isAnswered: isAnswered(detail) })),
              )}
              visit={key}
              returning={returning}
            />
          )}
        </Page>
      )}
    </LoadedPage>
  );
}
