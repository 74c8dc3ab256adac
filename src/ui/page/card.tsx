/** The cards of which a screen's content consists. */
import type { ReactNode } from 'react';
import { useText } from '../../intl/text';
import { NoticeIcon } from '../picture/icons';
import { LongText } from '../text/long-text';
import styles from './card.module.css';

export function Card({ title, children }: { title?: string | undefined; children: ReactNode }) {
  return (
    <section className={`surface ${styles.card}`}>
      {title !== undefined && <h2 className={`heading ${styles.heading}`}>{title}</h2>}
      {children}
    </section>
  );
}

/** @param isCalm whether it is no warning, such as the borrower's rights. */
export function NoticeBar({ children, isCalm = false }: { children: string; isCalm?: boolean }) {
  return (
    <div className={`notice ${styles.notice} ${isCalm ? styles.calm : ''}`} role="note">
      <NoticeIcon className={styles.noticeIcon} />
      <LongText>{children}</LongText>
    </div>
  );
}

/** Below a list that `api/decode.ts` has cut: not everything is shown. */
export function CutHint() {
  const t = useText();
  return (
    <p className="hint" role="note">
      {t('common.rest')}
    </p>
  );
}
