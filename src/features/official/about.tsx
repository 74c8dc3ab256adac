import { useIntl } from 'react-intl';
import { brandOf } from '../../../theme/brands';
import { paths } from '../../paths';
import { Drawing, type Mark } from '../../ui/drawing';
import { useParameters } from '../../ui/use-go';
import styles from './content.module.css';
import { SiteFrame } from './site-frame';
import { SiteLink } from './site-link';

const PROMISES: readonly { number: 1 | 2 | 3; mark: Mark }[] = [
  { number: 1, mark: 'done' },
  { number: 2, mark: 'pending' },
  { number: 3, mark: 'talk' },
];

/** Who lends, and what a borrower can count on. */
export function About() {
  const intl = useIntl();
  const { name, company } = brandOf(useParameters().get('appName'));
  const heading = intl.formatMessage({ id: 'official.about' });
  return (
    <SiteFrame
      title={`${heading} · ${name}`}
      heading={heading}
      lead={intl.formatMessage({ id: 'official.aboutLead' }, { company, brand: name })}
    >
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
    </SiteFrame>
  );
}
