/** How amounts and lines are shown in the reader's language; the pure rules are in `format/`. */
import { type IntlShape, useIntl } from 'react-intl';
import type { Hundredths } from '../format/money';
import { formatMoney } from '../format/money';

/** English shows rupees and Spanish pesos (contract, section 1). */
function currencyOf(intl: IntlShape): string {
  return intl.locale === 'en-IN' ? 'INR' : 'MXN';
}

/** Hundredths → `₹1,234.56`; anything that is no amount as it came. */
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

/** A line's value: a JSON number is money, a string is shown as it came (contract, section 3). */
export function useLineValue(): (value: Hundredths | string) => string {
  const money = useMoney();
  return (value) => (typeof value === 'string' ? value : money(value));
}
