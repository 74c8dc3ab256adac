/** Hooks that format amounts in the current locale; the pure rules are in `format/`. */
import { type IntlShape, useIntl } from 'react-intl';
import { type Amount, formatMoney } from '../format/money';

/** English shows rupees and Spanish pesos (contract, section 1). */
function currencyOf(intl: IntlShape): string {
  return intl.locale === 'en-IN' ? 'INR' : 'MXN';
}

/** Formats hundredths as `₹1,234.56`; text that is not a number stays unchanged. */
export function useMoney(): (value: Amount) => string {
  const intl = useIntl();
  return (value) =>
    formatMoney(value, (units) =>
      intl.formatNumberToParts(units, {
        style: 'currency',
        currency: currencyOf(intl),
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }),
    );
}

/** Formats a line's value: a JSON number is an amount, a string stays unchanged (contract, section 3). */
export function useLineValue(): (value: Amount) => string {
  const money = useMoney();
  return (value) => (typeof value === 'string' ? value : money(value));
}
