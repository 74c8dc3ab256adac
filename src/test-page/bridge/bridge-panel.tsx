/** The bridge: what was said to the native application, and an application that is simulated. */

import { useIntl } from 'react-intl';
import { Card } from '../../ui/card';
import columns from '../columns.module.css';
import { type BridgeEvent, isBridge } from '../timeline/event';
import { JsonView } from '../timeline/json-view';
import log from '../timeline/log.module.css';
import { LogHead } from '../timeline/log-head';
import { timeText } from '../timeline/outcome-text';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import styles from './bridge-panel.module.css';
import { HostCard } from './host-card';

export function BridgePanel() {
  const t = useTranslations();
  const calls = useTimeline().filter(isBridge).reverse();
  return (
    <div className={columns.columns}>
      <HostCard />
      <Card title={t('bridge.log')}>
        <LogHead kind="bridge" count={calls.length} />
        {calls.length === 0 ? (
          <p className={log.none}>{t('bridge.none')}</p>
        ) : (
          <ul className={log.list}>
            {calls.map((call) => (
              <BridgeRow key={call.id} event={call} />
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}

function BridgeRow({ event: { at, call, name, body, taken } }: { event: BridgeEvent }) {
  const intl = useIntl();
  const t = useTranslations();
  return (
    <li className={styles.call}>
      <p className={styles.name}>
        <b className={log.code}>{name}</b>
        <span className={taken ? log.good : log.quiet}>{t(taken ? 'bridge.taken' : 'bridge.notTaken')}</span>
      </p>
      <p className={styles.when}>
        {timeText(intl, at)} · {call}
      </p>
      <JsonView label={t('bridge.body', { name })} value={body} />
    </li>
  );
}
