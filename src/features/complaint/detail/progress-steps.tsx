/** The progress of a complaint, with the known times. */
import type { DateValue } from '../../../api/decode';
import { formatDate } from '../../../format/dates';
import { useText } from '../../../intl/text';
import { Card } from '../../../ui/page/card';
import { CheckIcon } from '../../../ui/picture/icons';
import { fitFigures, wholeFigures } from '../../../ui/text/figures';
import { Steps } from '../../../ui/text/steps';
import shared from '../../../ui/text/steps.module.css';
import type { ComplaintState } from '../rules';
import { useAnswerBy } from '../use-answer-by';
import styles from './detail.module.css';

interface ProgressStepsProps {
  /** Undefined if the time is unknown. */
  sentAt: DateValue | undefined;
  isAnswered: boolean;
  /** What the list says; undefined if it does not say it. */
  state: ComplaintState | undefined;
}

export function ProgressSteps({ sentAt, isAnswered, state }: ProgressStepsProps) {
  const t = useText();
  // Any date reserves the lines of the one that the list's answer may lead to.
  const answerBy = useAnswerBy(isAnswered ? undefined : (sentAt ?? Date.now()));
  const isInReview = state === 'inReview';
  const laterStatus = isAnswered ? 'finish' : 'wait';
  const steps = [
    {
      title: t('complaint.sent'),
      status: 'finish',
      // Reserves the line, so that the layout does not shift when the list's answer has the time.
      text: sentAt === undefined ? '\u00a0' : formatDate(sentAt, 'time'),
    },
    {
      title: t('complaint.inReview'),
      status: isInReview && !isAnswered ? 'process' : laterStatus,
      text: undefined,
    },
    {
      title: t('complaint.answered'),
      status: laterStatus,
      text: answerBy && t('complaint.answerBy', { date: answerBy }),
    },
  ] as const;
  const current = isAnswered ? undefined : isInReview ? 1 : 0;
  /** What a step's tick or dot says. Without the list's answer, the review may have begun. */
  const statusTexts = {
    finish: 'complaint.stepDone',
    process: undefined,
    wait: state && 'complaint.stepAhead',
  } as const;
  return (
    <Card title={t('complaint.progress')}>
      {!isAnswered && (
        <div className={styles.pending}>
          <p>
            <b>{t(isInReview ? 'complaint.inReview' : 'complaint.pending')}</b>
          </p>
          <p className="muted">{t('complaint.pendingText')}</p>
        </div>
      )}
      <Steps direction="vertical" className={shared.steps ?? ''}>
        {steps.map(({ title, status, text }, index) => (
          <Steps.Step
            key={title}
            className={styles.step ?? ''}
            status={status}
            {...(index === current && { 'aria-current': 'step' })}
            {...(status === 'finish' && { icon: <CheckIcon /> })}
            title={
              <>
                <span>{title}</span>
                {statusTexts[status] !== undefined && <span className="visually-hidden">{t(statusTexts[status])}</span>}
              </>
            }
            {...(text !== undefined && {
              description: (
                <span {...fitFigures(text)} className={sentAt === undefined ? styles.reserved : undefined}>
                  {wholeFigures(text)}
                </span>
              ),
            })}
          />
        ))}
      </Steps>
    </Card>
  );
}
