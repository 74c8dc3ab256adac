import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { withSession } from '../../../host/session';
import { paths } from '../../../paths';
import { DocumentIcon, ForwardIcon } from '../../../ui/icons';
import styles from './start.module.css';

/** The way to the borrower's earlier complaints. */
export function HomeMine() {
  const intl = useIntl();
  return (
    <Link className={styles.choice} to={withSession(paths.complaintList())}>
      <DocumentIcon className={styles.mark} aria-hidden />
      <span className={styles.choiceTitle}>{intl.formatMessage({ id: 'complaint.mine' })}</span>
      <ForwardIcon className={styles.forward} aria-hidden />
    </Link>
  );
}
