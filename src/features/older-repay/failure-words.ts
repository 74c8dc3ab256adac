/** The words for what went wrong with an older repayment: in a toast, and where they can be read again. */
import type { IntlShape } from 'react-intl';
import type { Failure } from '../../api/failure';
import type { MessageId } from '../../intl/messages';
import { failureText, writeFailureText } from '../../ui/error-view';
import { meaningOf } from './rules';

interface Words {
  toast: string;
  /** The sentence that stays on the screen. */
  sentence: string;
}

/** A refused payment says its code's meaning, the server's sentence, or that processing failed; no answer says `error`. */
export function paymentFailureWords(intl: IntlShape, failure: Failure): Words {
  return words(intl, failure, meaningOf(failure), 'olderRepay.failed', writeFailureText);
}

/** The same for the list of cards. */
export function cardsFailureWords(intl: IntlShape, failure: Failure): Words {
  return words(intl, failure, undefined, 'olderRepay.cardsFailed', failureText);
}

function words(
  intl: IntlShape,
  failure: Failure,
  meaning: MessageId | undefined,
  otherwise: MessageId,
  lost: (intl: IntlShape, failure: Failure) => string,
): Words {
  if (failure.kind !== 'refused') {
    return { toast: intl.formatMessage({ id: 'olderRepay.error' }), sentence: lost(intl, failure) };
  }
  const sentence =
    meaning === undefined
      ? (failure.serverMessage ?? intl.formatMessage({ id: otherwise }))
      : intl.formatMessage({ id: meaning });
  return { toast: sentence, sentence };
}
