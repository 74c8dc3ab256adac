import { useId } from 'react';
import { useIntl } from 'react-intl';
import { isCut } from '../../../api/decode';
import { paths } from '../../../paths';
import type { EntryState } from '../../../ui/links/entry-state';
import { LinkRow, RowButton } from '../../../ui/links/link-row';
import { Card } from '../../../ui/page/card';
import { RestNote } from '../../../ui/text/rest-note';
import { COLLECTION } from '../rules';
import type { ComplaintOrder, ComplaintStart } from '../wire';
import styles from './start.module.css';

interface TypeListProps {
  /** `subTypes` are those of collection. */
  start: Pick<ComplaintStart, 'types' | 'subTypes'>;
  order: ComplaintOrder | undefined;
  isOpen: boolean;
  /** Whether collection was tapped for an order that does not allow it. */
  isRefused: boolean;
  tapCollection: () => void;
  /** For the form. */
  state: EntryState | undefined;
}

/** The types of complaint. Collection opens its sub-types; any other type opens the next screen. */
export function TypeList({ start, order, isOpen, isRefused, tapCollection, state }: TypeListProps) {
  const intl = useIntl();
  const refusalId = useId();
  const { types, subTypes } = start;
  // Without sub-types from the server the borrower could not continue.
  const isCollectionLink = order?.allowsCollection === true && subTypes.length === 0;
  const formOf = (problemType: string, problemSonType?: string) =>
    paths.complaintNext({ problemType, problemSonType, orderNo: order?.orderNo, orderId: undefined });
  return (
    <Card title={intl.formatMessage({ id: 'complaint.typesTitle' })}>
      <ul>
        {types.map(({ title, value }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
          <li key={index} className={styles.type}>
            {value !== COLLECTION || isCollectionLink ? (
              <LinkRow to={formOf(value)} state={state} name={title} />
            ) : (
              <>
                <RowButton
                  name={title}
                  isOpen={subTypes.length > 0 ? isOpen : undefined}
                  describedBy={isRefused ? refusalId : undefined}
                  onClick={tapCollection}
                />
                {isRefused && (
                  <p id={refusalId} className={styles.refusal}>
                    {intl.formatMessage({ id: 'complaint.collectionRefused' })}
                  </p>
                )}
                {isOpen && (
                  <ul className={styles.subTypes} aria-label={intl.formatMessage({ id: 'complaint.subTypesTitle' })}>
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
      {(isCut(types) || isCut(subTypes)) && <RestNote />}
    </Card>
  );
}
