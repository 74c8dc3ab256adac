import type { DateValue } from '../../api/decode';
import { afterWorkingDays } from '../../format/day-spans';
import { useBrand } from '../../ui/brand/use-brand';

/** The day by which a complaint is answered; undefined where the time or the brand's rule is unknown. */
export function useAnswerBy(sentAt: DateValue | undefined): string | undefined {
  const { complaintAnswerDays } = useBrand();
  if (sentAt === undefined || complaintAnswerDays === undefined) return undefined;
  return afterWorkingDays(sentAt, complaintAnswerDays);
}
