import { useState } from 'react';
import { useIntl } from 'react-intl';
import { renamer } from '../../api/request';
import { Checkbox } from '../../ui/checkbox';
import type { CallEvent, Outcome } from '../timeline/event';
import { JsonView } from '../timeline/json-view';
import log from '../timeline/log.module.css';
import styles from './calls-panel.module.css';

export function CallDetails({ call }: { call: CallEvent }) {
  const intl = useIntl();
  const { wirePath, query, body, headers, outcome } = call;
  return (
    <div className={styles.details}>
      <p className={styles.wirePath}>
        {intl.formatMessage({ id: 'launcher.network.wirePath' })} <span className={log.code}>/began{wirePath}</span>
      </p>
      {headers.length > 0 && (
        <p className={styles.wirePath}>
          {intl.formatMessage({ id: 'launcher.network.headers' })}{' '}
          <span className={log.code}>{headers.join(', ')}</span>
        </p>
      )}
      <Parameters title={intl.formatMessage({ id: 'launcher.network.query' })} fields={query} />
      {body !== undefined && <Parameters title={intl.formatMessage({ id: 'launcher.network.body' })} fields={body} />}
      <Answer outcome={outcome} />
    </div>
  );
}

function Parameters({ title, fields }: { title: string; fields: Readonly<Record<string, unknown>> }) {
  const intl = useIntl();
  const entries = Object.entries(fields);
  if (entries.length === 0) return null;
  return (
    <table className={styles.parameters}>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{intl.formatMessage({ id: 'launcher.network.plain' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'launcher.network.wire' })}</th>
          <th scope="col">{intl.formatMessage({ id: 'launcher.network.value' })}</th>
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
  const intl = useIntl();
  const [wired, setWired] = useState(false);
  const label = intl.formatMessage({ id: 'launcher.network.answer' });
  if (outcome.kind === 'text') return <JsonView label={label} value={outcome.text} />;
  if (outcome.kind !== 'answer') return null;
  const { code, message, data, cut } = outcome;
  const answer = { code, message, data };
  return (
    <>
      <Checkbox checked={wired} onChange={setWired}>
        {intl.formatMessage({ id: 'launcher.network.inWireNames' })}
      </Checkbox>
      <JsonView label={label} value={wired ? renamer.toWire(answer) : answer} />
      {cut && <p className={styles.wirePath}>{intl.formatMessage({ id: 'launcher.network.cut' })}</p>}
    </>
  );
}
