/** The start of a complaint: the order and the type that it is about, and a link to the earlier complaints. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { Link, useNavigationType } from 'react-router-dom';
import { mayHaveMore } from '../../../api/decode';
import type { ComplaintOrder, ComplaintStart } from '../../../contract/complaint-start';
import { useText } from '../../../intl/text';
import { savedClaim } from '../../../loan/already-paid/paid-claim';
import { CustomerServiceButton, FailureService } from '../../../loan/service/help';
import { paths } from '../../../paths';
import { borrowerOf, withSession } from '../../../platform/session';
import { type EntryState, useEntryState } from '../../../ui/links/entry-state';
import { GoButton } from '../../../ui/links/go-button';
import { LinkRow, RowButton } from '../../../ui/links/link-row';
import { useParameters } from '../../../ui/links/use-go';
import { onDemand, Scrim, showNothing, usePreload } from '../../../ui/on-demand';
import { showToast } from '../../../ui/overlay/toast';
import { Card, CutHint, NoticeBar } from '../../../ui/page/card';
import { LoadedPage, Page } from '../../../ui/page/page';
import { EmptyView } from '../../../ui/page/state-view';
import { ForwardIcon, ListIcon } from '../../../ui/picture/icons';
import { Badge } from '../badge';
import { complaintStartQuery, knownDetails, useListLater } from '../queries';
import { COLLECTION, statesOf } from '../rules';
import { type Choice, indexOfOrder, isNewAnswer, openedOrder, savedChoice } from '../saved';
import { OrderCard } from './order-card';
import styles from './start.module.css';
import { TopicIcon } from './topic-icon';

const SentCard = onDemand(() => import('../sent-card'), { missing: showNothing });
const OrdersSheet = onDemand(() => import('./orders-sheet'), { waiting: Scrim });

export default function StartPage() {
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const orderId = parameters.get('orderId');
  const query = useQuery(complaintStartQuery({ orderId }));

  useEffect(() => openedOrder(borrower).save(orderId), [borrower, orderId]);

  return (
    <LoadedPage
      query={query}
      failureActions={
        <>
          <FailureService error={query.error} />
          <GoButton variant="secondary" to={paths.complaintList()} label="complaint.myComplaints" />
        </>
      }
    >
      {(start) => (
        <Page hero={<MyComplaints />}>
          <StartForm key={`${borrower} ${orderId}`} start={start} borrower={borrower} orderId={orderId} />
        </Page>
      )}
    </LoadedPage>
  );
}

interface StartFormProps {
  start: ComplaintStart;
  borrower: string;
  orderId: string | undefined;
}

function StartForm({ start, borrower, orderId }: StartFormProps) {
  const t = useText();
  const entry = useEntryState();
  // Going back restores the choice; a link starts with an empty one.
  const isReturning = useNavigationType() === 'POP';
  const [choice, setChoice] = useState(() =>
    isReturning ? (savedChoice(borrower, orderId).read() ?? {}) : (entry.choice ?? { orderNo: entry.paidOrder }),
  );
  useEffect(() => savedChoice(borrower, orderId).save(choice), [borrower, orderId, choice]);
  usePreload(OrdersSheet);
  const [isSheetOpen, setSheetOpen] = useState(false);
  const { orders } = start;
  const orderIndex = indexOfOrder(orders, choice) ?? 0;
  const order = orders[orderIndex];
  const allowsCollection = order?.allowsCollection === true;
  /** Whether collection was chosen for an order that does not allow it. */
  const [isForbidden, setForbidden] = useState(choice.type === COLLECTION && !allowsCollection);
  const showForbidden = () => showToast(t('complaint.collectionRefused'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link to the form was refused (`compose-page.tsx`)
  useEffect(() => {
    if (isForbidden) showForbidden();
  }, []);
  // The text of "I already paid" is passed on with the order that was paid.
  const { paidOrder, complaintSent } = entry;
  const isPaidOrder = orders.some(({ orderNo }) => orderNo === paidOrder)
    ? order?.orderNo === paidOrder
    : orderIndex === 0;
  const hasPaidText = paidOrder !== undefined && isPaidOrder && savedClaim(paidOrder).read()?.text !== undefined;

  const choose = (next: Choice) => {
    setChoice(next);
    setForbidden(false);
    // The first paint runs no effects, and the app starts with its choice.
    savedChoice(borrower, orderId).save(next);
  };
  const chooseOrder = (index: number) => {
    setSheetOpen(false);
    // The new order may not allow collection.
    if (index !== orderIndex) choose({ index, orderNo: orders[index]?.orderNo });
  };
  const isOpen = choice.type === COLLECTION && allowsCollection;
  const tapCollection = () => {
    if (!allowsCollection) {
      setForbidden(true);
      showForbidden();
    } else {
      // A second tap keeps them open, because the app repeats a tap on the first paint.
      choose({ index: orderIndex, orderNo: order?.orderNo, type: COLLECTION });
    }
  };

  return (
    <>
      {/* The first column on a desktop. */}
      <div className="stack">
        {complaintSent?.at !== undefined && <SentCard {...complaintSent} at={complaintSent.at} />}
        <OrderCard order={order} count={orders.length} showAll={() => setSheetOpen(true)} />
      </div>
      {start.types.length > 0 ? (
        <div className="stack">
          {hasPaidText && <NoticeBar isCalm>{t('paid.textIncluded')}</NoticeBar>}
          <TypeList
            start={start}
            order={order}
            isOpen={isOpen}
            isForbidden={isForbidden}
            tapCollection={tapCollection}
            state={hasPaidText ? { paidOrder } : undefined}
          />
        </div>
      ) : (
        <EmptyView title="complaint.noTypesTitle" text="complaint.noTypesText">
          <CustomerServiceButton variant="primary" />
        </EmptyView>
      )}
      {isSheetOpen && (
        <OrdersSheet orders={orders} chosen={orderIndex} choose={chooseOrder} onClose={() => setSheetOpen(false)} />
      )}
    </>
  );
}

/** In the hero, so that a new answer is in sight and nothing moves when the list arrives. */
function MyComplaints() {
  const t = useText();
  const badgeId = useId();
  const { tabs } = useListLater();
  const details = knownDetails(useQueryClient());
  const hasNewAnswer = [...statesOf(tabs, details)].some(([number, state]) => isNewAnswer(number, state));
  return (
    <Link
      className={styles.mine}
      to={withSession(paths.complaintList())}
      aria-describedby={hasNewAnswer ? badgeId : undefined}
    >
      <ListIcon />
      <span>{t('complaint.myComplaints')}</span>
      {hasNewAnswer && (
        <span id={badgeId} aria-hidden="true">
          <Badge state="newAnswer" />
        </span>
      )}
      <ForwardIcon />
    </Link>
  );
}

interface TypeListProps {
  /** `subTypes` are those of collection. */
  start: Pick<ComplaintStart, 'types' | 'subTypes'>;
  order: ComplaintOrder | undefined;
  isOpen: boolean;
  /** Whether collection was tapped for an order that does not allow it. */
  isForbidden: boolean;
  tapCollection: () => void;
  state: EntryState | undefined;
}

/** The types of complaint. Collection opens its sub-types; any other type opens the next screen. */
function TypeList({ start, order, isOpen, isForbidden, tapCollection, state }: TypeListProps) {
  const t = useText();
  const descriptionId = useId();
  const { types, subTypes } = start;
  // Without sub-types from the server the borrower could not continue.
  const isCollectionLink = order?.allowsCollection === true && subTypes.length === 0;
  const formOf = (problemType: string, problemSonType?: string) =>
    paths.complaintNext({ problemType, problemSonType, orderNo: order?.orderNo, orderId: undefined });
  return (
    <Card title={t('complaint.typesTitle')}>
      <ul>
        {types.map(({ title, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
          <li key={index} className={styles.type}>
            {value !== COLLECTION || isCollectionLink ? (
              <LinkRow to={formOf(value)} state={state} icon={<TopicIcon title={title} value={value} />} name={title} />
            ) : (
              <>
                <RowButton
                  icon={<TopicIcon title={title} value={value} />}
                  name={title}
                  isOpen={subTypes.length > 0 ? isOpen : undefined}
                  describedBy={isForbidden ? descriptionId : undefined}
                  onClick={tapCollection}
                />
                {isForbidden && (
                  <p id={descriptionId} className={styles.forbidden}>
                    {t('complaint.collectionRefused')}
                  </p>
                )}
                {isOpen && (
                  <ul className={styles.subTypes} aria-label={t('complaint.subTypesTitle')}>
                    {subTypes.map((subType, subIndex) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
                      <li key={subIndex} className={styles.type}>
                        <LinkRow to={formOf(value, subType.value)} state={state} name={subType.title} />
                      </li>
                    ))}
                  </ul>
                )}
              </>
            )}
          </li>
        ))}
      </ul>
      {(mayHaveMore(types) || mayHaveMore(subTypes)) && <CutHint />}
    </Card>
  );
}
