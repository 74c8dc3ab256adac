/** Lazy loading for parts of a screen, such as dialogs: their code is loaded when they are first rendered. */
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useIntl } from 'react-intl';
import { reloadWhenReachable } from '../host/leave';
import { FloatingNote } from './floating-note';

/**
 * @param missing rendered when the code fails to load; a message with a retry button by default.
 * @param fallback rendered while the code is loading.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: ComponentType<Props> = MissingNote,
  fallback: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: missing })));
  return function OnDemand(props) {
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  };
}

/** For `missing`: renders nothing, so that the part is left out without a message. */
export const leftOut = () => null;

/** The retry reloads the page, because a style sheet that failed is not requested again in the same page. */
function MissingNote() {
  const intl = useIntl();
  return (
    <FloatingNote
      text={intl.formatMessage({ id: 'error.network' })}
      action={{ label: intl.formatMessage({ id: 'common.tryAgain' }), onClick: () => void reloadWhenReachable() }}
    />
  );
}
