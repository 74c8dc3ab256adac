/** Parts of a screen whose code is loaded when they are first shown: dialogs that the reader opens, sections. */
import { type ComponentType, lazy } from 'react';
import { useIntl } from 'react-intl';
import { reloadWhenReachable } from '../host/leave';
import { FloatingNote } from './floating-note';

/**
 * @param missing shown when the part's code does not arrive: a note that says so, unless given.
 */
export function onDemand<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  missing: ComponentType<Props> = MissingNote,
): ComponentType<Props> {
  return lazy<ComponentType<Props>>(() => load().catch(() => ({ default: missing })));
}

/** Only a reload fetches the part whole: a style sheet that failed is not fetched again in the same page. */
function MissingNote() {
  const intl = useIntl();
  return (
    <FloatingNote
      text={intl.formatMessage({ id: 'error.network' })}
      action={{ label: intl.formatMessage({ id: 'common.tryAgain' }), onClick: () => void reloadWhenReachable() }}
    />
  );
}
