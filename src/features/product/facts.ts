/** The term and rate of a product, as text. */
import type { IntlShape } from 'react-intl';
import { termText } from '../../loan/term';
import type { ProductSummary } from './wire';

export function factsOf(intl: IntlShape, { term, rate }: Pick<ProductSummary, 'term' | 'rate'>): string[] {
  const facts = [
    termText(intl, term),
    rate.value && `${rate.label ?? intl.formatMessage({ id: 'product.rate' })}: ${rate.value}`,
  ];
  return facts.filter((fact): fact is string => fact !== undefined && fact !== '');
}
