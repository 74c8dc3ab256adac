/** How a call ended, in words and a tone. */
import type { IntlShape } from 'react-intl';
import { type Translate, useTranslations } from '../translations';
import type { Outcome } from './event';
import styles from './log.module.css';

type Tone = 'good' | 'bad' | 'quiet';

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  return <span className={styles[toneOf(outcome)]}>{outcomeText(t, outcome)}</span>;
}

function outcomeText(t: Translate, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const { status, succeeded, code = '' } = outcome;
      if (status < 200 || status > 299) return t('outcome.status', { status });
      if (succeeded) return t('outcome.answered');
      return t('outcome.refused', { code });
    }
    case 'text':
      return t('outcome.text', { status: outcome.status });
    default:
      return t(`outcome.${outcome.kind}`);
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
