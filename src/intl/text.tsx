/** Texts and amounts in the reader's language; the pure rules are in `format/`. */
import { type ReactNode, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Amount, formatMoney } from '../format/money';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../languages';
import type { MessageId } from './messages';

/** A message with its values: text, unless a value is an element. */
export type Translate = ReturnType<typeof textOf>;

export function textOf(intl: IntlShape) {
  function text(id: MessageId, values?: Readonly<Record<string, string | number | undefined>>): string;
  function text(id: MessageId, values: Readonly<Record<string, ReactNode>>): ReactNode;
  function text(id: MessageId, values?: Readonly<Record<string, ReactNode>>): ReactNode {
    const parts = intl.formatMessage({ id }, values);
    // Translators replace text nodes, so no text stands beside an element.
    return Array.isArray(parts) ? parts.map(inElement) : parts;
  }
  return text;
}

const inElement = (part: ReactNode, index: number) =>
  typeof part === 'string' ? <span key={`text${index}`}>{part}</span> : part;

export function useText(): Translate {
  const intl = useIntl();
  return useMemo(() => textOf(intl), [intl]);
}

/** Formats hundredths as `₹1,234.56` (contract, section 1); text that is not a number stays unchanged. */
export function useMoney(): (value: Amount) => string {
  const intl = useIntl();
  const languages = Object.values(LANGUAGES);
  const { currency } = languages.find(({ locale }) => locale === intl.locale) ?? LANGUAGES[DEFAULT_LANGUAGE];
  const format = { style: 'currency', currency, minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  return (value) => formatMoney(value, (units) => intl.formatNumberToParts(units, format));
}
