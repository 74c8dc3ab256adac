/** Lazy loading for parts of a screen, such as dialogs: their code is loaded when they are first rendered, or before. */
import { type ComponentType, createContext, lazy, Suspense, use, useEffect, useRef, useState } from 'react';
import { useText } from '../intl/text';
import { reloadWhenReachable } from '../platform/navigation';
import styles from './on-demand.module.css';
import { FloatingMessage } from './overlay/floating-message';
import { useNetworkReturn } from './page/use-network-return';

interface OnDemandOptions<Props> {
  /** Rendered when the code fails to load; a message with a retry button by default. */
  missing?: ComponentType<Props>;
  /** Rendered until the code is loaded; nothing by default. */
  waiting?: ComponentType<Props>;
}

/** A part whose code is loaded on demand. */
type OnDemand<Props> = ComponentType<Props> & {
  /** Loads the code ahead. After a failure it is loaded again when the part is rendered. */
  preload: () => Promise<unknown>;
};

export function onDemand<Props extends object>(
  importPart: () => Promise<{ default: ComponentType<Props> }>,
  { missing = LoadFailedMessage, waiting: Waiting }: OnDemandOptions<Props> = {},
): OnDemand<Props> {
  let loaded: ComponentType<Props> | undefined;
  const load = async () => {
    const part = await importPart();
    loaded = part.default;
    return part;
  };
  const start = (): ComponentType<Props> =>
    lazy<ComponentType<Props>>(() =>
      load().catch(() => {
        Lazy = start();
        return { default: missing };
      }),
    );
  let Lazy = start();
  function OnDemandPart(props: Props) {
    // A lazy component shows its fallback first, also when its code is there.
    const [Part, setPart] = useState(() => loaded ?? Lazy);
    const loadAgain = async () => {
      const part = await load();
      setPart(() => part.default);
    };
    return (
      <LoadAgain value={loadAgain}>
        <Suspense fallback={Waiting && <Waiting {...props} />}>
          <Part {...props} />
        </Suspense>
      </LoadAgain>
    );
  }
  return Object.assign(OnDemandPart, { preload: () => load().catch(() => undefined) });
}

/** Loads the part again whose code failed to load, and shows it. */
const LoadAgain = createContext<() => Promise<void>>(async () => undefined);

/** For `waiting` of a dialog: the tap that opens it is answered at once. */
export const Scrim = () => <div className={styles.scrim} />;

/** ms. The screen's own requests are sent before. */
const PRELOAD_DELAY = 1400;

/** Loads parts ahead that the next tap may open, because there may be no signal later, such as in a store. */
export function usePreload(part: Pick<OnDemand<never>, 'preload'>, delay = PRELOAD_DELAY): void {
  useEffect(() => {
    const timer = setTimeout(part.preload, delay);
    return () => clearTimeout(timer);
  }, [part, delay]);
}

/** For `missing`: renders nothing, so that the part is left out without a message. */
export const showNothing = () => null;

/** ms. If the code has not arrived by then, the page is reloaded, which may use a new connection. */
const RELOAD_AFTER = 8000;

/**
 * What was tapped opens when the signal is back, also if it was missing for a moment only. A file that fails again after
 * `Try again` may be of an earlier build: the page is reloaded.
 */
function LoadFailedMessage() {
  const t = useText();
  const loadAgain = use(LoadAgain);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const tryAgain = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(reloadWhenReachable, RELOAD_AFTER);
    void loadAgain().catch(reloadWhenReachable);
  };
  useNetworkReturn(true, () => void loadAgain().catch(() => undefined), { readsAtFirst: true });
  return <FloatingMessage text={t('error.network')} action={{ label: t('common.tryAgain'), onClick: tryAgain }} />;
}
