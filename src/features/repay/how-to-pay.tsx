/** The way of a payment: choose a channel, show the code or transfer, done. */
import Steps from 'antd-mobile/es/components/steps';
import { useText } from '../../intl/text';
import { CheckIcon } from '../../ui/picture/icons';
import shared from '../../ui/text/steps.module.css';
import styles from './how-to-pay.module.css';

const STEPS = ['choose', 'show', 'done'] as const;

/** @param hasCode whether the borrower has chosen already. */
export default function HowToPay({ hasCode }: { hasCode: boolean }) {
  const t = useText();
  const current = hasCode ? 1 : 0;
  return (
    <div className="fade-in">
      <h2 className={`heading ${styles.title}`}>{t('repay.stepsTitle')}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: Steps puts elements between the list and its items */}
      <div role="list">
        <Steps direction="vertical" current={current} className={`${shared.steps} ${styles.steps}`}>
          {STEPS.map((step, index) => (
            <Steps.Step
              key={step}
              icon={<span className={styles.number}>{index < current ? <CheckIcon /> : index + 1}</span>}
              title={
                // biome-ignore lint/a11y/useSemanticElements: see above
                <div role="listitem" aria-current={index === current ? 'step' : undefined}>
                  {index < current && <span className="visually-hidden">{t('complaint.stepDone')}</span>}
                  <span>{t(`repay.step.${step}`)}</span>
                  <span className="hint">{t(`repay.stepHint.${step}`)}</span>
                </div>
              }
            />
          ))}
        </Steps>
      </div>
    </div>
  );
}
