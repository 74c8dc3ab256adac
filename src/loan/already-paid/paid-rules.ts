/** What the borrower says of a payment, as the text of a complaint, and what must be said. Pure. */
import * as v from 'valibot';
import { truncateText } from '../../format/text';

/** UTF-16 units of a complaint's text (contract, section 6: complaint next). */
export const LONGEST_COMPLAINT = 200;
/** UTF-16 units; a longer one would leave no space for the rest of the text. */
export const LONGEST_REFERENCE = 120;

export type PaidFormError = 'dateMissing' | 'dateAhead' | 'placeMissing' | 'referenceLong';

/** The schema of the form. @param today `YYYY-MM-DD`. @param text the message of an error. */
export const paidForm = (today: string, text: (error: PaidFormError) => string) =>
  v.object({
    date: v.pipe(
      v.string(),
      v.regex(/^\d{4}-\d\d-\d\d$/, text('dateMissing')),
      v.check((date) => date <= today, text('dateAhead')),
    ),
    place: v.pipe(v.string(), v.trim(), v.minLength(1, text('placeMissing'))),
    reference: v.pipe(v.string(), v.trim(), v.maxLength(LONGEST_REFERENCE, text('referenceLong'))),
  });

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
