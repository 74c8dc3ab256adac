/** Replaces react-intl in the first paint: formats the messages of one language as the library does. */
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { LANGUAGES, type Language } from '../../languages';

type Values = Readonly<Record<string, unknown>>;

/** Values of `MessageFormatElement['type']`. */
const LITERAL = 0;
const ARGUMENT = 1;
const SELECT = 5;
const PLURAL = 6;
const POUND = 7;

/** Id → the message, parsed if it has parts. */
export type Messages = Readonly<Record<string, string | readonly MessageFormatElement[]>>;

let messages: Messages = {};

/** Sets the messages of the opened screen in the document's language. */
export function setMessages(given: Messages): void {
  messages = given;
}

const { locale, symbol, groupSize } = LANGUAGES[document.documentElement.lang as Language];
const GROUPS = new RegExp(`\\B(?=(?:\\d{${groupSize}})*\\d{3}$)`, 'g');

/** Formats a number as `Intl.NumberFormat` does, but without `Intl`: its first use takes 60 ms on a slow phone. */
function numberParts(
  value: number | bigint,
  options: Intl.NumberFormatOptions = {},
): { type: string; value: string }[] {
  const { style, minimumFractionDigits: least = 0, maximumFractionDigits: most = 3 } = options;
  const [, digits, decimals = ''] = /^-?(\d+)(?:\.(\d+))?$/.exec(String(value)) ?? [];
  // Tiny and huge numbers, which are written with an exponent.
  if (digits === undefined) return new Intl.NumberFormat(locale, options).formatToParts(value);
  const kept = BigInt(digits + decimals.slice(0, most).padEnd(most, '0'));
  const rounded = String(decimals.charAt(most) >= '5' ? kept + 1n : kept).padStart(most + 1, '0');
  const whole = rounded.slice(0, rounded.length - most);
  const fraction = rounded.slice(whole.length).replace(/0+$/, '').padEnd(least, '0');
  const sign = value < 0 || Object.is(value, -0) ? '-' : '';
  return [
    { type: 'integer', value: `${sign}${style === 'currency' ? symbol : ''}${whole.replace(GROUPS, ',')}` },
    ...(fraction === ''
      ? []
      : [
          { type: 'decimal', value: '.' },
          { type: 'fraction', value: fraction },
        ]),
  ];
}

const formatNumber = (value: number | bigint, options?: Intl.NumberFormatOptions) =>
  numberParts(value, options)
    .map((part) => part.value)
    .join('');

function format(elements: readonly MessageFormatElement[], values: Values, pound?: number): unknown[] {
  return elements.flatMap((element): unknown[] => {
    switch (element.type) {
      case LITERAL:
        return [element.value];
      case ARGUMENT:
        return [values[element.value]];
      case POUND:
        return [formatNumber(pound ?? 0)];
      case SELECT:
      case PLURAL: {
        const value = values[element.value];
        const count = Number(value) - (element.type === PLURAL ? element.offset : 0);
        const { options } = element;
        const rule = element.type === PLURAL && count === 1 ? options.one : undefined;
        const option = options[`=${value}`] ?? options[String(value)] ?? rule ?? options.other;
        return option === undefined ? [] : format(option.value, values, count);
      }
      default:
        return [];
    }
  });
}

const isText = (part: unknown) => typeof part !== 'object';

function joinTexts(parts: readonly unknown[]): unknown[] {
  const joined: unknown[] = [];
  for (const part of parts) {
    if (joined.length > 0 && isText(part) && isText(joined[joined.length - 1])) joined.push(`${joined.pop()}${part}`);
    else joined.push(part);
  }
  return joined;
}

const intl = {
  locale,
  formatMessage({ id }: { id: string }, values: Values = {}) {
    const message = messages[id];
    if (message === undefined) return id;
    const parts = typeof message === 'string' ? [message] : format(message, values);
    return parts.every(isText) ? parts.join('') : joinTexts(parts);
  },
  formatNumberToParts: numberParts,
  formatNumber,
};

export const useIntl = () => intl;
