/** The term of a loan as text, for offers and products (contract, section 6). */

import type { MessageId } from '../intl/messages';
import type { Translate } from '../intl/text';

interface WireTerm {
  periods: string | undefined;
  /** `1` or `day`, `2` or `month`; other units are shown unchanged. */
  unit: string | undefined;
}

const DAYS = ['common.days', 'common.daysText'] as const;
const MONTHS = ['common.months', 'common.monthsText'] as const;

/** Unit → the messages for a number and for text. */
const UNITS = new Map<string | undefined, typeof DAYS | typeof MONTHS>([
  ['1', DAYS],
  ['day', DAYS],
  ['2', MONTHS],
  ['month', MONTHS],
]);

/** For example `7 days`, in the current language; undefined without periods. */
export function termText(t: Translate, { periods, unit }: WireTerm): string | undefined {
  const known = UNITS.get(unit);
  if (periods === undefined || known === undefined) return periods && [periods, unit].filter(Boolean).join(' ');
  // A count that is no plain number is text.
  return /^\d{1,9}$/.test(periods) ? t(known[0], { count: Number(periods) }) : t(known[1], { count: periods });
}

interface WireOffer {
  term: WireTerm;
  rate: { value: string | undefined; label: string | undefined };
}

/** The term and the rate of an offer, as texts. @param rateId names a rate without a label. */
export function offerFacts(t: Translate, { term, rate }: WireOffer, rateId: MessageId): string[] {
  const facts = [termText(t, term), rate.value && `${rate.label ?? t(rateId)}: ${rate.value}`];
  return facts.filter((fact) => fact !== undefined);
}
