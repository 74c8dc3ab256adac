/** The bridge: the simulated native application, and the last native calls. */
import { useState } from 'react';

import { bridgeNames } from '../../platform/bridge';
import { Checkbox } from '../../ui/form/checkbox';
import { Card } from '../../ui/page/card';
import { Field } from '../controls';
import styles from '../test-page.module.css';
import { useTranslations } from '../translations';
import { JsonView, Log } from './log';
import {
  allHandlers,
  bridgeCalls,
  HANDLER_STATES,
  type HandlerState,
  handledCalls,
  readSimulation,
  type Simulation,
  simulate,
} from './simulated-host';

export function BridgePanel() {
  const t = useTranslations();
  return (
    <div className={styles.columns}>
      <HostCard />
      <Log
        kind="bridge"
        title={t('section.bridge')}
        describe={({ name, call, received, body }) => ({
          name,
          end: `${call} · ${t(received ? 'bridge.received' : 'bridge.notReceived')}`,
          content: <JsonView label={t('log.content')} value={body} />,
        })}
      />
    </div>
  );
}

/** Which native application the screens find: the device's own, or a simulated one. */
function HostCard() {
  const t = useTranslations();
  const [{ on, handlers }, setSimulation] = useState(readSimulation);
  const options = HANDLER_STATES.map((value) => ({ value, name: t(`host.${value}`) }));
  const common = HANDLER_STATES.find((state) => bridgeCalls().every((call) => handlers[call] === state));
  const change = (next: Simulation) => {
    simulate(next);
    setSimulation(next);
  };
  return (
    <Card>
      <Checkbox checked={on} onChange={(next) => change({ on: next, handlers })}>
        {t('host.on')}
      </Checkbox>
      <p className="muted">
        {on ? t('host.note') : t('host.found', { count: handledCalls().length, all: bridgeCalls().length })}
      </p>
      {on && (
        <div className={styles.form}>
          <Field
            label={t('host.all')}
            value={common ?? ''}
            options={common === undefined ? [{ value: '', name: '—' }, ...options] : options}
            onChange={(state) => change({ on, handlers: allHandlers(state as HandlerState) })}
          />
          {bridgeCalls().map((call) => (
            <Field
              key={call}
              label={bridgeNames()[call] ?? call}
              value={handlers[call]}
              options={options}
              onChange={(state) => change({ on, handlers: { ...handlers, [call]: state as HandlerState } })}
            />
          ))}
        </div>
      )}
    </Card>
  );
}
