/** A picture of the product: a phone with the cost of a loan, in the reader's language and the brand's colours. */
import { useMoney, useText } from '../../intl/text';
import { useBrand } from '../../ui/brand/use-brand';
import { fitFigures } from '../../ui/text/figures';
import { useLoanCost } from './loan-cost';
import styles from './product-picture.module.css';
import type { CalculatorForm } from './rules';

export function ProductPicture({ form }: { form: CalculatorForm }) {
  const t = useText();
  const money = useMoney();
  const { name } = useBrand();
  const { received, interest, total } = useLoanCost(form);
  const amount = money(received);
  const rows = [
    [t('official.interest'), money(interest)],
    [t('official.total'), money(total)],
  ];
  return (
    <div className={styles.phone} aria-hidden="true">
      <div className={styles.head}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        <span>{t('promotion.receive')}</span>
        <b className={styles.amount} {...fitFigures(amount)}>
          {amount}
        </b>
      </div>
      <div className={styles.card}>
        {rows.map(([label, value]) => (
          <div key={label} className={styles.row}>
            <span>{label}</span>
            <b translate="no">{value}</b>
          </div>
        ))}
      </div>
      <span className={styles.button}>{t('official.phoneButton')}</span>
    </div>
  );
}
