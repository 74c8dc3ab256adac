/** A contact as a row: what a tap does, the number or address below it, and `Copy`. */
import { type AnchorHTMLAttributes, type ReactNode, useId } from 'react';
import { CopyButton } from '../copy/copy';
import { Tile } from '../picture/remote-image';
import styles from './contact-row.module.css';

type LinkAttributes = Pick<AnchorHTMLAttributes<HTMLAnchorElement>, 'className' | 'aria-describedby' | 'children'>;

interface ContactRowProps {
  icon: ReactNode;
  label: string;
  value: string;
  children: ReactNode;
  /** Renders the label as a link, whose target is the whole row. Absent: the label is text. */
  link?: ((attributes: LinkAttributes) => ReactNode) | undefined;
}

export function ContactRow({ icon, label, value, children, link }: ContactRowProps) {
  const valueId = useId();
  return (
    <div className={styles.contact}>
      <div className={styles.parts}>
        <span className={styles.icon}>
          <Tile>{icon}</Tile>
        </span>
        <p className={styles.label}>
          {link === undefined ? (
            <span className="muted">{label}</span>
          ) : (
            link({ className: styles.link, 'aria-describedby': valueId, children: label })
          )}
        </p>
        <CopyButton value={value} shownBy={valueId} />
        <p id={valueId} className={styles.value} translate="no">
          {children}
        </p>
      </div>
    </div>
  );
}
