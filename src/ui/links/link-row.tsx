/** Rows of a card that lead somewhere: icon, name, and a detail or hint below it. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { withSession } from '../../platform/session';
import { DownIcon, ForwardIcon } from '../picture/icons';
import { fitFigures } from '../text/figures';
import type { EntryState } from './entry-state';
import styles from './link-row.module.css';
import { OutsideLink } from './outside-link';

interface RowProps {
  icon?: ReactNode;
  name: string;
  /** A value shown below the name. With the hint, the accessible description. */
  detail?: string | undefined;
  /** Help text below it. */
  hint?: ReactNode;
}

interface LinkRowProps extends RowProps {
  /** From `paths`, or from `safeLink`. */
  to: string | URL;
  /** For a route. */
  state?: EntryState | undefined;
}

export function LinkRow({ to, state, ...row }: LinkRowProps) {
  const descriptionId = useId();
  const descriptions = [row.detail !== undefined && descriptionId, row.hint !== undefined && hintId(descriptionId)];
  const attributes = {
    className: styles.row,
    'aria-describedby': descriptions.filter(Boolean).join(' ') || undefined,
    children: <RowContent {...row} descriptionId={descriptionId} end={<ForwardIcon className={styles.forward} />} />,
  };
  return typeof to === 'string' ? (
    <Link {...attributes} to={withSession(to)} state={state} />
  ) : (
    <OutsideLink {...attributes} url={to} />
  );
}

interface RowButtonProps extends Omit<RowProps, 'detail'> {
  onClick: () => void;
  opensDialog?: boolean;
  /** Whether the list that the row opens is open; absent if it opens none. */
  isOpen?: boolean | undefined;
  /** Id of an element that describes the row, instead of `hint`. */
  describedBy?: string | undefined;
}

/** A row that looks like a link and opens a dialog, or a list below it. */
export function RowButton({ icon, name, hint, onClick, opensDialog = false, isOpen, describedBy }: RowButtonProps) {
  const descriptionId = useId();
  return (
    <button
      type="button"
      className={styles.row}
      aria-haspopup={opensDialog ? 'dialog' : undefined}
      aria-expanded={isOpen}
      aria-describedby={hint === undefined ? describedBy : hintId(descriptionId)}
      onClick={onClick}
    >
      <RowContent
        icon={icon}
        name={name}
        hint={hint}
        descriptionId={descriptionId}
        end={
          isOpen === undefined ? (
            <ForwardIcon className={styles.forward} />
          ) : (
            <DownIcon className={isOpen ? `${styles.forward} ${styles.turned}` : styles.forward} />
          )
        }
      />
    </button>
  );
}

const hintId = (descriptionId: string) => `${descriptionId}hint`;

interface RowContentProps extends RowProps {
  descriptionId: string;
  end: ReactNode;
}

function RowContent({ icon, name, detail, hint, descriptionId, end }: RowContentProps) {
  return (
    <>
      {icon}
      <span className={styles.text}>
        <span {...fitFigures(name)}>{name}</span>
        {detail !== undefined && (
          <b id={descriptionId} aria-hidden="true" {...fitFigures(detail)}>
            {detail}
          </b>
        )}
        {hint !== undefined && (
          <span id={hintId(descriptionId)} className="hint" aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      {end}
    </>
  );
}
