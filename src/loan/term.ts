/** The term of a loan as text, for offers and products (contract, section 6). */
import type { Offer } from '../contract/confirmation';
import type { MessageId } from '../intl/messages';
import type { Translate } from '../intl/text';

const DAYS = ['common.days', 'common.daysText'] as const;
const MONTHS = ['common.months', 'common.monthsText'] as const;

/** Unit → the messages for a number and for text. Other units are shown unchanged. */
const UNITS = new Map<string | undefined, typeof DAYS | typeof MONTHS>([
  ['1', DAYS],
  ['day', DAYS],
  ['2', MONTHS],
  ['month', MONTHS],
]);

/** For example `7 days`, in the current language; undefined without periods. */
export function termText(t: Translate, { periods, unit }: Offer['term']): string | undefined {
  const known = UNITS.get(unit);
  if (periods === undefined || known === undefined) return periods && [periods, unit].filter(Boolean).join(' ');
  // A count that is no plain number is text.
  return /^\d{1,9}$/.test(periods) ? t(known[0], { count: Number(periods) }) : t(known[1], { count: periods });
}

/** The term and the rate of an offer, as texts. @param rateId names a rate without a label. */
export function offerFacts(t: Translate, { term, rate }: Pick<Offer, 'term' | 'rate'>, rateId: MessageId): string[] {
  const facts = [termText(t, term), rate.value && `${rate.label ?? t(rateId)}: ${rate.value}`];
  return facts.filter((fact) => fact !== undefined);
}
