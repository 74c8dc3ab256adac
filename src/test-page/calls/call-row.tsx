import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { CallEvent } from '../timeline/event';
import log from '../timeline/log.module.css';
import { OutcomeText, timeText } from '../timeline/outcome-text';
import { CallDetails } from './call-details';
import styles from './calls-panel.module.css';

/** One call, in a line; opened, with everything that was said. */
export function CallRow({ call }: { call: CallEvent }) {
  const intl = useIntl();
  const { at, method, path, ms, outcome } = call;
  const [open, setOpen] = useState(false);
  return (
    // Long answers are drawn only while somebody reads them.
    <details className={styles.call} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className={log.code}>
          <b>{method}</b> {path}
        </span>
        <span className={styles.facts}>
          <OutcomeText outcome={outcome} />
          {timeText(intl, at)}
          {ms !== undefined && <span>{intl.formatNumber(ms, { style: 'unit', unit: 'millisecond' })}</span>}
        </span>
      </summary>
      {open && <CallDetails call={call} />}
    </details>
  );
}
