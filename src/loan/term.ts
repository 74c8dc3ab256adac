/** The term of a loan as text, for offers and products (contract, section 6). */
import type { IntlShape } from 'react-intl';
import type { MessageId } from '../intl/messages';

interface WireTerm {
  periods: string | undefined;
  /** `1` or `day`, `2` or `month`; other units are shown unchanged. */
  unit: string | undefined;
}

/** A count that is no plain number is text. */
export type Term = { count: number | string; unit: 'days' | 'months' } | { text: string };

const UNITS: ReadonlyMap<string | undefined, 'days' | 'months'> = new Map([
  ['1', 'days'],
  ['day', 'days'],
  ['2', 'months'],
  ['month', 'months'],
] as const);

/** The term of a loan. An unknown unit is shown unchanged. Undefined without periods. */
export function readTerm({ periods, unit }: WireTerm): Term | undefined {
  if (periods === undefined) return undefined;
  const known = UNITS.get(unit);
  return known === undefined
    ? { text: [periods, unit].filter((part) => part !== undefined).join(' ') }
    : { count: /^\d{1,9}$/.test(periods) ? Number(periods) : periods, unit: known };
}

/** For example `7 days`, in the current language; undefined without periods. */
function termText(intl: IntlShape, wire: WireTerm): string | undefined {
  const term = readTerm(wire);
  if (term === undefined || 'text' in term) return term?.text;
  const { count, unit } = term;
  const id = typeof count === 'number' ? (`common.${unit}` as const) : (`common.${unit}Text` as const);
  return intl.formatMessage({ id }, { count });
}

interface WireOffer {
  term: WireTerm;
  rate: { value: string | undefined; label: string | undefined };
}

/** The term and the rate of an offer, as texts. @param rateId names a rate without a label. */
export function offerFacts(intl: IntlShape, { term, rate }: WireOffer, rateId: MessageId): string[] {
  const facts = [
    termText(intl, term),
    rate.value && `${rate.label ?? intl.formatMessage({ id: rateId })}: ${rate.value}`,
  ];
  return facts.filter((fact): fact is string => fact !== undefined && fact !== '');
}
