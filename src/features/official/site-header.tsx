import { useIntl } from 'react-intl';
import { Link, matchPath, useLocation } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { paths, routePatterns } from '../../paths';
import { withSession } from '../../platform/session';
import { useBrand } from '../../ui/brand/use-brand';
import LanguageSwitch from '../../ui/page/language-switch';
import styles from './site-header.module.css';

/** The four sections that the navigation names (specification, section 2). */
const TABS: readonly { path: string; label: MessageId }[] = [
  { path: routePatterns.home, label: 'official.home' },
  { path: routePatterns.siteAbout, label: 'official.about' },
  { path: routePatterns.sitePolicy, label: 'official.policy' },
  { path: routePatterns.siteLoan, label: 'official.terms' },
];

/** Brand, the four tabs, and the other language. */
export function SiteHeader() {
  const intl = useIntl();
  const { name } = useBrand();
  const { pathname } = useLocation();
  return (
    <div className={styles.bar}>
      <Link to={withSession(paths.home())} className={styles.brand}>
        <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
          <rect className={styles.logoGround} width="32" height="32" rx="9" />
          <path className={styles.logoMark} d="M16 7 26 20H6zM6 23h20v3H6z" />
        </svg>
        {name}
      </Link>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'official.nav' })}>
        <ul>
          {TABS.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={withSession(path)}
                className={styles.tab}
                aria-current={matchPath(path, pathname) ? 'page' : undefined}
              >
                {intl.formatMessage({ id: label })}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
    </div>
  );
}
