/** How to pay, in three steps: choose a channel, show the code or transfer, done. */
import { useText } from '../../intl/text';
import { CheckIcon } from '../../ui/picture/icons';
import { StepList } from '../../ui/text/step-list';
import styles from './how-to-pay.module.css';

const STEPS = ['choose', 'show', 'done'] as const;

/** @param hasCode whether the borrower has chosen already. */
export default function HowToPay({ hasCode }: { hasCode: boolean }) {
  const t = useText();
  const current = hasCode ? 1 : 0;
  const steps = STEPS.map((step, index) => ({
    icon: <span className={styles.number}>{index < current ? <CheckIcon /> : index + 1}</span>,
    content: (
      <>
        {index < current && <span className="visually-hidden">{t('complaint.stepDone')}</span>}
        <span>{t(`repay.step.${step}`)}</span>
        <span className="hint">{t(`repay.stepHint.${step}`)}</span>
      </>
    ),
  }));
  return (
    <div className="fade-in">
      <h2 className={`heading ${styles.title}`}>{t('repay.stepsTitle')}</h2>
      <StepList steps={steps} current={current} className={styles.steps} />
    </div>
  );
}
