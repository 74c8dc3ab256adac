/** Hooks that format amounts in the current locale; the pure rules are in `format/`. */
import { type IntlShape, useIntl } from 'react-intl';
import type { Hundredths } from '../format/money';
import { formatMoney } from '../format/money';

/** English shows rupees and Spanish pesos (contract, section 1). */
function currencyOf(intl: IntlShape): string {
  return intl.locale === 'en-IN' ? 'INR' : 'MXN';
}

/** Formats hundredths as `₹1,234.56`; a value that is not an amount stays unchanged. */
export function useMoney(): (value: Hundredths | string) => string {
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
export function useLineValue(): (value: Hundredths | string) => string {
  const money = useMoney();
  return (value) => (typeof value === 'string' ? value : money(value));
}
