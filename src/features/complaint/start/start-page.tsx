/** Complaint home: which order it is about, what it is about, and the way to earlier complaints. */
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { borrowerOf } from '../../../host/session';
import { Card } from '../../../ui/card';
import { LoadedPage } from '../../../ui/page';
import { useParameters } from '../../../ui/use-go';
import { complaintStartQuery } from '../queries';
import { keepOpenedOrder } from '../saved-choice';
import { HomeMine } from './home-mine';
import { HomeBody } from './start-body';

export default function HomePage() {
  const intl = useIntl();
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const orderId = parameters.get('orderId');
  const query = useQuery(complaintStartQuery({ orderId }));
  const title = intl.formatMessage({ id: 'complaint.title' });

  useEffect(() => keepOpenedOrder(borrower, orderId), [borrower, orderId]);

  return (
    <LoadedPage
      query={query}
      title={title}
      skeleton={{ cards: [4, 5] }}
      failureActions={
        <Card>
          <HomeMine />
        </Card>
      }
    >
      {(start) => <HomeBody key={`${borrower} ${orderId}`} start={start} borrower={borrower} orderId={orderId} />}
    </LoadedPage>
  );
}
