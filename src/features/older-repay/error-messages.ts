/** The error messages of the older repayment: a short one for the toast, and one that stays on the screen. */
import type { IntlShape } from 'react-intl';
import type { Failure } from '../../api/failure';
import type { MessageId } from '../../intl/messages';
import { failureText, writeFailureText } from '../../ui/page/error-view';
import { meaningOf } from './rules';

interface Messages {
  toast: string;
  /** The sentence that stays on the screen. */
  sentence: string;
}

/** For a refused payment: the meaning of its code, else the server's message, else a general one. Without an answer: `error`. */
export function paymentFailureMessages(intl: IntlShape, failure: Failure): Messages {
  return messages(intl, failure, meaningOf(failure), 'olderRepay.failed', writeFailureText);
}

/** The messages for the list of cards. */
export function cardsFailureMessages(intl: IntlShape, failure: Failure): Messages {
  return messages(intl, failure, undefined, 'olderRepay.cardsFailed', failureText);
}

function messages(
  intl: IntlShape,
  failure: Failure,
  meaning: MessageId | undefined,
  fallback: MessageId,
  withoutAnswer: (intl: IntlShape, failure: Failure) => string,
): Messages {
  if (failure.kind !== 'refused') {
    return { toast: intl.formatMessage({ id: 'olderRepay.error' }), sentence: withoutAnswer(intl, failure) };
  }
  const sentence =
    meaning === undefined
      ? (failure.serverMessage ?? intl.formatMessage({ id: fallback }))
      : intl.formatMessage({ id: meaning });
  return { toast: sentence, sentence };
}
