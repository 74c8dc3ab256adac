/** What the borrower says of a payment, as the text of a complaint, and what must be said. Pure. */
import { truncateText } from '../format/text';

/** UTF-16 units of a complaint's text (contract, section 6: complaint next). */
export const LONGEST_COMPLAINT = 200;
/** UTF-16 units; a longer one would leave no space for the rest of the text. */
export const LONGEST_REFERENCE = 120;

export interface PaidFields {
  /** `YYYY-MM-DD`. */
  date: string;
  place: string;
  reference: string;
}

export type PaidError = 'dateMissing' | 'dateAhead' | 'placeMissing' | 'referenceLong';

/** What is wrong, field by field. @param today `YYYY-MM-DD`. */
export function paidErrors(
  { date, place, reference }: PaidFields,
  today: string,
): Partial<Record<keyof PaidFields, PaidError>> {
  return {
    ...(!/^\d{4}-\d\d-\d\d$/.test(date) ? { date: 'dateMissing' } : date > today && { date: 'dateAhead' }),
    ...(place.trim() === '' && { place: 'placeMissing' }),
    ...(reference.trim().length > LONGEST_REFERENCE && { reference: 'referenceLong' }),
  };
}

interface LabelledText {
  label: string;
  text: string;
}

interface PaymentFacts {
  /** The sentence that opens the text. */
  opening: string;
  date: LabelledText;
  place: LabelledText;
  /** Absent when the borrower gave no reference. */
  reference: LabelledText | undefined;
}

/**
 * The text of a complaint. The reference stays whole, up to `LONGEST_REFERENCE`: the place is shortened first, then the
 * opening and the date are left out.
 */
export function paymentText({ opening, date, place, reference }: PaymentFacts): string {
  const end = reference === undefined ? [] : [lineOf(reference)];
  for (const start of [[opening, lineOf(date)], [lineOf(date)], []]) {
    const { length } = [...start, ...end, ''].join('\n');
    const middle = shortened(place, LONGEST_COMPLAINT - length);
    if (length - 1 <= LONGEST_COMPLAINT) return [...start, ...middle, ...end].join('\n');
  }
  return reference?.text ?? '';
}

const lineOf = ({ label, text }: LabelledText) => `${label}: ${text}`;

/** The line in so many units; none when nothing of its text would be left. */
function shortened({ label, text }: LabelledText, room: number): string[] {
  const line = lineOf({ label, text });
  if (line.length <= room) return [line];
  const kept = truncateText(text, Math.max(0, room - lineOf({ label, text: '…' }).length));
  return kept === '' ? [] : [`${lineOf({ label, text: kept.trimEnd() })}…`];
}
