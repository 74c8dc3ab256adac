/** The frame of the public site: header and opening words on the gradient, the section, and who stands behind it. */
import { type ReactNode, useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

interface SiteFrameProps {
  /** Title of the document. */
  title: string;
  heading: string;
  lead: string;
  /** What stands below the lead on the gradient. */
  action?: ReactNode;
  /** What stands beside the opening words where there is room, else below them. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ title, heading, lead, action, aside, children }: SiteFrameProps) {
  const intl = useIntl();
  const { key } = useLocation();
  const opening = useRef<HTMLHeadingElement>(null);
  const description = intl.formatMessage({ id: 'official.description' });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  useEffect(() => {
    // As on the borrower's screens: a section that was opened takes the focus that the old one left behind.
    const lost = document.activeElement === null || document.activeElement === document.body;
    if (key !== 'default' && lost) opening.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <div className={styles.site}>
      <header className={styles.header}>
        <div className={styles.width}>
          <SiteHeader />
          <div className={aside ? `${styles.opening} ${styles.withAside}` : styles.opening}>
            <div>
              <h1 ref={opening} className={aside ? styles.claim : styles.title} tabIndex={-1}>
                {heading}
              </h1>
              <p className={styles.lead}>{lead}</p>
              {action}
            </div>
            {aside}
          </div>
        </div>
      </header>
      <main className={`${styles.width} ${styles.main}`} aria-busy={false}>
        {children}
      </main>
      <SiteFooter />
    </div>
  );
}
