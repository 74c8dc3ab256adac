/** The progress of a complaint, with the known times. */
// Imported by its path: the first paint must not contain the rest of antd-mobile.
import Steps from 'antd-mobile/es/components/steps';
import type { DateValue } from '../../../api/decode';
import { afterWorkingDays, formatDate } from '../../../format/dates';
import { useText } from '../../../intl/text';
import { useBrand } from '../../../ui/brand/use-brand';
import { Card } from '../../../ui/page/card';
import { CheckIcon } from '../../../ui/picture/icons';
import { fitFigures, wholeDates } from '../../../ui/text/figures';
import shared from '../../../ui/text/steps.module.css';
import styles from './detail.module.css';

interface ProgressStepsProps {
  /** Undefined if the time is unknown. */
  sentAt: DateValue | undefined;
  isAnswered: boolean;
  /** Whether the list says that it is being reviewed. */
  isInReview: boolean;
}

export function ProgressSteps({ sentAt, isAnswered, isInReview }: ProgressStepsProps) {
  const t = useText();
  const { complaintAnswerDays } = useBrand();
  const answerBy =
    isAnswered || sentAt === undefined || complaintAnswerDays === undefined
      ? undefined
      : afterWorkingDays(sentAt, complaintAnswerDays);
  const current = isAnswered ? 3 : 1;
  const steps: { title: string; text?: string }[] = [
    {
      title: t('complaint.sent'),
      // Reserves the line, so that the layout does not shift when the list's answer has the time.
      text: sentAt === undefined ? '\u00a0' : formatDate(sentAt, 'time'),
    },
    {
      title: t('complaint.inReview'),
      ...(answerBy !== undefined && { text: t('complaint.answerBy', { date: answerBy }) }),
    },
    { title: t('complaint.answered') },
  ];
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
      <Steps direction="vertical" current={current} className={shared.steps ?? ''}>
        {steps.map(({ title, text }, index) => (
          <Steps.Step
            key={title}
            className={styles.step ?? ''}
            {...(index === current && { 'aria-current': 'step' })}
            {...(index < current && { icon: <CheckIcon /> })}
            title={
              <>
                <span>{title}</span>
                {index !== current && (
                  <span className="visually-hidden">
                    {t(index < current ? 'complaint.stepDone' : 'complaint.stepAhead')}
                  </span>
                )}
              </>
            }
            {...(text !== undefined && {
              description: <span {...fitFigures(text)}>{wholeDates(text)}</span>,
            })}
          />
        ))}
      </Steps>
    </Card>
  );
}
