import { useRef } from 'react';
import { useText } from '../../intl/text';
import { prefersReducedMotion } from '../../platform/device';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { Calculator } from './calculator';
import { Carousel } from './carousel';
import styles from './official.module.css';
import { SiteFrame } from './site-frame';

const STEPS = [1, 2, 3] as const;

export function Home() {
  const t = useText();
  const { name } = useBrand();
  const amountField = useRef<HTMLInputElement>(null);
  const heading = t('official.claim');

  const openCalculator = () => {
    const field = amountField.current;
    field?.focus({ preventScroll: true });
    field?.closest('section')?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <SiteFrame
      title={`${name} · ${heading}`}
      heading={heading}
      lead={t('official.lead')}
      action={
        <div className={styles.action}>
          <Button variant="secondary" onClick={openCalculator}>
            {t('official.calculate')}
          </Button>
        </div>
      }
      aside={<Carousel />}
    >
      <Calculator amountField={amountField} />
      <section>
        <h2 className={styles.heading}>{t('official.stepsTitle')}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={`surface ${styles.step}`}>
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <h3>{t(`official.step${step}Title`)}</h3>
              <p>{t(`official.step${step}Text`)}</p>
            </li>
          ))}
        </ol>
      </section>
    </SiteFrame>
  );
}
