/** The bridge: the last native calls, and the simulated native application. */
import { useIntl } from 'react-intl';
import { bridgeNames } from '../../platform/bridge';
import { Card } from '../../ui/page/card';
import { Field, Segments } from '../controls';
import styles from '../test-page.module.css';
import { ofKind } from '../timeline/event';
import { JsonView, LogHead, timeText } from '../timeline/log';
import { useTimeline } from '../timeline/timeline';
import { useTranslations } from '../translations';
import {
  allHandlers,
  bridgeCalls,
  HANDLER_STATES,
  type HandlerState,
  handledCalls,
  simulate,
  useSimulation,
} from './simulated-host';

export function BridgePanel() {
  return (
    <div className={styles.columns}>
      <HostCard />
      <BridgeLog />
    </div>
  );
}

function BridgeLog() {
  const intl = useIntl();
  const t = useTranslations();
  const calls = ofKind(useTimeline(), 'bridge').reverse();
  return (
    <Card title={t('bridge.log')}>
      <LogHead kind="bridge" count={calls.length} emptyText={t('bridge.none')} />
      <ul className={styles.rows}>
        {calls.map(({ id, at, call, name, body, taken }) => (
          <li key={id} className={styles.stack}>
            <p className={styles.facts}>
              <b className={styles.code}>{name}</b>
              <span className={taken ? styles.good : styles.quiet}>
                {t(taken ? 'bridge.taken' : 'bridge.notTaken')}
              </span>
              <span>{timeText(intl, at)}</span>
              <span>{call}</span>
            </p>
            <JsonView label={t('bridge.body', { name })} value={body} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** Which native application the screens find: the device's own, or a simulated one. */
function HostCard() {
  const t = useTranslations();
  const simulation = useSimulation();
  const { on, handlers } = simulation;
  return (
    <Card title={t('host.title')}>
      <Segments
        label={t('host.title')}
        options={[
          { value: false, name: t('host.device') },
          { value: true, name: t('host.simulated') },
        ]}
        value={on}
        onChange={(next) => simulate({ ...simulation, on: next })}
      />
      <p className="muted">
        {on ? t('host.note') : t('host.found', { count: handledCalls().length, all: bridgeCalls().length })}
      </p>
      {on && (
        <>
          <div className={styles.tiles}>
            {HANDLER_STATES.map((each) => (
              <button key={each} type="button" onClick={() => simulate({ on, handlers: allHandlers(each) })}>
                {t(`host.all.${each}`)}
              </button>
            ))}
          </div>
          <div className={styles.form}>
            {bridgeCalls().map((call) => (
              <Field
                key={call}
                label={bridgeNames()[call] ?? call}
                value={handlers[call]}
                options={HANDLER_STATES.map((value) => ({ value, name: t(`host.${value}`) }))}
                onChange={(state) => simulate({ on, handlers: { ...handlers, [call]: state as HandlerState } })}
              />
            ))}
          </div>
        </>
      )}
    </Card>
  );
}
