import { useIntl } from 'react-intl';
import { brandOf } from '../../../theme/brands';
import { paths } from '../../paths';
import { Drawing } from '../../ui/drawing';
import { StateView } from '../../ui/state-view';
import { useParameters } from '../../ui/use-go';
import styles from './content.module.css';
import { SiteLink } from './site-link';

/** The site has no accounts (specification, section 2): says so, and where a borrower's loan is. */
export function User() {
  const intl = useIntl();
  const { name } = brandOf(useParameters().get('appName'));
  return (
    <StateView
      drawing={<Drawing mark="empty" />}
      title={intl.formatMessage({ id: 'official.userTitle' })}
      text={intl.formatMessage({ id: 'official.userText' }, { brand: name })}
    >
      <SiteLink to={paths.home()} className={styles.action}>
        {intl.formatMessage({ id: 'official.seeCost' })}
      </SiteLink>
    </StateView>
  );
}
