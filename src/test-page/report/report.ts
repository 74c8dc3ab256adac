/** A bug report: what a developer needs to understand the last screen, without phone or session. */
import { handledCalls } from '../logs/simulated-host';
import { ofKind, type TimelineEvent } from '../timeline/event';

/** The phone, the browser and the app, as they are now. */
export function readEnvironment() {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { language, userAgent } = navigator;
  return {
    madeAt: new Date().toISOString(),
    app: __VERSION__,
    device: [`${innerWidth}×${innerHeight}`, `×${devicePixelRatio}`, scheme, language, userAgent].join(' · '),
    /** The native calls that have a handler. */
    handlers: handledCalls(),
  };
}

/**
 * The report of the screen that was open last, as text.
 * @param note what the tester expected. @returns undefined when no screen but the test page was open.
 */
export function makeReport(
  events: readonly TimelineEvent[],
  environment: ReturnType<typeof readEnvironment>,
  note: string,
): string | undefined {
  const screen = ofKind(events, 'screen').pop();
  if (screen === undefined) return undefined;
  const { route, session } = screen;
  const timeline = events.slice(events.indexOf(screen));
  return JSON.stringify({ ...environment, route, parameters: session, note: note.trim(), timeline }, null, 1);
}
