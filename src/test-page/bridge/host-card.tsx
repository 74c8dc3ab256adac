import { type BridgeCall, bridgeNames } from '../../host/bridge';
import { HANDLER_STATES, type HandlerState } from '../../host/simulated-host';
import { Card } from '../../ui/card';
import log from '../timeline/log.module.css';
import { useTranslations } from '../translations';
import styles from './bridge-panel.module.css';
import { allHandlers, BRIDGE_CALLS, handledCalls, simulate, useSimulation } from './simulated-host';

/** Which native application the screens find: the device's own, or one whose handlers are switched here. */
export function HostCard() {
  const t = useTranslations();
  const simulation = useSimulation();
  const { on, handlers } = simulation;
  return (
    <Card title={t('host.title')}>
      <fieldset className={styles.modes}>
        <legend className="visually-hidden">{t('host.title')}</legend>
        <button type="button" aria-pressed={!on} onClick={() => simulate({ ...simulation, on: false })}>
          {t('host.device')}
        </button>
        <button type="button" aria-pressed={on} onClick={() => simulate({ ...simulation, on: true })}>
          {t('host.simulated')}
        </button>
      </fieldset>
      {on ? (
        <>
          <p className={styles.note}>{t('host.note')}</p>
          <div className={styles.all}>
            {HANDLER_STATES.map((each) => (
              <button key={each} type="button" onClick={() => simulate({ on, handlers: allHandlers(each) })}>
                {t(`host.all.${each}`)}
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
        <p className={styles.note}>{t('host.found', { count: handledCalls().length, all: BRIDGE_CALLS.length })}</p>
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
  const t = useTranslations();
  return (
    <label className={styles.handler}>
      <span className={log.code}>{bridgeNames()[call]}</span>
      <select value={state} onChange={(event) => change(event.currentTarget.value as HandlerState)}>
        {HANDLER_STATES.map((each) => (
          <option key={each} value={each}>
            {t(`host.${each}`)}
          </option>
        ))}
      </select>
    </label>
  );
}
