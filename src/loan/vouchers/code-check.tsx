/** What is said about a payment code: when it was saved, and how far the server has confirmed it. */

import { formatDeviceTime } from '../../format/dates';
import { useText } from '../../intl/text';
import { wholeFigures } from '../../ui/text/figures';

/**
 * What the server says about a code on screen. `pending`: nothing yet; `same`, `changed`: compared with the code shown
 * before; `unanswered`: no answer; `doubtful`: it was refused, or the server gives no such code any more.
 */
export type CodeCheck = 'pending' | 'same' | 'changed' | 'unanswered' | 'doubtful';

const NOTICES = {
  pending: 'instructions.pending',
  changed: 'instructions.changed',
  unanswered: 'instructions.unchecked',
  doubtful: 'instructions.maybeInvalid',
} as const;

/** The sentence shown with a code; undefined if there is nothing to say. */
export function useCodeNotice(check: CodeCheck): string | undefined {
  const t = useText();
  return check === 'same' ? undefined : t(NOTICES[check]);
}

/** When a voucher was saved. @param at epoch milliseconds. */
export function SavedTime({ at }: { at: number }) {
  const t = useText();
  return (
    <p className="hint">
      <span>{`${t('instructions.saved')} `}</span>
      <span>{wholeFigures(formatDeviceTime(at))}</span>
    </p>
  );
}
