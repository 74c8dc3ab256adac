import { Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigationType } from 'react-router-dom';
import { paidOrderIn, readClaim, stateOfClaim } from '../../../loan/paid-claim';
import { ServiceWay } from '../../../loan/service-way';
import { paths } from '../../../paths';
import { ActionBar, Button } from '../../../ui/button';
import { Card, NoticeBar } from '../../../ui/card';
import { onDemand } from '../../../ui/on-demand';
import { Page } from '../../../ui/page';
import { StateView } from '../../../ui/state-view';
import { showToast } from '../../../ui/toast';
import { useGo } from '../../../ui/use-go';
import { COLLECTION } from '../rules';
import { type HomeChoice, keepChoice, readChoice } from '../saved-choice';
import type { ComplaintStart } from '../wire';
import { HomeMine } from './home-mine';
import { HomeOrder } from './order-card';
import { HomeTypes } from './type-list';

const OrdersSheet = onDemand(() => import('./orders-sheet'));

interface HomeBodyProps {
  start: ComplaintStart;
  borrower: string;
  orderId: string | undefined;
}

export function HomeBody({ start, borrower, orderId }: HomeBodyProps) {
  const intl = useIntl();
  const go = useGo();
  // Coming back brings the choice back; a link that is followed anew starts anew.
  const returning = useNavigationType() === 'POP';
  const [choice, setChoice] = useState<HomeChoice>(() => (returning ? readChoice(borrower, orderId) : {}));
  const [refused, setRefused] = useState(false);
  const [switching, setSwitching] = useState<'open' | 'closed'>();
  const { list, first } = start.orders;
  const chosen = list.findIndex(({ orderNo }) => orderNo !== undefined && orderNo === choice.orderNo);
  const orderIndex = chosen < 0 ? first : chosen;
  const order = list[orderIndex];
  const type = start.types.find(({ value }) => value === choice.type);
  const subType = start.subTypes.find(({ value }) => value === choice.subType);

  // What was said of a payment goes along, for the order that was paid.
  const paidOrder = paidOrderIn(useLocation().state);
  const goesAlong = paidOrder !== undefined && orderIndex === first && readClaim(paidOrder)?.text !== undefined;

  // A server that has no sub-types leaves nothing to choose, and must not leave the borrower here.
  const needsSubType = (value: string) => value === COLLECTION && start.subTypes.length > 0;

  const choose = (next: HomeChoice) => {
    setChoice(next);
    setRefused(false);
    keepChoice(borrower, orderId, next);
  };
  const goNext = (problemType: string, problemSonType?: string) =>
    go(
      paths.complaintNext({ problemType, problemSonType, orderNo: order?.orderNo }),
      goesAlong ? stateOfClaim(paidOrder) : undefined,
    );

  const chooseOrder = (index: number) => {
    setSwitching('closed');
    // Another order may not allow what was chosen for this one.
    if (index !== orderIndex) choose({ orderNo: list[index]?.orderNo });
  };
  const chooseType = (value: string) => {
    const next = { orderNo: order?.orderNo, type: value };
    if (value === COLLECTION && order?.allowsCollection !== true) {
      choose({ orderNo: order?.orderNo });
      setRefused(true);
      showToast(intl.formatMessage({ id: 'complaint.collectionRefused' }));
    } else if (needsSubType(value)) {
      // A second tap must not forget the sub-type.
      if (choice.type !== value) choose(next);
    } else {
      choose(next);
      goNext(value);
    }
  };
  const chooseSubType = (value: string) => {
    choose({ ...choice, orderNo: order?.orderNo, subType: value });
    goNext(COLLECTION, value);
  };

  const complete = type !== undefined && (!needsSubType(type.value) || subType !== undefined);
  return (
    <Page
      title={intl.formatMessage({ id: 'complaint.title' })}
      bar={
        // After the way back, what was chosen then needs no second choice.
        complete && (
          <ActionBar>
            <Button onClick={() => goNext(type.value, needsSubType(type.value) ? subType?.value : undefined)}>
              {intl.formatMessage({ id: 'complaint.next' })}
            </Button>
          </ActionBar>
        )
      }
    >
      <HomeOrder order={order} showAll={list.length > 0 ? () => setSwitching('open') : undefined} />
      {goesAlong && <NoticeBar>{intl.formatMessage({ id: 'paid.goesAlong' })}</NoticeBar>}
      {start.types.length > 0 ? (
        <HomeTypes
          types={start.types}
          subTypes={start.subTypes}
          type={choice.type}
          subType={choice.subType}
          refused={refused}
          chooseType={chooseType}
          chooseSubType={chooseSubType}
        />
      ) : (
        <StateView
          illustration="empty"
          title={intl.formatMessage({ id: 'complaint.noTypesTitle' })}
          text={intl.formatMessage({ id: 'complaint.noTypesText' })}
        >
          <ServiceWay />
        </StateView>
      )}
      <Card>
        <HomeMine />
      </Card>
      {switching !== undefined && (
        <Suspense>
          <OrdersSheet
            open={switching === 'open'}
            orders={list}
            chosen={orderIndex}
            choose={chooseOrder}
            onClose={() => setSwitching('closed')}
          />
        </Suspense>
      )}
    </Page>
  );
}
