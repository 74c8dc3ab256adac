import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { withSession } from '../../platform/session';
import button from '../../ui/form/button.module.css';
import { COST, Illustration, MORE_TIME, type Scene, TALK } from '../../ui/picture/illustration';
import styles from './content.module.css';

const PROMISES: readonly { number: 1 | 2 | 3; illustration: Scene }[] = [
  { number: 1, illustration: COST },
  { number: 2, illustration: MORE_TIME },
  { number: 3, illustration: TALK },
];

/** The About section. */
export function About() {
  const intl = useIntl();
  return (
    <section className={`surface ${styles.sheet}`}>
      <h2 className={styles.heading}>{intl.formatMessage({ id: 'official.promisesTitle' })}</h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ number, illustration }) => (
          <li key={number}>
            <Illustration scene={illustration} />
            <h3 className={styles.promise}>{intl.formatMessage({ id: `official.promise${number}Title` })}</h3>
            <p>{intl.formatMessage({ id: `official.promise${number}Text` })}</p>
          </li>
        ))}
      </ul>
      <Link to={withSession(paths.home())} className={`${button.button} ${button.secondary} ${styles.action}`}>
        {intl.formatMessage({ id: 'official.seeCost' })}
      </Link>
    </section>
  );
}
