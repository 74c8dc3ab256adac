import { useIntl } from 'react-intl';
import type { DateValue } from '../../../api/decode';
import { afterWorkingDays, formatDate } from '../../../format/dates';
import { paths } from '../../../paths';
import { useBrand } from '../../../ui/brand/use-brand';
import { LinkRow } from '../../../ui/links/link-row';
import { Card } from '../../../ui/page/card';
import { CheckIcon } from '../../../ui/picture/icons';
import { OneLine, wholeDates } from '../../../ui/text/figures';

/** Says that a complaint was just sent, and leads to the list. @param time when it was sent. */
export function SentRow({ time }: { time: DateValue }) {
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
