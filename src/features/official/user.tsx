import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import { useBrand } from '../../ui/brand/use-brand';
import button from '../../ui/form/button.module.css';
import { StateView } from '../../ui/page/state-view';
import { EMPTY } from '../../ui/picture/illustration';
import styles from './content.module.css';

/** The site has no accounts (specification, section 2). Says so, and explains where borrowers find their loan. */
export function User() {
  const intl = useIntl();
  const { name } = useBrand();
  return (
    <StateView
      illustration={EMPTY}
      title={intl.formatMessage({ id: 'official.userTitle' })}
      text={intl.formatMessage({ id: 'official.userText' }, { brand: name })}
    >
      <Link to={withSession(paths.home())} className={`${button.button} ${button.secondary} ${styles.action}`}>
        {intl.formatMessage({ id: 'official.seeCost' })}
      </Link>
    </StateView>
  );
}
