import { useIntl } from 'react-intl';
import type { Choice, ComplaintStart } from '../wire';
import type { DraftTarget } from './draft-storage';
import styles from './target-tags.module.css';

interface NextTagsProps {
  target: DraftTarget;
  /** Absent when the titles could not be read: the values themselves are shown. */
  start: ComplaintStart | undefined;
  /** Whether the titles are on their way. */
  waiting: boolean;
}

/** What was chosen on the first step, on the gradient. */
export function NextTags({ target, start, waiting }: NextTagsProps) {
  const intl = useIntl();
  if (waiting) return <div className={styles.waiting} aria-hidden="true" />;
  const tags = [
    titleIn(start?.types, target.problemType),
    ...(target.problemSonType === undefined ? [] : [titleIn(start?.subTypes, target.problemSonType)]),
  ];
  return (
    <ul className={styles.tags} aria-label={intl.formatMessage({ id: 'complaint.chosen' })}>
      {tags.map((tag, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: type and sub-type, always in this order
        <li key={index}>{tag}</li>
      ))}
    </ul>
  );
}

function titleIn(choices: readonly Choice[] | undefined, value: string): string {
  return choices?.find((choice) => choice.value === value)?.title ?? value;
}
