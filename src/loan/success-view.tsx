/** Confirms that something was carried out: an animated tick, what happens next, the facts, and a haptic. */
import { type ReactNode, useEffect } from 'react';
import type { Line } from '../api/decode';
import { formatDeviceTime } from '../format/dates';
import { useText } from '../intl/text';
import { callNative } from '../platform/bridge';
import { StateView } from '../ui/page/state-view';
import { Illustration, type Scene } from '../ui/picture/illustration';
import { DONE_SCENE } from '../ui/picture/state-scenes';
import { Lines } from './lines';
import styles from './success-view.module.css';

export interface SuccessViewProps {
  illustration?: Scene;
  /** Absent in a dialog, which has a title of its own. */
  title?: string;
  text: string;
  note?: string | undefined;
  /** Amount and reference; those without a value are left out. */
  facts: readonly Line[];
  /** When the answer arrived, in epoch milliseconds. */
  time: number;
  children?: ReactNode;
}

export default function SuccessView({
  illustration = DONE_SCENE,
  title,
  text,
  note,
  facts,
  time,
  children,
}: SuccessViewProps) {
  const t = useText();
  useEffect(() => void callNative('haptic', 'success'), []);

  const known = facts.filter(({ value }) => value !== undefined);
  const lines = [...known, { label: t('success.time'), value: formatDeviceTime(time) }];
  const content = (
    <div className={styles.facts}>
      <Lines lines={lines} />
    </div>
  );
  if (title === undefined) {
    return (
      <>
        <div className={styles.tick}>
          <Illustration scene={illustration} />
        </div>
        <p role="status">{text}</p>
        {content}
        {children}
      </>
    );
  }
  return (
    <div className={styles.tick}>
      <StateView role="status" illustration={illustration} title={title} text={text} note={note}>
        {content}
        {children}
      </StateView>
    </div>
  );
}
