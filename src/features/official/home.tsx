import { useRef } from 'react';
import { useIntl } from 'react-intl';
import { prefersReducedMotion } from '../../platform/device';
import { useBrand } from '../../ui/brand/use-brand';
import { Button } from '../../ui/form/button';
import { Calculator } from './calculator';
import { Carousel } from './carousel';
import styles from './official.module.css';
import { SiteFrame } from './site-frame';

const STEPS = [1, 2, 3] as const;

export function Home() {
  const intl = useIntl();
  const { name } = useBrand();
  const amountField = useRef<HTMLInputElement>(null);
  const heading = intl.formatMessage({ id: 'official.claim' });

  const openCalculator = () => {
    const field = amountField.current;
    field?.focus({ preventScroll: true });
    field?.closest('section')?.scrollIntoView({ behavior: prefersReducedMotion() ? 'auto' : 'smooth', block: 'start' });
  };

  return (
    <SiteFrame
      title={`${name} · ${heading}`}
      heading={heading}
      lead={intl.formatMessage({ id: 'official.lead' })}
      action={
        <div className={styles.action}>
          <Button variant="secondary" onClick={openCalculator}>
            {intl.formatMessage({ id: 'official.calculate' })}
          </Button>
        </div>
      }
      aside={<Carousel />}
    >
      <Calculator amountField={amountField} />
      <section>
        <h2 className={styles.heading}>{intl.formatMessage({ id: 'official.stepsTitle' })}</h2>
        <ol className={styles.steps}>
          {STEPS.map((step) => (
            <li key={step} className={`surface ${styles.step}`}>
              <span className={styles.number} aria-hidden="true">
                {step}
              </span>
              <h3>{intl.formatMessage({ id: `official.step${step}Title` })}</h3>
              <p>{intl.formatMessage({ id: `official.step${step}Text` })}</p>
            </li>
          ))}
        </ol>
      </section>
    </SiteFrame>
  );
}
