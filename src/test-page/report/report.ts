/** A bug report: what another browser needs to bring the same screen back, without phone or session. */
import * as v from 'valibot';
import { handledCalls } from '../bridge/simulated-host';
import { lastScreen, type TimelineEvent, timelineEvent } from '../timeline/event';

const FORMAT = 'borrower-h5 report';
const VERSION = 2;
/** Events before the last screen that are reported with it. */
const MOST_BEFORE = 60;

const report = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** ISO time. */
  madeAt: v.string(),
  /** The release of this app. */
  app: v.string(),
  /** Path and own parameters. */
  route: v.pipe(v.string(), v.startsWith('/')),
  /** The session's parameters that are not personal. */
  parameters: v.record(v.string(), v.string()),
  /** Viewport, pixel ratio, colour scheme, language and browser. */
  device: v.string(),
  /** The native calls that had a handler. */
  handlers: v.array(v.string()),
  /** What the tester expected. */
  note: v.exactOptional(v.pipe(v.string(), v.maxLength(5000))),
  timeline: v.pipe(v.array(timelineEvent), v.maxLength(500)),
});

export type Report = v.InferOutput<typeof report>;
type Environment = Pick<Report, 'madeAt' | 'app' | 'device' | 'handlers'>;

export function readEnvironment(): Environment {
  const { innerWidth, innerHeight, devicePixelRatio } = window;
  const scheme = window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  const { language, userAgent } = navigator;
  return {
    madeAt: new Date().toISOString(),
    app: __VERSION__,
    device: [`${innerWidth}×${innerHeight}`, `×${devicePixelRatio}`, scheme, language, userAgent].join(' · '),
    handlers: handledCalls(),
  };
}

/** @returns undefined when no screen but the test page was open. */
export function makeReport(
  events: readonly TimelineEvent[],
  environment: Environment,
  note: string,
): Report | undefined {
  const last = lastScreen(events);
  if (last === undefined) return undefined;
  const { route, session } = last.screen;
  return {
    format: FORMAT,
    version: VERSION,
    ...environment,
    route,
    parameters: session,
    ...(note.trim() !== '' && { note: note.trim() }),
    timeline: [...withoutOldAnswers(last.before).slice(-MOST_BEFORE), last.screen, ...last.during],
  };
}

/** Of earlier screens only the last answer of each call can still matter. */
function withoutOldAnswers(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.map((event, index) => {
    if (event.kind !== 'call' || event.outcome.kind !== 'answer') return event;
    const isLast = !events.slice(index + 1).some((each) => each.kind === 'call' && each.path === event.path);
    const { data: _, ...rest } = event.outcome;
    return isLast ? event : { ...event, outcome: { ...rest, cut: true } };
  });
}

/** Why a text is not a report. */
export type ReportError = 'nothing' | 'noJson' | 'noReport' | 'newer';

/** Reads a report, also within other text, as in a ticket. */
export function readReport(text: string): Report | ReportError {
  if (text.trim() === '') return 'nothing';
  let value: unknown;
  try {
    value = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return 'noJson';
  }
  const newer = v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.gtValue(VERSION)) });
  const { success, output } = v.safeParse(report, value);
  return success ? output : v.is(newer, value) ? 'newer' : 'noReport';
}

export const reportText = (made: Report) => JSON.stringify(made, null, 1);
