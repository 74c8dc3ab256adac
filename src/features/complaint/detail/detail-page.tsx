/** One complaint: what was said, what was answered, and what support needs for its ticket. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { LoadedPage, Page } from '../../../ui/page';
import { useGo, useParameters } from '../../../ui/use-go';
import { complaintDetailQuery, complaintListQuery } from '../queries';
import type { ComplaintTab } from '../wire';
import { DetailBody } from './detail-body';
import { DetailScore } from './rating-prompt';

export default function DetailPage() {
  const intl = useIntl();
  const go = useGo();
  const problemId = useParameters().get('problemId');
  const query = useQuery(complaintDetailQuery({ problemId }));
  // The detail does not say when it was; the list does, once it was read.
  const tabs = useQueryClient().getQueryData<ComplaintTab[]>(complaintListQuery().queryKey);
  const title = intl.formatMessage({ id: 'complaint.detailTitle' });

  return (
    <LoadedPage
      query={query}
      title={title}
      skeleton={{ cards: [3, 2, 2] }}
      failureActions={
        <Button variant="secondary" onClick={() => go(paths.complaintList())}>
          {intl.formatMessage({ id: 'complaint.mine' })}
        </Button>
      }
    >
      {(complaint) => {
        const number = complaint.number ?? problemId;
        const item = tabs?.flatMap(({ items }) => items).find(({ id }) => id !== undefined && id === number);
        return (
          <Page title={title}>
            <DetailBody complaint={{ ...complaint, number }} time={item?.time} />
            <DetailScore number={number} asked={complaint.asksScore} />
          </Page>
        );
      }}
    </LoadedPage>
  );
}
