import { useIntl } from 'react-intl';
import { type BridgeCall, bridgeNames } from '../../host/bridge';
import { HANDLER_STATES, type HandlerState } from '../../host/simulated-host';
import { Card } from '../../ui/card';
import log from '../timeline/log.module.css';
import styles from './bridge-panel.module.css';
import { allHandlers, BRIDGE_CALLS, handledCalls, simulate, useSimulation } from './simulated-host';

/** Which native application the screens find: the device's own, or one whose handlers are switched here. */
export function HostCard() {
  const intl = useIntl();
  const simulation = useSimulation();
  const { on, handlers } = simulation;
  return (
    <Card title={intl.formatMessage({ id: 'launcher.host.title' })}>
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{intl.formatMessage({ id: 'launcher.host.title' })}</legend>
        <button type="button" aria-pressed={!on} onClick={() => simulate({ ...simulation, on: false })}>
          {intl.formatMessage({ id: 'launcher.host.device' })}
        </button>
        <button type="button" aria-pressed={on} onClick={() => simulate({ ...simulation, on: true })}>
          {intl.formatMessage({ id: 'launcher.host.simulated' })}
        </button>
      </fieldset>
      {on ? (
        <>
          <p className={styles.note}>{intl.formatMessage({ id: 'launcher.host.note' })}</p>
          <div className={styles.all}>
            {HANDLER_STATES.map((each) => (
              <button key={each} type="button" onClick={() => simulate({ on, handlers: allHandlers(each) })}>
                {intl.formatMessage({ id: `launcher.host.all.${each}` })}
              </button>
            ))}
          </div>
          <ul className={styles.handlers}>
            {BRIDGE_CALLS.map((call) => (
              <li key={call}>
                <HandlerSwitch
                  call={call}
                  state={handlers[call]}
                  change={(state) => simulate({ on, handlers: { ...handlers, [call]: state } })}
                />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className={styles.note}>
          {intl.formatMessage(
            { id: 'launcher.host.found' },
            { count: handledCalls().length, all: BRIDGE_CALLS.length },
          )}
        </p>
      )}
    </Card>
  );
}

interface HandlerSwitchProps {
  call: BridgeCall;
  state: HandlerState;
  change: (state: HandlerState) => void;
}

function HandlerSwitch({ call, state, change }: HandlerSwitchProps) {
  const intl = useIntl();
  return (
    <label className={styles.handler}>
      <span className={log.code}>{bridgeNames()[call]}</span>
      <select value={state} onChange={(event) => change(event.currentTarget.value as HandlerState)}>
        {HANDLER_STATES.map((each) => (
          <option key={each} value={each}>
            {intl.formatMessage({ id: `launcher.host.${each}` })}
          </option>
        ))}
      </select>
    </label>
  );
}
