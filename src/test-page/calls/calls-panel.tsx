/** The last calls: what went over the wire and what came back, in plain and in wire names, masked. */

import { useId, useState } from 'react';
import { Card } from '../../ui/card';
import { isCall } from '../timeline/event';
import log from '../timeline/log.module.css';
import { LogHead } from '../timeline/log-head';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import { CallRow } from './call-row';
import styles from './calls-panel.module.css';
import { findCalls } from './find-calls';

export function CallsPanel() {
  const t = useTranslations();
  const id = useId();
  const [search, setSearch] = useState('');
  const calls = useTimeline().filter(isCall).reverse();
  const found = findCalls(calls, search);
  return (
    <Card title={t('calls.title')}>
      <p className={styles.text}>{t('calls.text')}</p>
      <div className={styles.filter}>
        <label htmlFor={id}>{t('calls.filter')}</label>
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
        <p className={log.none}>{t(calls.length === 0 ? 'calls.none' : 'calls.notFound')}</p>
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
