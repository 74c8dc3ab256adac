import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { paths } from '../../paths';
import { useBrand } from '../../ui/use-brand';
import { LanguageSwitch } from './language-switch';
import { sectionAt, TABS } from './sections';
import styles from './site-header.module.css';
import { SiteLink } from './site-link';

/** Brand, the four tabs, and the other language. */
export function SiteHeader() {
  const intl = useIntl();
  const { name } = useBrand();
  const open = sectionAt(useLocation().pathname);
  return (
    <div className={styles.bar}>
      <SiteLink to={paths.home()} className={styles.brand}>
        <svg className={styles.logo} viewBox="0 0 32 32" aria-hidden="true">
          <rect className={styles.logoGround} width="32" height="32" rx="9" />
          <path className={styles.logoMark} d="M16 7 26 20H6zM6 23h20v3H6z" />
        </svg>
        {name}
      </SiteLink>
      <nav className={styles.nav} aria-label={intl.formatMessage({ id: 'official.nav' })}>
        <ul>
          {TABS.map(({ section, path, label }) => (
            <li key={section}>
              <SiteLink to={path} className={styles.tab} current={section === open}>
                {intl.formatMessage({ id: label })}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch />
    </div>
  );
}
