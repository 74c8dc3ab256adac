/** Replaces react-intl in the first paint: formats the messages of one language as the library does. */
import messages from 'virtual:first-paint-messages';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES } from '../../languages';

type Values = Readonly<Record<string, unknown>>;

/** Values of `MessageFormatElement['type']`. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

const locale = LANGUAGES[__LANGUAGE__].locale;
const numberFormats = new Map<string, Intl.NumberFormat>();

function numberFormat(options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  const key = JSON.stringify(options);
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(locale, options);
  numberFormats.set(key, format);
  return format;
}

function format(elements: readonly MessageFormatElement[], values: Values, pound?: number): unknown[] {
  return elements.flatMap((element): unknown[] => {
    switch (element.type) {
      case LITERAL:
        return [element.value];
      case ARGUMENT: {
        const value = values[element.value];
        return [typeof value === 'number' ? numberFormat().format(value) : value];
      }
      case POUND:
        return [numberFormat().format(pound ?? 0)];
      case SELECT:
      case PLURAL: {
        const value = values[element.value];
        const count = Number(value) - (element.type === PLURAL ? element.offset : 0);
        const rule = element.type === PLURAL ? new Intl.PluralRules(locale).select(count) : '';
        const { options } = element;
        const option = options[`=${value}`] ?? options[String(value)] ?? options[rule] ?? options.other;
        return option === undefined ? [] : format(option.value, values, count);
      }
      default:
        return [];
    }
  });
}

const intl = {
  locale,
  formatMessage({ id }: { id: string }, values: Values = {}) {
    const message = messages[id];
    if (message === undefined) return id;
    const parts = typeof message === 'string' ? [message] : format(message, values);
    return parts.every((part) => typeof part !== 'object') ? parts.join('') : parts;
  },
  formatNumberToParts: (value: number, options: Intl.NumberFormatOptions) => numberFormat(options).formatToParts(value),
  formatNumber: (value: number, options: Intl.NumberFormatOptions) => numberFormat(options).format(value),
};

export const useIntl = () => intl;
