import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { DownIcon, ForwardIcon } from '../../../ui/icons';
import { COLLECTION } from '../rules';
import type { Choice } from '../wire';
import { HomeMark } from './choice-mark';
import styles from './start.module.css';

interface HomeTypesProps {
  types: readonly Choice[];
  /** Those of collection. */
  subTypes: readonly Choice[];
  /** Values of what is chosen. */
  type: string | undefined;
  subType: string | undefined;
  /** Collection was tapped for an order that does not allow it. */
  refused: boolean;
  chooseType: (value: string) => void;
  chooseSubType: (value: string) => void;
}

/** What a complaint can be about; collection opens its sub-types, anything else leads on. */
export function HomeTypes({ types, subTypes, type, subType, refused, chooseType, chooseSubType }: HomeTypesProps) {
  const intl = useIntl();
  const refusalId = useId();
  return (
    <Card title={intl.formatMessage({ id: 'complaint.typesTitle' })}>
      <ul>
        {types.map(({ title, value }, index) => {
          const collection = value === COLLECTION;
          const opens = collection && subTypes.length > 0;
          const open = opens && type === value;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
            <li key={index} className={styles.type}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={type === value}
                aria-expanded={opens ? open : undefined}
                aria-describedby={collection && refused ? refusalId : undefined}
                onClick={() => chooseType(value)}
              >
                <HomeMark chosen={type === value} />
                <span className={styles.choiceTitle}>{title}</span>
                {opens ? (
                  <DownIcon className={`${styles.forward} ${open ? styles.turned : ''}`} aria-hidden />
                ) : (
                  <ForwardIcon className={styles.forward} aria-hidden />
                )}
              </button>
              {collection && refused && (
                <p id={refusalId} className={styles.refusal}>
                  {intl.formatMessage({ id: 'complaint.collectionRefused' })}
                </p>
              )}
              {open && (
                <ul className={styles.subTypes} aria-label={intl.formatMessage({ id: 'complaint.subTypesTitle' })}>
                  {subTypes.map((each, place) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
                    <li key={place} className={styles.type}>
                      <button
                        type="button"
                        className={styles.choice}
                        aria-pressed={subType === each.value}
                        onClick={() => chooseSubType(each.value)}
                      >
                        <HomeMark chosen={subType === each.value} />
                        <span className={styles.choiceTitle}>{each.title}</span>
                        <ForwardIcon className={styles.forward} aria-hidden />
                      </button>
                    </li>
                  ))}
                </ul>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
