import { useIntl } from 'react-intl';
import { afterWorkingDays, formatDate } from '../../../format/dates';
import { paths } from '../../../paths';
import { Card } from '../../../ui/card';
import { OneLine } from '../../../ui/figures';
import { CheckIcon } from '../../../ui/icons';
import { LinkRow } from '../../../ui/link-row';
import { useBrand } from '../../../ui/use-brand';
import { type SentComplaint, useSentNumber } from '../sent-complaint';

/** Leads to the complaint that was just sent; to the list while its number is unknown. */
export function SentRow({ sent }: { sent: SentComplaint }) {
  const intl = useIntl();
  const { complaintAnswerDays } = useBrand();
  const { number } = useSentNumber(sent);
  const answerBy = complaintAnswerDays === undefined ? undefined : afterWorkingDays(sent.at, complaintAnswerDays);
  return (
    <Card>
      <LinkRow
        to={number === undefined ? paths.complaintList() : paths.complaintDetail({ problemId: number })}
        icon={<CheckIcon />}
        name={
          number === undefined
            ? intl.formatMessage({ id: 'complaint.sentTitle' })
            : intl.formatMessage({ id: 'complaint.sentNumber' }, { number })
        }
        hint={
          <>
            {formatDate(sent.at, 'time')}
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
