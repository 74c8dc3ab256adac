import { useIntl } from 'react-intl';
import { paths } from '../../paths';
import { Drawing, type Mark } from '../../ui/drawing';
import styles from './content.module.css';
import { SiteLink } from './site-link';

const PROMISES: readonly { number: 1 | 2 | 3; mark: Mark }[] = [
  { number: 1, mark: 'done' },
  { number: 2, mark: 'pending' },
  { number: 3, mark: 'talk' },
];

/** The About section. */
export function About() {
  const intl = useIntl();
  return (
    <section className={styles.sheet}>
      <h2 className={styles.heading}>{intl.formatMessage({ id: 'official.promisesTitle' })}</h2>
      <ul className={styles.promises}>
        {PROMISES.map(({ number, mark }) => (
          <li key={number}>
            <Drawing mark={mark} />
            <h3 className={styles.promise}>{intl.formatMessage({ id: `official.promise${number}Title` })}</h3>
            <p>{intl.formatMessage({ id: `official.promise${number}Text` })}</p>
          </li>
        ))}
      </ul>
      <SiteLink to={paths.home()} className={styles.action}>
        {intl.formatMessage({ id: 'official.seeCost' })}
      </SiteLink>
    </section>
  );
}
