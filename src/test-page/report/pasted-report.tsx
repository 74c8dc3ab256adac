import { useId, useRef, useState } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { showToast } from '../../ui/toast';
import { AdminApiError } from '../faults/admin-api';
import type { Fields } from '../screens/fields';
import { readReport } from './report';
import styles from './report-panel.module.css';
import { ReportSummary } from './report-summary';
import { reproduce } from './reproduce';

/** A report from elsewhere: read, told, and brought back on a tap. */
export function PastedReport({ fields }: { fields: Fields }) {
  const intl = useIntl();
  const id = useId();
  const troubleId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<string>();
  const [opening, setOpening] = useState(false);
  const read = readReport(text);
  const report = typeof read === 'string' ? undefined : read;

  const paste = (next: string) => {
    setText(next);
    const found = readReport(next);
    const wrong = typeof found === 'string' && found !== 'nothing';
    setTrouble(wrong ? intl.formatMessage({ id: `launcher.report.${found}` }) : undefined);
  };
  const open = async () => {
    if (typeof read === 'string') {
      setTrouble(intl.formatMessage({ id: `launcher.report.${read}` }));
      field.current?.focus();
      return;
    }
    setOpening(true);
    setTrouble(undefined);
    try {
      await reproduce(read, fields);
    } catch (error) {
      setOpening(false);
      const words = reasonText(intl, error);
      setTrouble(words);
      showToast(words);
    }
  };

  return (
    <Card title={intl.formatMessage({ id: 'launcher.report.pasted' })}>
      <div className={styles.field}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'launcher.report.paste' })}</label>
        <textarea
          ref={field}
          id={id}
          rows={5}
          value={text}
          spellCheck={false}
          aria-invalid={trouble !== undefined}
          aria-describedby={trouble === undefined ? undefined : troubleId}
          onChange={(event) => paste(event.currentTarget.value)}
        />
        {trouble !== undefined && (
          <p id={troubleId} className={styles.trouble} role="alert">
            {trouble}
          </p>
        )}
      </div>
      {report !== undefined && <ReportSummary report={report} />}
      <div className={styles.reproduce}>
        <Button busy={opening} onClick={() => void open()}>
          {intl.formatMessage({ id: 'launcher.report.reproduce' })}
        </Button>
        <p className={styles.text}>{intl.formatMessage({ id: 'launcher.report.reproduceText' })}</p>
      </div>
    </Card>
  );
}

function reasonText(intl: IntlShape, error: unknown): string {
  const reason = (error instanceof AdminApiError && error.serverMessage) || '';
  if (reason === '') return intl.formatMessage({ id: 'launcher.noSwitch' });
  return intl.formatMessage({ id: 'launcher.states.refused' }, { reason });
}
