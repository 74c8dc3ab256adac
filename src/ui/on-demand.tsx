/** Lazy loading for parts of a screen, such as dialogs: their code is loaded when they are first rendered, or before. */
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { useText } from '../intl/text';
import { reloadWhenReachable } from '../platform/navigation';
import styles from './on-demand.module.css';
import { FloatingMessage } from './overlay/floating-message';

interface OnDemandOptions<Props> {
  /** Rendered when the code fails to load; a message with a retry button by default. */
  missing?: ComponentType<Props>;
  fallback?: ReactNode;
}

/** A part whose code is loaded on demand. */
export type OnDemand<Props> = ComponentType<Props> & {
  /** Loads the code ahead. After a failure it is loaded again when the part is rendered. */
  preload: () => Promise<unknown>;
};

export function onDemand<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  { missing = LoadFailedMessage, fallback = null }: OnDemandOptions<Props> = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await importPart();
    loaded = part.default;
    return part;
  };
  const Lazy = lazy<ComponentType<Props>>(() => load().catch(() => ({ default: missing })));
  function OnDemandPart(props: Props) {
    // A lazy component shows its fallback first, also when its code is there.
    const [Part] = useState(() => loaded ?? Lazy);
    return (
      <Suspense fallback={fallback}>
        <Part {...props} />
      </Suspense>
    );
  }
  return Object.assign(OnDemandPart, { preload: () => load().catch(() => undefined) });
}

/** For `fallback` of a dialog: the tap that opens it is answered at once. */
export const SCRIM = <div className={styles.scrim} />;

/** ms. The screen's own requests are sent before. */
const PRELOAD_DELAY = 1400;

/** Loads parts ahead that the next tap may open, because there may be no signal later, such as in a store. */
export function usePreload(part: Pick<OnDemand<never>, 'preload'>): void {
  useEffect(() => {
    const timer = setTimeout(part.preload, PRELOAD_DELAY);
    return () => clearTimeout(timer);
  }, [part]);
}

/** For `missing`: renders nothing, so that the part is left out without a message. */
export const showNothing = () => null;

/** The retry reloads the page, because a style sheet that failed is not requested again in the same page. */
function LoadFailedMessage() {
  const t = useText();
  return (
    <FloatingMessage
      text={t('error.network')}
      action={{ label: t('common.tryAgain'), onClick: () => void reloadWhenReachable() }}
    />
  );
}
