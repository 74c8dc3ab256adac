/** A row of a card that is a link: icon, name, and a detail or hint below it. */
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { withSession } from '../host/session';
import { fitFigures } from './figures';
import { ForwardIcon } from './icons';
import styles from './link-row.module.css';
import { OutsideLink } from './outside-link';

interface LinkRowProps {
  /** From `paths`, or from `safeLink`. */
  to: string | URL;
  icon?: ReactNode;
  name: string;
  /** A value shown below the name; the link's accessible description. */
  detail?: string | undefined;
  /** Help text in the place of `detail`. */
  hint?: string | undefined;
}

export function LinkRow({ to, icon, name, detail, hint }: LinkRowProps) {
  const noteId = useId();
  const describedBy = (detail ?? hint) === undefined ? undefined : noteId;
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span>{name}</span>
        {detail !== undefined && (
          <b id={noteId} className={styles.detail} aria-hidden="true" {...fitFigures(detail)}>
            {detail}
          </b>
        )}
        {hint !== undefined && (
          <span id={noteId} className={styles.hint} aria-hidden="true">
            {hint}
          </span>
        )}
      </span>
      <ForwardIcon className={styles.forward} />
    </>
  );
  if (typeof to !== 'string') {
    return (
      <OutsideLink url={to} className={styles.row} describedBy={describedBy}>
        {content}
      </OutsideLink>
    );
  }
  return (
    <Link className={styles.row} to={withSession(to)} aria-describedby={describedBy}>
      {content}
    </Link>
  );
}
