/** How a call ended, in words and a tone. */
import { type IntlShape, useIntl } from 'react-intl';
import type { Outcome } from './event';
import styles from './log.module.css';

type Tone = 'good' | 'bad' | 'quiet';

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const intl = useIntl();
  return <span className={styles[toneOf(outcome)]}>{outcomeText(intl, outcome)}</span>;
}

function outcomeText(intl: IntlShape, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const { status, succeeded, code = '' } = outcome;
      if (status < 200 || status > 299) return intl.formatMessage({ id: 'launcher.outcome.status' }, { status });
      if (succeeded) return intl.formatMessage({ id: 'launcher.outcome.answered' });
      return intl.formatMessage({ id: 'launcher.outcome.refused' }, { code });
    }
    case 'text':
      return intl.formatMessage({ id: 'launcher.outcome.text' }, { status: outcome.status });
    default:
      return intl.formatMessage({ id: `launcher.outcome.${outcome.kind}` });
  }
}

function toneOf(outcome: Outcome): Tone {
  if (outcome.kind === 'pending' || outcome.kind === 'left') return 'quiet';
  const fine = outcome.kind === 'answer' && outcome.succeeded && outcome.status >= 200 && outcome.status < 300;
  return fine ? 'good' : 'bad';
}

/** The time of day. */
export function timeText(intl: IntlShape, at: number): string {
  return intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });
}
