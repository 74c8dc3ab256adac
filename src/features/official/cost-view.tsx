import { useIntl } from 'react-intl';
import { parseAmount, subtractHundredths } from '../../format/money';
import { useMoney } from '../../intl/values';
import { Lines } from '../../loan/lines';
import { COST_MARKS, CostBar } from '../../ui/text/cost-bar';
import { fitFigures } from '../../ui/text/figures';
import styles from './calculator.module.css';
import type { Calculation } from './rules';

/** Up to this many payments are shown in one column, even if two would fit. */
const SHORT = 4;

/** The cost of a loan: the instalment (large), interest and total, and the list of payments. */
export function CostView({ calculation: { interest, total, instalment, schedule } }: { calculation: Calculation }) {
  const intl = useIntl();
  const money = useMoney();
  const payment = money(parseAmount(instalment));
  const lent = subtractHundredths(parseAmount(total), parseAmount(interest));
  const uneven = schedule[schedule.length - 1] !== instalment;
  return (
    <>
      <p role="status">
        <span className={styles.heroLabel}>
          {intl.formatMessage({ id: 'official.instalments' }, { count: schedule.length })}
        </span>{' '}
        <span className={styles.figure} {...fitFigures(payment)}>
          {payment}
        </span>
      </p>
      <CostBar lent={Number(lent)} cost={Number(interest)} />
      <Lines
        total
        lines={[
          { label: intl.formatMessage({ id: 'official.lent' }), value: lent, mark: COST_MARKS.lent },
          {
            label: intl.formatMessage({ id: 'official.interest' }),
            value: parseAmount(interest),
            mark: COST_MARKS.cost,
          },
          { label: intl.formatMessage({ id: 'official.total' }), value: parseAmount(total) },
        ]}
      />
      <h3 className={`heading ${styles.scheduleHeading}`}>{intl.formatMessage({ id: 'official.schedule' })}</h3>
      <ol className={schedule.length > SHORT ? `${styles.schedule} ${styles.long}` : styles.schedule}>
        {schedule.map((amount, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: payments have no other identity
          <li key={index}>
            <span>{intl.formatMessage({ id: 'plan.unnamed' }, { number: index + 1 })}</span>{' '}
            <b>{money(parseAmount(amount))}</b>
          </li>
        ))}
      </ol>
      {uneven && <p className={`hint ${styles.rounding}`}>{intl.formatMessage({ id: 'official.rounding' })}</p>}
    </>
  );
}
