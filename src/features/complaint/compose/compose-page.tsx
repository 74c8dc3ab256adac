/** Writing a complaint: text and photos for the order and type that were chosen on the start screen. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Navigate } from 'react-router-dom';
import type { Option } from '../../../contract/complaint-start';
import { useMoney, useText } from '../../../intl/text';
import { paths } from '../../../paths';
import { borrowerOf, withSession } from '../../../platform/session';
import link from '../../../ui/links/card-link.module.css';
import { type EntryState, useEntryState } from '../../../ui/links/entry-state';
import { GoButton } from '../../../ui/links/go-button';
import { useParameters } from '../../../ui/links/use-go';
import { LoadedPage, LoadingPage, Page } from '../../../ui/page/page';
import { EmptyView } from '../../../ui/page/state-view';
import { LogoTile } from '../../../ui/picture/remote-image';
import { NO_MATCH_SCENE } from '../../../ui/picture/state-scenes';
import { fitFigures, wholeFigures } from '../../../ui/text/figures';
import { complaintStartQuery, knownStart } from '../queries';
import { COLLECTION, type Target, targetLike } from '../rules';
import { openedOrder } from '../saved';
import { Topic } from '../topic';
import styles from './compose.module.css';
import { ComposeForm } from './compose-form';
import { draftKey } from './draft';

export default function ComposePage() {
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const problemType = nonBlank(parameters.get('problemType'));
  const orderNo = nonBlank(parameters.get('orderNo'));
  const orderId = parameters.get('orderId') ?? openedOrder(borrower).read() ?? orderNo;
  const problemSonType = nonBlank(parameters.get('problemSonType'));

  const { writeAgain } = useEntryState();

  if (problemType === undefined) {
    if (writeAgain !== undefined) return <TargetLike earlier={writeAgain} orderId={orderId} />;
    return (
      <Page>
        <EmptyView illustration={NO_MATCH_SCENE} title="complaint.noTypeTitle" text="complaint.noTypeText">
          <GoButton to={paths.complaint({ orderId })} label="complaint.chooseType" />
        </EmptyView>
      </Page>
    );
  }
  const target = { problemType, problemSonType, orderNo };
  const key = draftKey(borrower, target);
  const form = (
    <ComposeForm
      key={key}
      draftKey={key}
      target={target}
      orderId={orderId}
      hero={<TargetTitles target={target} orderId={orderId} />}
      about={
        <>
          <TargetOrder orderNo={orderNo} orderId={orderId} />
          {/* The detail of a complaint does not say its order, so this may be another one. */}
          {writeAgain && orderNo !== undefined && (
            <GoButton variant="text" to={paths.complaint({ orderId })} label="complaint.againChange" />
          )}
        </>
      }
    />
  );
  if (problemType !== COLLECTION) return form;
  const Check = problemSonType === undefined ? SubTypeMissing : CollectionCheck;
  return (
    <Check orderId={parameters.get('orderId') ?? orderNo ?? orderId} orderNo={orderNo}>
      {form}
    </Check>
  );
}

interface TargetLikeProps {
  earlier: NonNullable<EntryState['writeAgain']>;
  orderId: string | undefined;
}

/** Opens the form with order and type filled in; the start screen if the server no longer has the type. */
function TargetLike({ earlier, orderId }: TargetLikeProps) {
  const state = useEntryState();
  return (
    <LoadedPage query={useQuery(complaintStartQuery({ orderId }))}>
      {(start) => {
        const target = targetLike(earlier, start);
        const to = target === undefined ? paths.complaint({ orderId }) : paths.complaintNext({ ...target, orderId });
        return <Navigate replace to={withSession(to)} state={state} />;
      }}
    </LoadedPage>
  );
}

/** The order that the complaint is about: its number, and its product and sum if the start call's answer has them. */
function TargetOrder({ orderNo, orderId }: { orderNo: string | undefined; orderId: string | undefined }) {
  const t = useText();
  const money = useMoney();
  const { data: start, isFetching } = useTypes(orderId);
  if (orderNo === undefined) return null;
  const number = t('complaint.orderNumber', { number: orderNo });
  const { product, lines = [] } = start?.orders.find((order) => order.orderNo === orderNo) ?? {};
  const name = product?.name ?? number;
  const sums = lines.flatMap(({ label = '', value }) =>
    value === undefined || typeof value === 'string' ? [] : [`${label} ${money(value)}`],
  );
  const known = [...(product?.name === undefined ? [] : [number]), ...sums.slice(-1)];
  // Reserves the height, so that the layout does not shift when the answer arrives.
  const facts = start === undefined && isFetching ? ['\u00a0', '\u00a0'] : known;
  return (
    <section className={`surface ${link.card} ${styles.order}`} aria-label={t('complaint.order')}>
      <LogoTile src={product?.logo} name={name} />
      <div>
        <b translate={product?.name === undefined ? undefined : 'no'}>{name}</b>
        {facts.map((fact, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts have no other identity
          <span key={index} className="hint">
            <span {...fitFigures(fact)}>{wholeFigures(fact)}</span>
          </span>
        ))}
      </div>
    </section>
  );
}

const nonBlank = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value);

interface CollectionProps {
  /** Of the address. Without one it is the order number, because the order that was opened last may be another one. */
  orderId: string | undefined;
  orderNo: string | undefined;
  /** The form. */
  children: ReactNode;
}

/** Opens the start screen, which refuses a complaint about collection, if the order of the address does not allow it. */
function CollectionCheck({ orderId, orderNo, children }: CollectionProps) {
  const { data: start, isFetched } = useTypes(orderId, orderNo);
  if (start === undefined && !isFetched) return <LoadingPage />;
  // Several orders may have the same number, or have no number.
  const found = start?.orders.filter((order) => order.orderNo === orderNo) ?? [];
  if (found.length === 0 || found.some(({ allowsCollection }) => allowsCollection)) return children;
  return <ChooseCollection orderId={orderId} orderNo={orderNo} />;
}

/** Opens the start screen with collection chosen for an order. */
function ChooseCollection({ orderId, orderNo }: Omit<CollectionProps, 'children'>) {
  const state: EntryState = { ...useEntryState(), choice: { index: undefined, orderNo, type: COLLECTION } };
  return <Navigate replace to={withSession(paths.complaint({ orderId }))} state={state} />;
}

/**
 * The server refuses collection without a sub-type: it is chosen on the start screen. Without an order in the address
 * the first one that allows collection is preselected there. A server without sub-types gets the form.
 */
function SubTypeMissing(props: CollectionProps) {
  const { orderId, orderNo } = props;
  return (
    <LoadedPage query={useTypes(orderId)}>
      {({ subTypes, orders }) => {
        if (subTypes.length === 0) return <CollectionCheck {...props} />;
        const allowed = orders.find(({ allowsCollection }) => allowsCollection);
        return <ChooseCollection orderId={orderId} orderNo={orderNo ?? allowed?.orderNo} />;
      }}
    </LoadedPage>
  );
}

/** The start call's answer with types and sub-types, and with this order. The start screen may have loaded it already. */
function useTypes(orderId: string | undefined, orderNo?: string) {
  const client = useQueryClient();
  const start = complaintStartQuery({ orderId });
  const known = knownStart(client, orderNo);
  // An answer of its own is read again when the language changes, but for no other reason.
  const isOwn = known !== undefined && known === client.getQueryData(start.queryKey);
  const query = useQuery({
    ...start,
    // The form can be sent without it; a number in the place of the id may be unknown to the server.
    meta: { quiet: true },
    enabled: known === undefined || isOwn,
    refetchOnMount: !isOwn,
    refetchOnWindowFocus: !isOwn,
  });
  return { ...query, data: isOwn ? query.data : (known ?? query.data) };
}

/** The titles of the chosen type and sub-type. If they cannot be loaded, the values from the address are shown. */
function TargetTitles({ target, orderId }: { target: Target; orderId: string | undefined }) {
  const { problemType, problemSonType } = target;
  const { data: start, isFetching } = useTypes(orderId);
  const isLoading = start === undefined && isFetching;
  const title = (options: readonly Option[] | undefined, value: string) =>
    isLoading ? '\u00a0' : (options?.find((option) => option.value === value)?.title ?? value);
  return (
    <Topic
      type={title(start?.types, problemType)}
      subType={problemSonType === undefined ? undefined : title(start?.subTypes, problemSonType)}
      isLoading={isLoading}
    />
  );
}
