/**
 * The layout of every screen: header, content, action bar. Without hooks, because the document builds the skeleton of
 * the opened screen from it (`src/start/load-app.ts`).
 */
import type { ReactNode, Ref } from 'react';
import type { Skeleton } from '../../screens';
import { IconButton } from '../links/icon-button';
import { BackIcon } from '../picture/icons';
import styles from './page.module.css';

/** What a status means for the borrower; the header shows it by its colours. */
export type Tone = 'due' | 'overdue' | 'settled' | 'declined';

interface FrameProps {
  /** A `NavBar`, which stays in sight; absent on the public site. */
  nav?: ReactNode;
  /** Rendered below it on the brand's gradient. */
  hero?: ReactNode;
  /** Absent: calm, in the brand's colours. */
  tone?: Tone | undefined;
  bar?: ReactNode;
  /** Whether content is missing; `skeleton`: placeholders take the place of all of it. */
  busy?: boolean | 'skeleton';
  columns?: Skeleton['columns'];
  /** Uses the full width of the window, for screens with several columns. */
  wide?: boolean;
  children?: ReactNode;
}

export function Frame({ nav, hero, tone, bar, busy = false, columns, wide = false, children }: FrameProps) {
  return (
    <div className={`${styles.page} ${wide ? styles.wide : ''}`} data-columns={columns}>
      <header className={styles.header} data-tone={tone}>
        {nav}
        <div className={styles.hero}>{hero}</div>
      </header>
      {/* Another element than the skeleton's: the content does not move, if the hero has another height. */}
      <main key={busy === 'skeleton' ? busy : 'content'} className={styles.main} aria-busy={busy !== false}>
        {children}
      </main>
      {bar}
    </div>
  );
}

interface NavBarProps {
  title: string;
  /** A `NavAmount`, below the title. */
  amount?: ReactNode;
  backLabel: string;
  onBack?: (() => void) | undefined;
  heading?: Ref<HTMLHeadingElement>;
}

export function NavBar({ title, amount, backLabel, onBack, heading }: NavBarProps) {
  return (
    <div className={styles.nav}>
      <IconButton label={backLabel} className={styles.back} onClick={onBack}>
        <BackIcon />
      </IconButton>
      {amount}
      <h1 ref={heading} className={styles.title} tabIndex={-1}>
        {title}
      </h1>
    </div>
  );
}
