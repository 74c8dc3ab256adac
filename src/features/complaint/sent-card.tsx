/** The complaint that was just sent: its number, by when it is answered, and a link to it. */
import { formatDeviceTime } from '../../format/dates';
import { useText } from '../../intl/text';
import { Lines } from '../../loan/lines';
import { paths } from '../../paths';
import { GoButton } from '../../ui/links/go-button';
import { Card } from '../../ui/page/card';
import { CheckIcon } from '../../ui/picture/icons';
import { useListLater } from './queries';
import { numberOfSent, type SentComplaint } from './rules';
import styles from './sent-card.module.css';
import { useAnswerBy } from './use-answer-by';

export default function SentCard(sent: SentComplaint) {
  const t = useText();
  const { tabs, isPending } = useListLater();
  const answerBy = useAnswerBy(sent.at);
  const number = numberOfSent(sent, tabs);
  return (
    <Card>
      <div className={styles.sent}>
        <span className={styles.tick}>
          <CheckIcon />
        </span>
        <h2>{t('complaint.sentTitle')}</h2>
      </div>
      <Lines
        lines={[
          { label: t('complaint.number'), value: number },
          { label: t('complaint.time'), value: formatDeviceTime(sent.at) },
          { label: t('complaint.answerUntil'), value: answerBy },
        ].filter(({ value }, index) => value !== undefined || (index === 0 && isPending))}
      />
      <div className={styles.seeSent}>
        <GoButton
          to={number === undefined ? paths.complaintList() : paths.complaintDetail({ problemId: number })}
          label={number === undefined && !isPending ? 'complaint.myComplaints' : 'complaint.seeSent'}
        />
      </div>
    </Card>
  );
}
