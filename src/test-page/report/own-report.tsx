import { useEffect, useId, useState } from 'react';
import * as v from 'valibot';
import { sessionStore } from '../../host/storage';
import { Card } from '../../ui/card';
import { CopyButton } from '../../ui/copy';
import log from '../timeline/log.module.css';
import { currentMask } from '../timeline/secrets';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import { readCircumstances } from './circumstances';
import { makeReport, reportText } from './report';
import styles from './report-panel.module.css';
import { ReportSummary } from './report-summary';

const NOTE_KEY = 'host.reportNote';

/** The report of the screen that was open last. */
export function OwnReport() {
  const t = useTranslations();
  const events = useTimeline();
  const [circumstances] = useState(readCircumstances);
  const [note, setNote] = useState(() => sessionStore.read(NOTE_KEY, v.string()) ?? '');
  const textId = useId();
  const noteId = useId();
  const report = makeReport(events, circumstances, currentMask().text(note));
  const text = report === undefined ? '' : reportText(report);
  const file = useFile(text);

  const keepNote = (next: string) => {
    setNote(next);
    sessionStore.write(NOTE_KEY, next);
  };

  return (
    <Card title={t('report.own')}>
      {report === undefined ? (
        <p className={styles.text}>{t('report.none')}</p>
      ) : (
        <>
          <p className={styles.text}>{t('report.text')}</p>
          <ReportSummary report={report} />
          <div className={styles.field}>
            <label htmlFor={noteId}>{t('report.note')}</label>
            <textarea
              id={noteId}
              rows={2}
              maxLength={2000}
              value={note}
              onChange={(event) => keepNote(event.currentTarget.value)}
            />
          </div>
          <div className={styles.ways}>
            <CopyButton value={text} shownBy={textId} label={t('common.copy')} />
            <a
              className={styles.download}
              href={file}
              download={`report-${report.madeAt.slice(0, 19).replace(/\D/g, '')}.json`}
            >
              {t('report.download')}
            </a>
          </div>
          <p className={styles.text}>{t('report.noDownload')}</p>
          {/* biome-ignore lint/a11y/useSemanticElements: the text keeps its breaks */}
          <pre
            id={textId}
            className={`${log.json} ${styles.whole}`}
            role="region"
            aria-label={t('report.whole')}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
            tabIndex={0}
          >
            {text}
          </pre>
        </>
      )}
    </Card>
  );
}

/** The text as an address that a browser downloads; given back when it changes. */
function useFile(text: string): string | undefined {
  const [file, setFile] = useState<string>();
  useEffect(() => {
    if (text === '') return;
    const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
    setFile(address);
    return () => URL.revokeObjectURL(address);
  }, [text]);
  return file;
}
