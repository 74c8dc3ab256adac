/** Writing a complaint: text and photos for the order and type that were chosen on the start screen. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { borrowerOf } from '../../../host/session';
import { paths } from '../../../paths';
import { Button } from '../../../ui/button';
import { Facts } from '../../../ui/hero';
import { Page } from '../../../ui/page';
import { StateView } from '../../../ui/state-view';
import { useGo, useParameters } from '../../../ui/use-go';
import { complaintStartQuery, knownStart } from '../queries';
import { readOpenedOrder } from '../saved-choice';
import type { Option } from '../wire';
import styles from './compose.module.css';
import { ComposeForm } from './compose-form';
import { type DraftTarget, draftKey } from './draft-storage';

export default function ComposePage() {
  const intl = useIntl();
  const go = useGo();
  const parameters = useParameters();
  const borrower = borrowerOf(parameters);
  const problemType = nonBlank(parameters.get('problemType'));
  const orderNo = nonBlank(parameters.get('orderNo'));
  const orderId = parameters.get('orderId') ?? readOpenedOrder(borrower) ?? orderNo;
  const problemSonType = nonBlank(parameters.get('problemSonType'));

  if (problemType === undefined) {
    return (
      <Page>
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
    <ComposeForm
      key={key}
      draftKey={key}
      target={target}
      orderId={orderId}
      hero={<TargetTags target={target} orderId={orderId} />}
    />
  );
}

const nonBlank = (value: string | undefined) => (value === undefined || value.trim() === '' ? undefined : value);

/** The titles of the chosen type and sub-type. If they cannot be loaded, the values from the address are shown. */
function TargetTags({ target, orderId }: { target: DraftTarget; orderId: string | undefined }) {
  const intl = useIntl();
  // The start screen may have loaded the titles already.
  const known = knownStart(useQueryClient());
  const query = useQuery({ ...complaintStartQuery({ orderId }), enabled: known === undefined });
  const start = known ?? query.data;
  if (start === undefined && query.isFetching) return <div className={styles.skeleton} aria-hidden="true" />;
  const tags = [
    titleOf(start?.types, target.problemType),
    ...(target.problemSonType === undefined ? [] : [titleOf(start?.subTypes, target.problemSonType)]),
  ];
  return <Facts facts={tags} label={intl.formatMessage({ id: 'complaint.chosen' })} />;
}

function titleOf(options: readonly Option[] | undefined, value: string): string {
  return options?.find((option) => option.value === value)?.title ?? value;
}
