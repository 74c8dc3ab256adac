/** The bug report of the screen that was open last, to copy into a ticket. */
import { useId, useState } from 'react';
import * as v from 'valibot';
import { sessionStore } from '../../platform/storage';
import { CopyButton } from '../../ui/copy/copy';
import { Card } from '../../ui/page/card';
import { Field } from '../controls';
import { ofKind, type TimelineEvent } from '../timeline/event';
import { currentMask, useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import { JsonView } from './log';
import { handledCalls } from './simulated-host';

const NOTE_KEY = 'host.reportNote';

export function ReportPanel() {
  const t = useTranslations();
  const events = useTimeline();
  const [environment] = useState(readEnvironment);
  const [note, setNote] = useState(() => sessionStore.read(NOTE_KEY, v.string()) ?? '');
  const textId = useId();
  const text = makeReport(events, environment, currentMask().text(note));

  const saveNote = (next: string) => {
    setNote(next);
    sessionStore.write(NOTE_KEY, next);
  };

  return (
    <Card title={t('section.report')}>
      {text === undefined ? (
        <p className="muted">{t('log.none')}</p>
      ) : (
        <>
          <p className="muted">{t('report.text')}</p>
          <Field as="textarea" label={t('report.note')} rows={2} maxLength={2000} value={note} onChange={saveNote} />
          <CopyButton value={text} shownBy={textId} label={t('common.copy')} />
          <JsonView id={textId} label={t('log.content')} value={text} />
        </>
      )}
    </Card>
  );
}

function readEnvironment() {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { language, userAgent } = navigator;
  return {
    madeAt: new Date().toISOString(),
    app: __VERSION__,
    device: [`${innerWidth}×${innerHeight}`, `×${devicePixelRatio}`, scheme, language, userAgent].join(' · '),
    /** The native calls that have a handler. */
    handlers: handledCalls(),
  };
}

/**
 * The report of the screen that was open last, as text.
 * @param note what the tester expected. @returns undefined when no screen but the test page was open.
 */
export function makeReport(
  events: readonly TimelineEvent[],
  environment: ReturnType<typeof readEnvironment>,
  note: string,
): string | undefined {
  const screen = ofKind(events, 'screen').pop();
  if (screen === undefined) return undefined;
  const { route, session } = screen;
  const timeline = events.slice(events.indexOf(screen));
  return JSON.stringify({ ...environment, route, parameters: session, note: note.trim(), timeline }, null, 1);
}
