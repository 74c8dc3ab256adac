/** Where the voucher on screen comes from, and what the server says of it. */
import { useIntl } from 'react-intl';
import { toFailure } from '../../api/failure';
import { formatDate } from '../../format/dates';
import { failureText } from '../../ui/error-view';
import { OneLine } from '../../ui/figures';
import type { VoucherCheck } from './rules';
import styles from './saved-note.module.css';

interface SavedNoteProps {
  check: VoucherCheck;
  /** When the saved code was created; epoch milliseconds. */
  at: number;
  /** Of the server's answer. */
  error: Error | null;
}

export function SavedNote({ check, at, error }: SavedNoteProps) {
  const intl = useIntl();
  const isWarning = check === 'changed' || check === 'refused';
  return (
    <div className={isWarning ? `${styles.note} ${styles.warning}` : styles.note} role="status">
      {check === 'changed' ? (
        <p>{intl.formatMessage({ id: 'instructions.changed' })}</p>
      ) : (
        <>
          {check === 'refused' && (
            <p>
              {failureText(intl, toFailure(error))} <b>{intl.formatMessage({ id: 'instructions.maybeInvalid' })}</b>
            </p>
          )}
          <p>
            {intl.formatMessage({ id: 'instructions.saved' })} <OneLine>{formatDate(at, 'time')}</OneLine>
          </p>
          {/* Its place is there from the start, so that nothing moves when the server does not answer. */}
          {check !== 'refused' && (
            <p className={check === 'unanswered' ? undefined : styles.unseen}>
              {intl.formatMessage({ id: 'instructions.unchecked' })}
            </p>
          )}
        </>
      )}
    </div>
  );
}
