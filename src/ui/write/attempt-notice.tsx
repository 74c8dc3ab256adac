/** Lists earlier attempts above the form, and asks for confirmation before the write is sent again. */
import { type ReactNode, useEffect, useRef } from 'react';
import { formatDeviceTime } from '../../format/dates';
import { parseAmount } from '../../format/money';
import { useMoney, useText } from '../../intl/text';
import { coveredBottom } from '../form/keyboard';
import { onDemand, Scrim, usePreload } from '../on-demand';
import { StateView } from '../page/state-view';
import type { Scene } from '../picture/illustration';
import { DONE_SCENE } from '../picture/state-scenes';
import { wholeFigures } from '../text/figures';
import styles from './attempt-notice.module.css';
import type { Attempt } from './use-submit';

const SendAgainDialog = onDemand(() => import('./send-again-dialog'), { waiting: Scrim });

interface AttemptNoticeProps {
  attempt: Attempt;
  /** What to do about an attempt without an answer, where the borrower cannot check it on a screen. */
  advice?: string | undefined;
  /** Of a lost answer. */
  illustration: Scene;
  /** Links to screens where the borrower can check the outcome. */
  children?: ReactNode;
}

export function AttemptNotice({ attempt, advice, illustration, children }: AttemptNoticeProps): ReactNode {
  const t = useText();
  const notice = useRef<HTMLDivElement>(null);
  const { saved } = attempt;
  const arrived = saved.every(({ arrivedAt }) => arrivedAt !== undefined);
  const latest = saved[saved.length - 1]?.id;

  // Before it is needed, because a borrower who has just lost the connection could not load it.
  usePreload(SendAgainDialog);
  useEffect(() => {
    if (latest === undefined || notice.current === null) return;
    // After a failed submit the page is scrolled to its bottom. It moves no further than the notice needs.
    notice.current.style.scrollMargin = `16px 0 ${coveredBottom() + 8}px`;
    notice.current.scrollIntoView({ block: 'nearest' });
    // The button that had the focus may be gone.
    if (document.activeElement === document.body) notice.current.focus({ preventScroll: true });
  }, [latest]);

  if (latest === undefined) return null;
  return (
    <div ref={notice} className={styles.notice} tabIndex={-1}>
      <StateView
        role="alert"
        illustration={arrived ? DONE_SCENE : illustration}
        title={t(arrived ? 'attempt.arrivedTitle' : 'attempt.unknownTitle')}
        text={arrived ? t('attempt.arrivedText') : (advice ?? t('attempt.unknownText'))}
        note={<AttemptLines attempt={attempt} />}
      >
        {children}
      </StateView>
      {attempt.isDialogOpen && <SendAgainDialog onClose={attempt.closeDialog} />}
    </div>
  );
}

export function AttemptLines({ attempt: { saved } }: Pick<AttemptNoticeProps, 'attempt'>): ReactNode {
  const t = useText();
  const money = useMoney();
  return saved.map(({ id, at, amount, arrivedAt }) => (
    <span key={id} className={styles.line}>
      <span>
        {wholeFigures(
          t(arrivedAt === undefined ? 'attempt.triedAt' : 'attempt.sentAt', { time: formatDeviceTime(at) }),
        )}
      </span>
      {amount !== undefined && (
        <b className={styles.line} translate="no">
          {` ${money(parseAmount(amount))}`}
        </b>
      )}
    </span>
  ));
}
