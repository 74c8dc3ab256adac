/** A bug report: what another browser needs to bring the same screen back, without phone or session. Pure. */
import * as v from 'valibot';
import { isCall, lastVisit, type TimelineEvent, timelineEvent } from '../timeline/event';

const FORMAT = 'borrower-h5 report';
const VERSION = 1;
/** Events before the last screen that are reported with it. */
const MOST_BEFORE = 60;

const words = v.pipe(v.string(), v.maxLength(5000));

const report = v.object({
  format: v.literal(FORMAT),
  version: v.literal(VERSION),
  /** ISO time. */
  madeAt: v.string(),
  /** The release of this app, and that of the native one. */
  app: v.string(),
  appVersion: v.exactOptional(v.string()),
  /** Path and own parameters. */
  route: v.pipe(v.string(), v.startsWith('/')),
  /** The session's parameters that say nothing of the borrower. */
  parameters: v.record(v.string(), v.string()),
  device: v.object({
    userAgent: v.string(),
    viewport: v.string(),
    pixelRatio: v.number(),
    scheme: v.string(),
    language: v.string(),
    online: v.boolean(),
  }),
  /** The bridge's calls that the native application took. */
  handlers: v.array(v.string()),
  /** What the visitor expected. */
  note: v.exactOptional(words),
  timeline: v.pipe(v.array(timelineEvent), v.maxLength(500)),
});

export type Report = v.InferOutput<typeof report>;
export type Circumstances = Pick<Report, 'madeAt' | 'app' | 'device' | 'handlers'>;

/** @returns undefined when the record knows no screen but the test page. */
export function makeReport(
  events: readonly TimelineEvent[],
  circumstances: Circumstances,
  note: string,
): Report | undefined {
  const visit = lastVisit(events);
  if (visit === undefined) return undefined;
  const { route, session } = visit.screen;
  const { appVersion } = session;
  return {
    format: FORMAT,
    version: VERSION,
    ...circumstances,
    ...(appVersion !== undefined && { appVersion }),
    route,
    parameters: session,
    ...(note.trim() !== '' && { note: note.trim() }),
    timeline: [
      ...withoutOldAnswers(visit.before).slice(-MOST_BEFORE),
      visit.screen,
      ...visit.during,
      // When the screen was left says what was its own doing.
      ...(visit.next === undefined ? [] : [visit.next]),
    ],
  };
}

/** Of earlier screens only the last answer of each call can still matter. */
function withoutOldAnswers(events: readonly TimelineEvent[]): TimelineEvent[] {
  return events.map((event, index) => {
    if (!isCall(event) || event.outcome.kind !== 'answer') return event;
    const later = events.slice(index + 1).some((each) => isCall(each) && each.path === event.path);
    if (!later) return event;
    const { data: _, ...rest } = event.outcome;
    return { ...event, outcome: { ...rest, cut: true } };
  });
}

/** What is wrong with a text that should be a report. */
export type ReportProblem = 'nothing' | 'noJson' | 'noReport' | 'newer';

/** Reads a report, also with words around it, as in a ticket. */
export function readReport(text: string): Report | ReportProblem {
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);
  if (text.trim() === '') return 'nothing';
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return 'noJson';
  }
  const { success, output } = v.safeParse(report, value);
  if (success) return output;
  const head = v.safeParse(
    v.object({ format: v.literal(FORMAT), version: v.pipe(v.number(), v.gtValue(VERSION)) }),
    value,
  );
  return head.success ? 'newer' : 'noReport';
}

export const reportText = (made: Report) => JSON.stringify(made, null, 1);
