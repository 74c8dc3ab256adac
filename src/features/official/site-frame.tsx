/** The layout of the public site: header and introduction on the gradient, the section, and the footer. */
import { type ReactNode, useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useArrivalFocus } from '../../ui/page/use-arrival-focus';
import { SiteFooter } from './site-footer';
import styles from './site-frame.module.css';
import { SiteHeader } from './site-header';

interface SiteFrameProps {
  /** Title of the document. */
  title: string;
  heading: string;
  lead: string;
  /** Shown below the lead, on the gradient. */
  action?: ReactNode;
  /** Shown beside the introduction on wide screens, else below it. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ title, heading, lead, action, aside, children }: SiteFrameProps) {
  const intl = useIntl();
  const opening = useArrivalFocus();
  const description = intl.formatMessage({ id: 'official.description' });

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

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
