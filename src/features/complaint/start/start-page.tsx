/** The start of a complaint: the order and the type that it is about, and a link to the earlier complaints. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { borrowerOf } from '../../../host/session';
import { CustomerServiceButton } from '../../../loan/help';
import { paidOrderIn, readClaim, stateOfClaim } from '../../../loan/paid-claim';
import { paths } from '../../../paths';
import { ActionBar, Button } from '../../../ui/button';
import { Card, NoticeBar } from '../../../ui/card';
import { DocumentIcon } from '../../../ui/icons';
import { LinkRow } from '../../../ui/link-row';
import { onDemand } from '../../../ui/on-demand';
import { LoadedPage, Page } from '../../../ui/page';
import { StateView } from '../../../ui/state-view';
import { showToast } from '../../../ui/toast';
import { useGo, useParameters } from '../../../ui/use-go';
import { complaintStartQuery } from '../queries';
import { COLLECTION } from '../rules';
import { type Choice, readChoice, saveChoice, saveOpenedOrder } from '../saved-choice';
import type { ComplaintStart } from '../wire';
import { OrderCard } from './order-card';
import { TypeList } from './type-list';

const OrdersSheet = onDemand(() => import('./orders-sheet'));

export default function StartPage() {
  const intl = useIntl();
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const orderId = parameters.get('orderId');
  const query = useQuery(complaintStartQuery({ orderId }));
  const title = intl.formatMessage({ id: 'complaint.title' });

  useEffect(() => saveOpenedOrder(borrower, orderId), [borrower, orderId]);

  return (
    <LoadedPage query={query} title={title} skeleton={{ cards: [4, 5] }} failureActions={<MyComplaints />}>
      {(start) => <StartForm key={`${borrower} ${orderId}`} start={start} borrower={borrower} orderId={orderId} />}
    </LoadedPage>
  );
}

interface StartFormProps {
  start: ComplaintStart;
  borrower: string;
  orderId: string | undefined;
}

function StartForm({ start, borrower, orderId }: StartFormProps) {
  const intl = useIntl();
  const go = useGo();
  // Going back restores the choice; a link starts with an empty one.
  const isReturning = useNavigationType() === 'POP';
  const [choice, setChoice] = useState<Choice>(() => (isReturning ? readChoice(borrower, orderId) : {}));
  const [isRefused, setRefused] = useState(false);
  const [sheet, setSheet] = useState<'open' | 'closed'>();
  const { list, first } = start.orders;
  const chosen = list.findIndex(({ orderNo }) => orderNo !== undefined && orderNo === choice.orderNo);
  const orderIndex = chosen < 0 ? first : chosen;
  const order = list[orderIndex];
  const type = start.types.find(({ value }) => value === choice.type);
  const subType = start.subTypes.find(({ value }) => value === choice.subType);

  // The text of "I already paid" is passed on with the order that was paid.
  const paidOrder = paidOrderIn(useLocation().state);
  const hasPaidText = paidOrder !== undefined && orderIndex === first && readClaim(paidOrder)?.text !== undefined;

  // Without sub-types from the server the borrower could not continue.
  const needsSubType = (value: string) => value === COLLECTION && start.subTypes.length > 0;

  const choose = (next: Choice) => {
    setChoice(next);
    setRefused(false);
    saveChoice(borrower, orderId, next);
  };
  const openCompose = (problemType: string, problemSonType?: string) =>
    go(
      paths.complaintNext({ problemType, problemSonType, orderNo: order?.orderNo }),
      hasPaidText ? stateOfClaim(paidOrder) : undefined,
    );

  const chooseOrder = (index: number) => {
    setSheet('closed');
    // The new order may not allow the chosen type.
    if (index !== orderIndex) choose({ orderNo: list[index]?.orderNo });
  };
  const chooseType = (value: string) => {
    const next = { orderNo: order?.orderNo, type: value };
    if (value === COLLECTION && order?.allowsCollection !== true) {
      choose({ orderNo: order?.orderNo });
      setRefused(true);
      showToast(intl.formatMessage({ id: 'complaint.collectionRefused' }));
    } else if (needsSubType(value)) {
      // A second tap keeps the chosen sub-type.
      if (choice.type !== value) choose(next);
    } else {
      choose(next);
      openCompose(value);
    }
  };
  const chooseSubType = (value: string) => {
    choose({ ...choice, orderNo: order?.orderNo, subType: value });
    openCompose(COLLECTION, value);
  };

  const isComplete = type !== undefined && (!needsSubType(type.value) || subType !== undefined);
  return (
    <Page
      title={intl.formatMessage({ id: 'complaint.title' })}
      bar={
        // Only after going back is the choice complete while this screen is shown.
        isComplete && (
          <ActionBar>
            <Button onClick={() => openCompose(type.value, needsSubType(type.value) ? subType?.value : undefined)}>
              {intl.formatMessage({ id: 'complaint.next' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <OrderCard order={order} showAll={list.length > 0 ? () => setSheet('open') : undefined} />
      {hasPaidText && <NoticeBar>{intl.formatMessage({ id: 'paid.textIncluded' })}</NoticeBar>}
      {start.types.length > 0 ? (
        <TypeList
          types={start.types}
          subTypes={start.subTypes}
          chosen={choice}
          isRefused={isRefused}
          chooseType={chooseType}
          chooseSubType={chooseSubType}
        />
      ) : (
        <StateView
          illustration="empty"
          title={intl.formatMessage({ id: 'complaint.noTypesTitle' })}
          text={intl.formatMessage({ id: 'complaint.noTypesText' })}
        >
          <CustomerServiceButton />
        </StateView>
      )}
      <MyComplaints />
      {sheet !== undefined && (
        <OrdersSheet
          open={sheet === 'open'}
          orders={list}
          chosen={orderIndex}
          choose={chooseOrder}
          onClose={() => setSheet('closed')}
        />
      )}
    </Page>
  );
}

function MyComplaints() {
  const intl = useIntl();
  return (
    <Card>
      <LinkRow
        to={paths.complaintList()}
        icon={<DocumentIcon />}
        name={intl.formatMessage({ id: 'complaint.myComplaints' })}
      />
    </Card>
  );
}
