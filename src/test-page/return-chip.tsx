/** The way back to the test page from every screen that it opened in this tab. */

import { Link } from 'react-router-dom';
import { OptionsIcon } from '../ui/icons';
import styles from './return-chip.module.css';
import { Translations, useTranslations } from './translations';

/** @param route from `returnRoute`. */
export default function ReturnChip({ route }: { route: string }) {
  return (
    <Translations>
      <Chip route={route} />
    </Translations>
  );
}

function Chip({ route }: { route: string }) {
  const t = useTranslations();
  const name = t('title');
  return (
    <nav aria-label={name}>
      <Link to={route} className={styles.chip} aria-label={name} title={name} data-test-page>
        <OptionsIcon aria-hidden />
      </Link>
    </nav>
  );
}
