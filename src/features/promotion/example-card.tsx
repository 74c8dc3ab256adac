import { isoDay } from '../../format/dates';
import { parseAmount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { calculateLoan, STANDARD_AMOUNT, STANDARD_TERM } from '../../loan/calculation';
import { useToday } from '../../ui/clock';
import { fitFigures, OneLine } from '../../ui/text/figures';
import styles from './example-card.module.css';

/** What a loan of the calculator's first amount and term costs. */
export function ExampleCard() {
  const t = useText();
  const money = useMoney();
  const today = useToday() ?? 0;
  const { total, schedule } = calculateLoan(STANDARD_AMOUNT, STANDARD_TERM);
  const figures = [
    { label: t('promotion.receive'), figure: money(parseAmount(STANDARD_AMOUNT * 100n)) },
    { label: t('promotion.pay'), figure: money(parseAmount(total)) },
  ];
  return (
    <div className={`surface ${styles.example}`}>
      <dl className={styles.figures}>
        {figures.map(({ label, figure }) => (
          <div key={label}>
            <dt className="muted">{label}</dt>
            <dd className={styles.figure} {...fitFigures(figure)}>
              {figure}
            </dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {t('promotion.example', {
          count: schedule.length,
          date: <OneLine key="date">{isoDay(today + STANDARD_TERM)}</OneLine>,
        })}
      </p>
    </div>
  );
}
