/** The way back to the test page from every screen that it opened in this tab. */
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { OptionsIcon } from '../ui/icons';
import { TestPageMessages } from './messages';
import styles from './return-chip.module.css';

/** @param route from `returnRoute`. */
export default function ReturnChip({ route }: { route: string }) {
  return (
    <TestPageMessages>
      <Chip route={route} />
    </TestPageMessages>
  );
}

function Chip({ route }: { route: string }) {
  const intl = useIntl();
  const name = intl.formatMessage({ id: 'launcher.title' });
  return (
    <nav aria-label={name}>
      <Link to={route} className={styles.chip} aria-label={name} title={name} data-test-page>
        <OptionsIcon aria-hidden />
      </Link>
    </nav>
  );
}
