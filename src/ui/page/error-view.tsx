/** Error messages for failed calls (contract, section 2). All screens take them from here. */
import type { ReactNode } from 'react';
import { type Failure, type FailureKind, isConnectionFailure, isRefusal } from '../../api/failure';
import { type Translate, useText } from '../../intl/text';
import { Button } from '../form/button';
import type { Scene } from '../picture/illustration';
import { ANSWER_SCENE, FAULT_SCENE, OFFLINE_SCENE } from '../picture/state-scenes';
import { SavedContentView } from './saved-content';
import { SessionEnded } from './session-ended';
import { StateView } from './state-view';
import { useRetryOnReturn } from './use-network-return';

/** The message for a failure: the server's message if it refused the call, else ours. */
export function failureText(t: Translate, failure: Failure): string {
  switch (failure.kind) {
    case 'refused':
      return failure.serverMessage ?? t('error.refused');
    case 'http':
      return t('error.http', { status: failure.status });
    default:
      return t(`error.${failure.kind}`);
  }
}

/** The primary action after a refused read, because a retry would be refused again. */
export interface RefusedAction {
  label: string;
  onClick: () => void;
}

/** Moves the focus away from a button that is removed by its tap. */
export const focusHeading = () => document.querySelector('h1')?.focus({ preventScroll: true });

/** The illustrations of failures; of the others, the connection worked and our service failed. */
const ILLUSTRATIONS: Partial<Record<FailureKind, Scene>> = {
  refused: ANSWER_SCENE,
  network: OFFLINE_SCENE,
  timeout: OFFLINE_SCENE,
};

interface ErrorViewProps {
  failure: Failure;
  retry: () => void;
  refusedAction?: RefusedAction | undefined;
  actions?: ReactNode;
}

/** Replaces a screen's content when the first load failed. */
export function ErrorView({ failure, retry, refusedAction, actions }: ErrorViewProps): ReactNode {
  const t = useText();
  useRetryOnReturn(failure, retry);
  if (failure.kind === 'sessionLost') return <SessionEnded>{actions}</SessionEnded>;
  const refused = failure.kind === 'refused';
  const reason = failureText(t, failure);
  const action = refused ? refusedAction : undefined;
  // The server has decided: another way is more likely to help than the same request.
  const isRetryLast = refused && (action ?? actions) !== undefined;
  const retryButton = (
    <Button
      variant={isRetryLast ? 'text' : 'primary'}
      onClick={() => {
        focusHeading();
        retry();
      }}
    >
      {t('common.tryAgain')}
    </Button>
  );
  return (
    <>
      {/* A payment code is in sight, also on a small phone. */}
      {!isRefusal(failure) && <SavedContentView />}
      <StateView
        role="alert"
        // What the server has answered is shown instead of an older content.
        failure={isConnectionFailure(failure) ? 'connection' : undefined}
        illustration={ILLUSTRATIONS[failure.kind] ?? FAULT_SCENE}
        // What the server has decided is the reason, not a fault of the screen.
        title={refused ? reason : t('error.title')}
        text={refused ? t('error.refusedText') : reason}
        note={refused ? undefined : t('error.nothingChanged')}
      >
        {action && <Button onClick={action.onClick}>{action.label}</Button>}
        {!isRetryLast && retryButton}
        {actions}
        {isRetryLast && retryButton}
      </StateView>
    </>
  );
}
