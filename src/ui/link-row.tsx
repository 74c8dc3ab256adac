/** A row of a card that is a link: icon, name, and a detail below it. */
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
  /** Shown below the name; the link's accessible description. */
  detail?: string | undefined;
}

export function LinkRow({ to, icon, name, detail }: LinkRowProps) {
  const detailId = useId();
  const describedBy = detail === undefined ? undefined : detailId;
  const content = (
    <>
      {icon}
      <span className={styles.text}>
        <span>{name}</span>
        {detail !== undefined && (
          <b id={detailId} className={styles.detail} aria-hidden="true" {...fitFigures(detail)}>
            {detail}
          </b>
        )}
      </span>
      <ForwardIcon className={styles.forward} aria-hidden />
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
