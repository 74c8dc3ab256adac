import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../intl/text';
import { routePatterns } from '../../paths';
import { useBrand } from '../../ui/brand/use-brand';
import { onDemand } from '../../ui/on-demand';
import { Calculator, formFromAddress } from './calculator';
import { Carousel } from './carousel';
import { LinkButton } from './link-button';
import styles from './official.module.css';
import { SiteFrame } from './site-frame';

const HomeDetails = onDemand(() => import('./home-details'));

const STEPS = [1, 2, 3] as const;

/** In other windows the calculator comes before the pictures, so that it is in sight. Same as in `skeleton.module.css`. */
const wideWindow = window.matchMedia('(min-width: 44em) and (min-height: 481px)');

function subscribe(listener: () => void): () => void {
  wideWindow.addEventListener('change', listener);
  return () => wideWindow.removeEventListener('change', listener);
}

export function Home() {
  const t = useText();
  const { name } = useBrand();
  const isWide = useSyncExternalStore(subscribe, () => wideWindow.matches);
  const heading = t('official.claim');
  const [form, setForm] = useState(formFromAddress);

  // A link to another calculation, followed in the same page.
  useEffect(() => {
    const readAgain = () => setForm(formFromAddress());
    window.addEventListener('hashchange', readAgain);
    return () => window.removeEventListener('hashchange', readAgain);
  }, []);

  return (
    <SiteFrame
      title={`${name} · ${heading}`}
      heading={heading}
      lead={t('official.lead')}
      action={<LinkButton className={styles.apply} to={routePatterns.promotion} label="promotion.apply" />}
      aside={isWide && <Carousel form={form} />}
    >
      <Calculator form={form} onChange={setForm} />
      {!isWide && <Carousel form={form} />}
      <section>
        <h2 className={styles.heading}>{t('official.stepsTitle')}</h2>
        <ol className={`surface ${styles.steps}`}>
          {STEPS.map((step) => (
            <li key={step} className={styles.step}>
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <h3>{t(`official.step${step}Title`)}</h3>
              <p>{t(`official.step${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
      <HomeDetails />
    </SiteFrame>
  );
}
