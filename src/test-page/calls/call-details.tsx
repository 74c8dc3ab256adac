import { useState } from 'react';
import { renamer } from '../../api/request';
import { Checkbox } from '../../ui/checkbox';
import type { CallEvent, Outcome } from '../timeline/event';
import { JsonView } from '../timeline/json-view';
import log from '../timeline/log.module.css';
import { useTranslations } from '../translations';
import styles from './calls-panel.module.css';

export function CallDetails({ call }: { call: CallEvent }) {
  const t = useTranslations();
  const { wirePath, query, body, headers, outcome } = call;
  return (
    <div className={styles.details}>
      <p className={styles.wirePath}>
        {t('calls.wirePath')} <span className={log.code}>/began{wirePath}</span>
      </p>
      {headers.length > 0 && (
        <p className={styles.wirePath}>
          {t('calls.headers')} <span className={log.code}>{headers.join(', ')}</span>
        </p>
      )}
      <Parameters title={t('calls.query')} fields={query} />
      {body !== undefined && <Parameters title={t('calls.body')} fields={body} />}
      <Answer outcome={outcome} />
    </div>
  );
}

function Parameters({ title, fields }: { title: string; fields: Readonly<Record<string, unknown>> }) {
  const t = useTranslations();
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <table className={styles.parameters}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('calls.plain')}</th>
          <th scope="col">{t('calls.wire')}</th>
          <th scope="col">{t('calls.value')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(([name, value]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{renamer.keyToWire(name)}</td>
            <td>{typeof value === 'string' ? value : JSON.stringify(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Answer({ outcome }: { outcome: Outcome }) {
  const t = useTranslations();
  const [wired, setWired] = useState(false);
  const label = t('calls.answer');
  if (outcome.kind === 'text') return <JsonView label={label} value={outcome.text} />;
  if (outcome.kind !== 'answer') return null;
  const { code, message, data, cut } = outcome;
  const answer = { code, message, data };
  return (
    <>
      <Checkbox checked={wired} onChange={setWired}>
        {t('calls.inWireNames')}
      </Checkbox>
      <JsonView label={label} value={wired ? renamer.toWire(answer) : answer} />
      {cut && <p className={styles.wirePath}>{t('calls.cut')}</p>}
    </>
  );
}
