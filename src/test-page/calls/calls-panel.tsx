/** The last calls: what went over the wire and what came back, in plain and in wire names, masked. */
import { useId, useState } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import { isCall } from '../timeline/event';
import log from '../timeline/log.module.css';
import { LogHead } from '../timeline/log-head';
import { useTimeline } from '../timeline/timeline';
import { CallRow } from './call-row';
import styles from './calls-panel.module.css';
import { findCalls } from './find-calls';

export function CallsPanel() {
  const intl = useIntl();
  const id = useId();
  const [search, setSearch] = useState('');
  const calls = useTimeline().filter(isCall).reverse();
  const found = findCalls(calls, search);
  return (
    <Card title={intl.formatMessage({ id: 'launcher.network.title' })}>
      <p className={styles.text}>{intl.formatMessage({ id: 'launcher.network.text' })}</p>
      <div className={styles.filter}>
        <label htmlFor={id}>{intl.formatMessage({ id: 'launcher.network.filter' })}</label>
        <input
          id={id}
          type="search"
          value={search}
          autoCapitalize="off"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onChange={(event) => setSearch(event.currentTarget.value)}
        />
      </div>
      <LogHead kind="call" count={calls.length} shown={found.length} />
      {found.length === 0 ? (
        <p className={log.none}>
          {intl.formatMessage({ id: calls.length === 0 ? 'launcher.network.none' : 'launcher.network.notFound' })}
        </p>
      ) : (
        <ul className={log.list}>
          {found.map((call) => (
            <li key={call.id}>
              <CallRow call={call} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
