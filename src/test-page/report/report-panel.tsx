/** Bug reports: one of the last screen to hand on, and one of somebody else's to reproduce. */
import { Fragment, useId, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import * as v from 'valibot';
import { sessionStore } from '../../platform/storage';
import { showToast } from '../../ui/overlay/toast';
import { Card } from '../../ui/page/card';
import { useObjectUrl } from '../../ui/photo/use-object-url';
import { CopyButton } from '../../ui/text/copy';
import { Action, Field } from '../controls';
import { AdminApiError } from '../faults/admin-api';
import type { Fields } from '../screens/fields';
import styles from '../test-page.module.css';
import { lastScreen, ofKind } from '../timeline/event';
import { JsonView, OutcomeText, timeText } from '../timeline/log';
import { currentMask } from '../timeline/secrets';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import { makeReport, type Report, readEnvironment, readReport, reportText } from './report';
import { reproduce } from './reproduce';

const NOTE_KEY = 'host.reportNote';
/** Calls, native calls and taps in a summary. */
const MOST_ROWS = 6;

export function ReportPanel({ fields }: { fields: Fields }) {
  return (
    <div className={styles.columns}>
      <OwnReport />
      <PastedReport fields={fields} />
    </div>
  );
}

/** The report of the screen that was open last. */
function OwnReport() {
  const t = useTranslations();
  const events = useTimeline();
  const [environment] = useState(readEnvironment);
  const [note, setNote] = useState(() => sessionStore.read(NOTE_KEY, v.string()) ?? '');
  const textId = useId();
  const report = makeReport(events, environment, currentMask().text(note));
  const text = report === undefined ? '' : reportText(report);
  const file = useObjectUrl(useMemo(() => new Blob([text], { type: 'application/json' }), [text]));

  const saveNote = (next: string) => {
    setNote(next);
    sessionStore.write(NOTE_KEY, next);
  };

  return (
    <Card title={t('report.own')}>
      {report === undefined ? (
        <p className="muted">{t('report.none')}</p>
      ) : (
        <>
          <p className="muted">{t('report.text')}</p>
          <Summary report={report} />
          <Field as="textarea" label={t('report.note')} rows={2} maxLength={2000} value={note} onChange={saveNote} />
          <div className={styles.actions}>
            <CopyButton value={text} shownBy={textId} label={t('common.copy')} />
            <a
              className={styles.download}
              href={file}
              download={`report-${report.madeAt.slice(0, 19).replace(/\D/g, '')}.json`}
            >
              {t('report.download')}
            </a>
          </div>
          <p className="muted">{t('report.noDownload')}</p>
          <JsonView id={textId} label={t('report.whole')} value={text} />
        </>
      )}
    </Card>
  );
}

function PastedReport({ fields }: { fields: Fields }) {
  const t = useTranslations();
  const field = useRef<HTMLElement>(null);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [opening, setOpening] = useState(false);
  const report = readReport(text);

  const paste = (next: string) => {
    setText(next);
    const read = readReport(next);
    setError(typeof read === 'string' && read !== 'nothing' ? t(`report.${read}`) : undefined);
  };
  const open = async () => {
    if (typeof report === 'string') {
      setError(t(`report.${report}`));
      field.current?.focus();
      return;
    }
    setOpening(true);
    setError(undefined);
    try {
      await reproduce(report, fields);
    } catch (failure) {
      setOpening(false);
      const reason = (failure instanceof AdminApiError && failure.serverMessage) || '';
      const message = reason === '' ? t('noAdminApi') : t('scenarios.refused', { reason });
      setError(message);
      showToast(message);
    }
  };

  return (
    <Card title={t('report.pasted')}>
      <Field
        as="textarea"
        fieldRef={field}
        label={t('report.paste')}
        rows={5}
        value={text}
        onChange={paste}
        error={error}
      />
      {typeof report !== 'string' && <Summary report={report} />}
      <div className={styles.stack}>
        <Action text={t('report.reproduce')} busy={opening} onClick={() => void open()} variant="primary" />
        <p className="muted">{t('report.reproduceText')}</p>
      </div>
    </Card>
  );
}

/** What a report is about, for somebody who decides whether to open it. */
function Summary({ report: { route, parameters, app, device, note, timeline } }: { report: Report }) {
  const intl = useIntl();
  const t = useTranslations();
  const last = lastScreen(timeline);
  const during = last?.during ?? [];
  const opened = last === undefined ? '' : ` · ${timeText(intl, last.screen.at)}`;
  const session = Object.entries(parameters).map(([name, value]) => `${name} ${value}`);
  const facts = [
    { name: t('report.screen'), values: [`${route}${opened}`] },
    { name: t('report.app'), values: [[app, ...session].join(', ')] },
    { name: t('report.device'), values: [device] },
    { name: t('report.expected'), values: note === undefined ? [] : [note] },
    {
      name: t('report.calls'),
      values: ofKind(during, 'call').map(({ id, method, path, outcome }) => (
        <Fragment key={id}>
          <span className={styles.code}>{`${method} ${path} `}</span>
          <OutcomeText outcome={outcome} />
        </Fragment>
      )),
    },
    {
      name: t('report.bridge'),
      values: ofKind(during, 'bridge').map(
        ({ name, taken }) => `${name} · ${t(taken ? 'bridge.taken' : 'bridge.notTaken')}`,
      ),
    },
    { name: t('report.taps'), values: ofKind(during, 'tap').map(({ action, name }) => t(`step.${action}`, { name })) },
  ];
  return (
    <dl className={styles.summary}>
      {facts
        .filter(({ values }) => values.length > 0)
        .map(({ name, values }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            {values.slice(-MOST_ROWS).map((value, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list is never reordered
              <dd key={index}>{value}</dd>
            ))}
          </Fragment>
        ))}
    </dl>
  );
}
