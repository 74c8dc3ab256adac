/** Formats amounts in the current locale; the pure rules are in `format/`. */
import { type IntlShape, useIntl } from 'react-intl';
import { type Amount, formatMoney } from '../format/money';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages';

/** The currency of a locale (contract, section 1). */
const CURRENCIES: ReadonlyMap<string, string> = new Map(
  Object.values(LANGUAGES).map(({ locale, currency }) => [locale, currency]),
);

/** Formats hundredths as `₹1,234.56`; text that is not a number stays unchanged. */
export function formatAmount(intl: IntlShape, value: Amount): string {
  return formatMoney(value, (units) =>
    intl.formatNumberToParts(units, {
      style: 'currency',
      currency: CURRENCIES.get(intl.locale) ?? LANGUAGES[DEFAULT_LANGUAGE].currency,
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    }),
  );
}

/** `formatAmount` in the current language. */
export function useMoney(): (value: Amount) => string {
  const intl = useIntl();
  return (value) => formatAmount(intl, value);
}
