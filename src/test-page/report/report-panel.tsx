/** The bug report of the screen that was open last, to copy into a ticket. */
import { useId, useState } from 'react';
import * as v from 'valibot';
import { sessionStore } from '../../platform/storage';
import { Card } from '../../ui/page/card';
import { CopyButton } from '../../ui/text/copy';
import { Field } from '../controls';
import { JsonView } from '../logs/log';
import { currentMask } from '../timeline/secrets';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import { makeReport, readEnvironment } from './report';

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
