/** The last calls: what was sent and what came back, in plain and in wire names, masked. */
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { renamer } from '../../api/request';
import { matchesSearch } from '../../format/text';
import { Checkbox } from '../../ui/form/checkbox';
import { Card } from '../../ui/page/card';
import { Field } from '../controls';
import styles from '../test-page.module.css';
import { type EventOf, type Outcome, ofKind } from '../timeline/event';
import { JsonView, LogHead, OutcomeText, timeText } from '../timeline/log';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';

type Call = EventOf<'call'>;

export function CallsPanel() {
  const t = useTranslations();
  const [search, setSearch] = useState('');
  const calls = ofKind(useTimeline(), 'call').reverse();
  const found = calls.filter((call) => matchesSearch(JSON.stringify(call), search));
  return (
    <Card title={t('calls.title')}>
      <p className="muted">{t('calls.text')}</p>
      <Field label={t('calls.filter')} type="search" value={search} onChange={setSearch} />
      <LogHead kind="call" count={calls.length} shown={found.length} emptyText={t('calls.none')} />
      {found.length === 0 && calls.length > 0 && <p className="muted">{t('calls.notFound')}</p>}
      <ul className={styles.rows}>
        {found.map((call) => (
          <li key={call.id}>
            <CallRow call={call} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** One call in a line; opened, with all that was sent and received. */
function CallRow({ call }: { call: Call }) {
  const intl = useIntl();
  const { at, method, path, ms, outcome } = call;
  const [open, setOpen] = useState(false);
  return (
    // Long answers are rendered only while they are read.
    <details className={styles.more} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={styles.code}>
          <b>{`${method} `}</b>
          <span>{path}</span>
        </span>
        <span className={styles.facts}>
          <OutcomeText outcome={outcome} />
          <span>{timeText(intl, at)}</span>
          {ms !== undefined && <span>{intl.formatNumber(ms, { style: 'unit', unit: 'millisecond' })}</span>}
        </span>
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}

function CallDetails({ call: { path, query, body = {}, headers, outcome } }: { call: Call }) {
  const t = useTranslations();
  return (
    <div className={styles.stack}>
      <p className="muted">
        <span>{`${t('calls.wirePath')} `}</span>
        <span className={styles.code}>{`/began${renamer.pathToWire(path)}`}</span>
      </p>
      {headers.length > 0 && (
        <p className="muted">
          <span>{`${t('calls.headers')} `}</span>
          <span className={styles.code}>{headers.join(', ')}</span>
        </p>
      )}
      <Parameters title={t('calls.query')} fields={query} />
      <Parameters title={t('calls.body')} fields={body} />
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
  const [inWireNames, setInWireNames] = useState(false);
  const label = t('calls.answer');
  if (outcome.kind === 'text') return <JsonView label={label} value={outcome.text} />;
  if (outcome.kind !== 'answer') return null;
  const { code, message, data, cut } = outcome;
  const answer = { code, message, data };
  return (
    <>
      <Checkbox checked={inWireNames} onChange={setInWireNames}>
        {t('calls.inWireNames')}
      </Checkbox>
      <JsonView label={label} value={inWireNames ? renamer.toWire(answer) : answer} />
      {cut && <p className="muted">{t('calls.cut')}</p>}
    </>
  );
}
