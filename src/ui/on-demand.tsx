/** Lazy loading for parts of a screen, such as dialogs: their code is loaded when they are first rendered. */
import { type ComponentType, lazy } from 'react';
import { useIntl } from 'react-intl';
import { reloadWhenReachable } from '../host/leave';
import { FloatingNote } from './floating-note';

/** @param missing rendered when the code fails to load; a message with a retry button by default. */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: ComponentType<Props> = MissingNote,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: missing })));
}

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
