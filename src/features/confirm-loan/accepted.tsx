/** Shown after an accepted request whose redirect address is not allowed. */
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { Amount } from '../../format/money';
import Moment from '../../loan/moment';

interface AcceptedProps {
  amount: Amount | undefined;
  time: number;
  children: ReactNode;
}

export default function Accepted({ amount, time, children }: AcceptedProps) {
  const intl = useIntl();
  return (
    <Moment
      title={intl.formatMessage({ id: 'confirm.acceptedTitle' })}
      text={intl.formatMessage({ id: 'confirm.acceptedText' })}
      note={intl.formatMessage({ id: 'error.unsafeAddress' })}
      facts={[{ label: intl.formatMessage({ id: 'confirm.receive' }), value: amount }]}
      time={time}
    >
      {children}
    </Moment>
  );
}
