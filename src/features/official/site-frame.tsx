/** The layout of the public site: header and introduction on the gradient, the section, and the footer. */
import { type ReactNode, useEffect } from 'react';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { paths, routePatterns } from '../../paths';
import { withSession } from '../../platform/session';
import { BrandLogo } from '../../ui/brand/brand-logo';
import { useBrand, useBrandText } from '../../ui/brand/use-brand';
import { MailLink, PhoneLink } from '../../ui/links/contact-link';
import { Frame } from '../../ui/page/frame';
import LanguageSwitch from '../../ui/page/language-switch';
import { useArrivalFocus } from '../../ui/page/page';
import styles from './site.module.css';

interface SiteFrameProps {
  /** Title of the document. */
  title: string;
  heading: string;
  lead: ReactNode;
  /** A link below the introduction. */
  action?: ReactNode;
  /** Shown beside the introduction on wide screens, else below it. */
  aside?: ReactNode;
  children: ReactNode;
}

export function SiteFrame({ title, heading, lead, action, aside, children }: SiteFrameProps) {
  const t = useText();
  const opening = useArrivalFocus();
  const description = t('official.description');

  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
  }, [title, description]);

  return (
    <Frame
      wide
      hero={
        <>
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
        </>
      }
      bar={<SiteFooter />}
    >
      <div className={styles.sections}>{children}</div>
    </Frame>
  );
}

/** The four sections that the navigation names (specification, section 2). */
const TABS: readonly { path: string; label: MessageId }[] = [
  { path: routePatterns.home, label: 'official.home' },
  { path: routePatterns.siteAbout, label: 'aboutUs.title' },
  { path: routePatterns.sitePolicy, label: 'official.policy' },
  { path: routePatterns.siteLoan, label: 'official.terms' },
];

/** Characters; a longer name is smaller, so that the header stays low. */
const LONG_NAME = 24;

function SiteHeader() {
  const t = useText();
  const { name } = useBrand();
  const { pathname } = useLocation();

  return (
    <div className={styles.bar}>
      <Link to={withSession(paths.home())} className={styles.brand}>
        <BrandLogo />
        <span className={name.length > LONG_NAME ? styles.longName : undefined} translate="no">
          {name}
        </span>
      </Link>
      <nav className={styles.nav} aria-label={t('official.nav')}>
        <ul>
          {TABS.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={withSession(path)}
                className={styles.tab}
                aria-current={matchPath(path, pathname) ? 'page' : undefined}
              >
                {t(label)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
    </div>
  );
}

function SiteFooter() {
  const t = useText();
  const { company, servicePhone, email, address, copyright, licence } = useBrand();
  const licenceText = useBrandText(licence);
  return (
    <footer className={styles.footer}>
      <div className={styles.lender}>
        <b translate="no">{company}</b>
        {licenceText !== undefined && <p className={styles.licence}>{licenceText}</p>}
        <Link to={withSession(paths.siteContact())} className="link">
          {t('official.contact')}
        </Link>
      </div>
      <dl className={styles.facts}>
        <div>
          <dt>{t('official.call')}</dt>
          <dd>
            <PhoneLink className="link" number={servicePhone} />
          </dd>
        </div>
        <div>
          <dt>{t('official.write')}</dt>
          <dd>
            <MailLink className="link" address={email} />
          </dd>
        </div>
        <div>
          <dt>{t('official.address')}</dt>
          <dd>
            <address className={styles.address} translate="no">
              {address}
            </address>
          </dd>
        </div>
      </dl>
      <p className={styles.copyright} translate="no">
        {copyright}
      </p>
    </footer>
  );
}
