import { useIntl } from 'react-intl';
import { afterWorkingDays, formatDate } from '../../../format/dates';
import { paths } from '../../../paths';
import { Card } from '../../../ui/card';
import { OneLine, wholeDates } from '../../../ui/figures';
import { CheckIcon } from '../../../ui/icons';
import { LinkRow } from '../../../ui/link-row';
import { useBrand } from '../../../ui/use-brand';

/** Says that a complaint was just sent, and leads to the list. @param time when it was sent, in epoch milliseconds. */
export function SentRow({ time }: { time: number }) {
  const intl = useIntl();
  const { complaintAnswerDays } = useBrand();
  const answerBy = complaintAnswerDays === undefined ? undefined : afterWorkingDays(time, complaintAnswerDays);
  return (
    <Card>
      <LinkRow
        to={paths.complaintList()}
        icon={<CheckIcon />}
        name={intl.formatMessage({ id: 'complaint.sentTitle' })}
        hint={
          <>
            {wholeDates(formatDate(time, 'minute'))}
            {answerBy !== undefined && (
              <>
                {' · '}
                {intl.formatMessage({ id: 'complaint.answerBy' }, { date: <OneLine key="date">{answerBy}</OneLine> })}
              </>
            )}
          </>
        }
      />
    </Card>
  );
}
