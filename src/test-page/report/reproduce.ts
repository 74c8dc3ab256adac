/** Brings a report's screen back: its address, its answers and its native application, for a new borrower. */

import { PATHS } from '../../contract/paths';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../languages';
import { parseQuery, writeQuery } from '../../platform/address';
import { allHandlers, bridgeCalls, readSimulation, type Simulation, simulate } from '../bridge/simulated-host';
import { answers, type FaultRequest, fails, hangs, loses, MANY_CALLS, refuses } from '../faults/fault';
import { openScenario } from '../scenarios/open-scenario';
import { type Fields, fieldsOf, screenAddress } from '../screens/fields';
import { type EventOf, lastScreen, type Outcome, ofKind, type TimelineEvent } from '../timeline/event';
import { isPersonal } from '../timeline/mask';
import type { Report } from './report';

/** @throws AdminApiError when the backend takes no faults; everything stays as it was. */
export async function reproduce(report: Report, fields: Fields): Promise<void> {
  const before = readSimulation();
  simulate(simulationOf(report));
  try {
    await openScenario({
      route: reportedAddress(report.route, report.parameters, fields),
      faults: reportedFaults(report.timeline),
    });
  } catch (error) {
    simulate(before);
    throw error;
  }
}

/** The report's native application; without handlers this device's own. */
function simulationOf({ handlers }: Report): Simulation {
  const handled = bridgeCalls().filter((call) => handlers.includes(call));
  const present = Object.fromEntries(handled.map((call) => [call, 'present' as const]));
  return { on: handled.length > 0, handlers: { ...allHandlers('missing'), ...present } };
}

/** The report's screen, language and release, with this tester's session. */
export function reportedAddress(route: string, parameters: Report['parameters'], fields: Fields): string {
  const [path = '', search] = route.split('?');
  const query = parseQuery(search ?? '');
  for (const [name, value] of Object.entries({ language: LANGUAGES[DEFAULT_LANGUAGE].parameter, ...parameters }))
    query.set(name, value);
  const { userId: _newForEachOpening, ...more } = fields.more;
  const { sessionId, deviceId, idfa } = fields;
  const personal = Object.fromEntries(Object.entries(more).filter(([name]) => isPersonal(name)));
  return screenAddress(`${path}?${writeQuery(query)}`, fieldsOf({ ...personal, sessionId, deviceId, idfa }), {});
}

type Call = EventOf<'call'>;

/** POSTs that only read (contract, section 5). */
const POSTED_READS: readonly string[] = [PATHS.voucher, PATHS.waysToRepay];
const isRead = ({ method, path }: Call) => method === 'GET' || POSTED_READS.includes(path);
/**
 * Faults that make the sandbox answer as in the report: reads as they were answered last, also on earlier screens, and
 * the writes of the last screen in their order.
 */
export function reportedFaults(events: readonly TimelineEvent[]): FaultRequest[] {
  const last = lastScreen(events);
  if (last === undefined) return [];
  const calls = ofKind(last.during, 'call');
  const reads = [...ofKind(last.before, 'call'), ...calls].filter(isRead);
  const lastReads = reads.filter(({ path }, index) => !reads.slice(index + 1).some((later) => later.path === path));
  return [
    ...lastReads
      .filter(({ path, outcome }) => path !== PATHS.captchaSession || outcome.kind !== 'answer' || !outcome.succeeded)
      .map(({ path, outcome }) => ({ ...faultOf(path, outcome), times: MANY_CALLS })),
    ...calls.filter((call) => !isRead(call)).map(({ path, outcome }) => ({ ...faultOf(path, outcome), times: 1 })),
  ];
}

function faultOf(path: string, outcome: Outcome): FaultRequest {
  if (outcome.kind === 'network') return loses(path);
  if (outcome.kind === 'text') return { ...fails(path, outcome.status), body: outcome.text };
  if (outcome.kind !== 'answer') return hangs(path);
  const { status, succeeded, code, message, data } = outcome;
  const isFine = status >= 200 && status < 300;
  // JSON has no undefined, and the sandbox requires data.
  if (isFine && succeeded) return answers(path, data ?? null);
  if (isFine && code !== undefined && message !== undefined) return refuses(path, code, message);
  const body = {
    ...(code === undefined ? { success: succeeded } : { code }),
    ...(message !== undefined && { message }),
  };
  return { ...fails(path, status), body };
}
