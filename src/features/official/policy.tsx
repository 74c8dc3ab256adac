import { Link } from 'react-router-dom';
import { useText } from '../../intl/text';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import { ownRoute, safeLink } from '../../platform/urls';
import { useBrand } from '../../ui/brand/use-brand';
import { OutsideLink } from '../../ui/links/outside-link';
import styles from './official.module.css';

/** The sandbox permissions of a framed notice. It can neither navigate this page nor submit a form. */
const RIGHTS = 'allow-scripts allow-popups';
/** Our own notice is a screen of this app, whose files only load with the same origin. */
const OWN_RIGHTS = `${RIGHTS} allow-same-origin`;

/** The brand's privacy notice in a frame, or our own when the brand has none. */
export default function Policy() {
  const t = useText();
  const { privacyUrl } = useBrand();
  const outside = safeLink(privacyUrl);
  // Browsers do not frame a page in itself; a different query before the hash makes it another address.
  const framed = outside ?? safeLink(`?framed=1#${withSession(paths.privacyNotice())}`);
  const open = t('official.policyOpen');
  return (
    <div className="stack">
      <iframe
        className={`surface ${styles.frame} ${outside ? styles.outside : ''}`}
        sandbox={framed !== undefined && ownRoute(framed) !== undefined ? OWN_RIGHTS : RIGHTS}
        referrerPolicy="no-referrer"
        title={t('official.policyFrame')}
        src={framed?.href}
      />
      <p className="muted">
        {/* Another site may forbid the frame, which then stays empty. */}
        <span>{`${t(outside ? 'official.policyFallback' : 'official.policyAlone')} `}</span>
        {outside ? (
          <OutsideLink className="link" url={outside}>
            {open}
          </OutsideLink>
        ) : (
          <Link className="link" to={withSession(paths.privacyNotice())}>
            {open}
          </Link>
        )}
      </p>
    </div>
  );
}
