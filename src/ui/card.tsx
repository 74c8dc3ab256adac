/** The cards of which a screen's content consists. */
import type { ReactNode } from 'react';
import styles from './card.module.css';
import { wholeDates } from './figures';
import { NoticeIcon } from './icons';

export function Card({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className={`surface ${styles.card}`}>
      {title !== undefined && <h2 className={`heading ${styles.heading}`}>{title}</h2>}
      {children}
    </section>
  );
}

/** A notice between cards. */
export function NoticeBar({ children }: { children: string }) {
  return (
    <p className={styles.notice} role="note">
      <NoticeIcon className={styles.noticeIcon} />
      <span>{wholeDates(children)}</span>
    </p>
  );
}
