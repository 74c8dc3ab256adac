/** Failure kinds in words (contract, section 2): the only place that says what went wrong. */
import type { ReactNode } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type Failure, isOutcomeUnknown } from '../api/failure';
import { Button } from './button';
import { SessionEnded } from './session-ended';
import { StateView } from './state-view';

/** The sentence for a failure: the server's own when it refused, else ours. */
export function failureText(intl: IntlShape, failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.serverMessage ?? intl.formatMessage({ id: 'error.refused' });
    case 'http':
      return intl.formatMessage({ id: 'error.http' }, { status: failure.status });
    default:
      return intl.formatMessage({ id: `error.${failure.kind}` });
  }
}

/** The same for a write, which may not even have left the device. */
export function writeFailureText(intl: IntlShape, failure: Failure): string {
  return failure.sent ? failureText(intl, failure) : intl.formatMessage({ id: 'error.offlineWrite' });
}

/** Where a refused read leads instead of a retry, which would be refused again. */
export interface RefusedAction {
  label: string;
  onClick: () => void;
}

/** The same for a write whose lost answer the screen tells in words of its own; what the server wrote is shown. */
export function answeredFailureText(intl: IntlShape, failure: Failure): string | undefined {
  return isOutcomeUnknown(failure) && failure.kind !== 'refused' ? undefined : writeFailureText(intl, failure);
}

interface ErrorViewProps {
  failure: Failure;
  retry: () => void;
  refusedAction?: RefusedAction | undefined;
  /** Further ways on. */
  actions?: ReactNode;
}

/** The block that stands in for a screen whose first load failed. */
export function ErrorView({ failure, retry, refusedAction, actions }: ErrorViewProps) {
  const intl = useIntl();
  if (failure.kind === 'sessionLost') return <SessionEnded />;
  const refused = failure.kind === 'refused';
  const action = refused ? refusedAction : undefined;
  return (
    <StateView
      role="alert"
      mark={refused ? 'stop' : 'unplugged'}
      title={intl.formatMessage({ id: refused ? 'error.refusedTitle' : 'error.title' })}
      text={failureText(intl, failure)}
      note={intl.formatMessage({ id: 'error.nothingChanged' })}
    >
      {action && <Button onClick={action.onClick}>{action.label}</Button>}
      <Button look={action ? 'text' : 'primary'} onClick={retry}>
        {intl.formatMessage({ id: 'common.tryAgain' })}
      </Button>
      {actions}
    </StateView>
  );
}
