/** The promissory note: its figures, its clauses, and the text of each figure. */
import type { DateValue } from '../../api/decode';
import type { PromissoryNote } from '../../contract/promissory-note';
import { formatDate } from '../../format/dates';
import { groupCode } from '../../format/digits';
import { parseAmount } from '../../format/money';
import { useMoney } from '../../intl/text';

/** The table of figures, in reading order, and how each is shown. */
export const FIGURES = {
  borrower: 'text',
  address: 'text',
  lender: 'text',
  product: 'text',
  amount: 'amount',
  given: 'amount',
  interest: 'amount',
  commission: 'amount',
  vat: 'amount',
  total: 'amount',
  account: 'code',
  deliveryDate: 'date',
  repaymentDate: 'date',
  date: 'date',
} as const satisfies Record<keyof PromissoryNote, string>;
export type Blank = keyof typeof FIGURES;

export const NAMES = Object.keys(FIGURES) as Blank[];

export const CLAUSES = ['promise', 'loan', 'interest', 'tax', 'late', 'deferral', 'acceptance'] as const;

/** In the place of a value that the server did not give. */
export const EMPTY = '________';

export function useValues(note: PromissoryNote): Record<Blank, string | undefined> {
  const money = useMoney();
  const show = (name: Blank, value: DateValue): string => {
    switch (FIGURES[name]) {
      case 'amount':
        return money(parseAmount(value));
      case 'date':
        return formatDate(value, 'day');
      case 'code':
        return groupCode(String(value));
      case 'text':
        return String(value);
    }
  };
  const values = NAMES.map((name) => {
    const value = note[name];
    return [name, value === undefined ? undefined : show(name, value)];
  });
  return Object.fromEntries(values) as Record<Blank, string | undefined>;
}
