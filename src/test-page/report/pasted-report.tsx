import { useId, useRef, useState } from 'react';
import { Button } from '../../ui/button';
import { Card } from '../../ui/card';
import { showToast } from '../../ui/toast';
import { AdminApiError } from '../faults/admin-api';
import type { Fields } from '../screens/fields';
import { type Translate, useTranslations } from '../translations';
import { readReport } from './report';
import styles from './report-panel.module.css';
import { ReportSummary } from './report-summary';
import { reproduce } from './reproduce';

/** A report from elsewhere: read, told, and brought back on a tap. */
export function PastedReport({ fields }: { fields: Fields }) {
  const t = useTranslations();
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
    setTrouble(wrong ? t(`report.${found}`) : undefined);
  };
  const open = async () => {
    if (typeof read === 'string') {
      setTrouble(t(`report.${read}`));
      field.current?.focus();
      return;
    }
    setOpening(true);
    setTrouble(undefined);
    try {
      await reproduce(read, fields);
    } catch (error) {
      setOpening(false);
      const words = reasonText(t, error);
      setTrouble(words);
      showToast(words);
    }
  };

  return (
    <Card title={t('report.pasted')}>
      <div className={styles.field}>
        <label htmlFor={id}>{t('report.paste')}</label>
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
          {t('report.reproduce')}
        </Button>
        <p className={styles.text}>{t('report.reproduceText')}</p>
      </div>
    </Card>
  );
}

function reasonText(t: Translate, error: unknown): string {
  const reason = (error instanceof AdminApiError && error.serverMessage) || '';
  if (reason === '') return t('noAdminApi');
  return t('scenarios.refused', { reason });
}
