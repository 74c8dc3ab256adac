/** What the logs of calls and native calls share: their head, the result of a call, the time, and JSON. */
import { useState } from 'react';
import type { IntlShape } from 'react-intl';
import { Action } from '../controls';
import styles from '../test-page.module.css';
import { type Translate, useTranslations } from '../translations';
import type { EventKind, Outcome } from './event';
import { clearTimeline } from './timeline';

interface LogHeadProps {
  kind: EventKind;
  /** How many there are, and how many of them are shown. */
  count: number;
  shown?: number;
  /** Shown instead of the count while there are no entries. */
  emptyText: string;
}

/** How many entries there are; they can be cleared, which can be undone. */
export function LogHead({ kind, count, shown = count, emptyText }: LogHeadProps) {
  const t = useTranslations();
  const [restore, setRestore] = useState<() => void>();
  const clear = () => {
    const undo = clearTimeline(kind);
    setRestore(() => undo);
  };
  const undo = () => {
    restore?.();
    setRestore(undefined);
  };
  return (
    <div className={`muted ${styles.logHead}`}>
      <p role="status">{count === 0 ? emptyText : t(shown === count ? 'log.count' : 'log.shown', { count, shown })}</p>
      {restore !== undefined && <Action text={t('undo')} onClick={undo} />}
      {count > 0 && <Action text={t('log.clear')} onClick={clear} />}
    </div>
  );
}

export function OutcomeText({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  return <span className={styles[toneOf(outcome)]}>{outcomeText(t, outcome)}</span>;
}

function outcomeText(t: Translate, outcome: Outcome): string {
  switch (outcome.kind) {
    case 'answer': {
      const { status, succeeded, code = '' } = outcome;
      if (!isFine(status)) return t('outcome.status', { status });
      return succeeded ? t('outcome.answered') : t('outcome.refused', { code });
    }
    case 'text':
      return t('outcome.text', { status: outcome.status });
    default:
      return t(`outcome.${outcome.kind}`);
  }
}

function toneOf(outcome: Outcome): 'good' | 'bad' | 'quiet' {
  if (outcome.kind === 'pending' || outcome.kind === 'left') return 'quiet';
  return outcome.kind === 'answer' && outcome.succeeded && isFine(outcome.status) ? 'good' : 'bad';
}

const isFine = (status: number) => status >= 200 && status < 300;

/** The time of day. */
export const timeText = (intl: IntlShape, at: number) =>
  intl.formatTime(at, { hour: '2-digit', minute: '2-digit', second: '2-digit', hour12: false });

/** JSON or text that scrolls in itself, by keyboard too. */
export function JsonView({ label, value, id }: { label: string; value: unknown; id?: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a section would need a heading, and the text keeps its breaks
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <pre id={id} className={styles.json} role="region" aria-label={label} tabIndex={0}>
      {typeof value === 'string' ? value : JSON.stringify(value, null, 2)}
    </pre>
  );
}
