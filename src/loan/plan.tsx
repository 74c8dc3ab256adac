/** A repayment plan: the title, amount, date and note of each instalment. */
import { useIntl } from 'react-intl';
import type { DateValue } from '../api/decode';
import { formatDate } from '../format/dates';
import type { Amount } from '../format/money';
import { useMoney } from '../intl/values';
import { fitFigures } from '../ui/figures';
import styles from './plan.module.css';

export interface Instalment {
  title: string | undefined;
  amount: Amount | undefined;
  note: string | undefined;
  date: DateValue | undefined;
}

export function Plan({ instalments }: { instalments: readonly Instalment[] }) {
  const intl = useIntl();
  const money = useMoney();
  return (
    <ol className={styles.plan}>
      {instalments.map(({ title, amount, note, date }, index) => {
        const day = date === undefined ? undefined : formatDate(date, 'day');
        const shown = amount === undefined ? undefined : money(amount);
        const facts = [day, note].filter((fact) => fact !== undefined).join(' · ');
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: instalments have no other identity
          <li className={styles.instalment} key={index}>
            <span className={styles.what}>
              {title ?? intl.formatMessage({ id: 'plan.unnamed' }, { number: index + 1 })}
              {facts !== '' && <span className="hint">{facts}</span>}
            </span>
            <b className={styles.amount} {...fitFigures(shown ?? '')}>
              {shown ?? <span title={intl.formatMessage({ id: 'common.notAvailable' })}>—</span>}
            </b>
          </li>
        );
      })}
    </ol>
  );
}
