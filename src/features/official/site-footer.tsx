import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import { useBrand } from '../../ui/brand/use-brand';
import { MailLink } from '../../ui/links/mail-link';
import { PhoneLink } from '../../ui/links/phone-link';
import content from './content.module.css';
import styles from './site-footer.module.css';

/** The company and its contact details. */
export function SiteFooter() {
  const intl = useIntl();
  const { company, servicePhone, email, address, copyright } = useBrand();
  return (
    <footer className={styles.footer}>
      <div className={styles.width}>
        <div>
          <p className={styles.name}>{company}</p>
          <Link to={withSession(paths.siteContact())} className={content.link}>
            {intl.formatMessage({ id: 'official.contact' })}
          </Link>
        </div>
        <dl className={styles.facts}>
          <div>
            <dt>{intl.formatMessage({ id: 'official.call' })}</dt>
            <dd>
              <PhoneLink className={content.link} number={servicePhone} />
            </dd>
          </div>
          <div>
            <dt>{intl.formatMessage({ id: 'official.write' })}</dt>
            <dd>
              <MailLink className={content.link} address={email} />
            </dd>
          </div>
          <div>
            <dt>{intl.formatMessage({ id: 'official.address' })}</dt>
            <dd>
              <address className={styles.address}>{address}</address>
            </dd>
          </div>
        </dl>
        <p className={styles.copyright}>{copyright}</p>
      </div>
    </footer>
  );
}
