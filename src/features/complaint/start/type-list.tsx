import { useId } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../ui/card';
import { CheckIcon, DownIcon, ForwardIcon } from '../../../ui/icons';
import { COLLECTION } from '../rules';
import type { Choice } from '../saved-choice';
import type { Option } from '../wire';
import styles from './start.module.css';

interface TypeListProps {
  types: readonly Option[];
  /** The sub-types of collection. */
  subTypes: readonly Option[];
  chosen: Choice;
  /** Whether collection was tapped for an order that does not allow it. */
  isRefused: boolean;
  chooseType: (value: string) => void;
  chooseSubType: (value: string) => void;
}

/** The types of complaint. Collection opens its sub-types; any other type opens the next screen. */
export function TypeList({ types, subTypes, chosen, isRefused, chooseType, chooseSubType }: TypeListProps) {
  const intl = useIntl();
  const refusalId = useId();
  return (
    <Card title={intl.formatMessage({ id: 'complaint.typesTitle' })}>
      <ul>
        {types.map(({ title, value }, index) => {
          const isCollection = value === COLLECTION;
          const hasSubTypes = isCollection && subTypes.length > 0;
          const isOpen = hasSubTypes && chosen.type === value;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
            <li key={index} className={styles.type}>
              <button
                type="button"
                className={styles.choice}
                aria-pressed={chosen.type === value}
                aria-expanded={hasSubTypes ? isOpen : undefined}
                aria-describedby={isCollection && isRefused ? refusalId : undefined}
                onClick={() => chooseType(value)}
              >
                <RadioDot checked={chosen.type === value} />
                <span className={styles.choiceTitle}>{title}</span>
                {hasSubTypes ? (
                  <DownIcon className={`${styles.forward} ${isOpen ? styles.turned : ''}`} />
                ) : (
                  <ForwardIcon className={styles.forward} />
                )}
              </button>
              {isCollection && isRefused && (
                <p id={refusalId} className={styles.refusal}>
                  {intl.formatMessage({ id: 'complaint.collectionRefused' })}
                </p>
              )}
              {isOpen && (
                <ul className={styles.subTypes} aria-label={intl.formatMessage({ id: 'complaint.subTypesTitle' })}>
                  {subTypes.map((subType, subIndex) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a server may repeat a value
                    <li key={subIndex} className={styles.type}>
                      <button
                        type="button"
                        className={styles.choice}
                        aria-pressed={chosen.subType === subType.value}
                        onClick={() => chooseSubType(subType.value)}
                      >
                        <RadioDot checked={chosen.subType === subType.value} />
                        <span className={styles.choiceTitle}>{subType.title}</span>
                        <ForwardIcon className={styles.forward} />
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

/** Shows whether a button is chosen. Hidden from screen readers, which read the button's own state. */
export function RadioDot({ checked }: { checked: boolean }) {
  return (
    <span className={checked ? `${styles.dot} ${styles.checked}` : styles.dot} aria-hidden="true">
      {checked && <CheckIcon />}
    </span>
  );
}
