/** Brings a report's screen back: its answers, its application, and what was done there, as a borrower of one's own. */

import { allHandlers, BRIDGE_CALLS, readSimulation, type Simulation, simulate } from '../bridge/simulated-host';
import { openScenario } from '../scenarios/open-scenario';
import { type Fields, screenAddress } from '../screens/fields';
import { isPersonal } from '../timeline/mask';
import { replayOf } from '../timeline/replay';
import type { Report } from './report';

/** @throws AdminApiError when the backend takes no wishes; everything stays as it was. */
export async function reproduce(report: Report, fields: Fields): Promise<void> {
  const replay = replayOf(report.timeline);
  if (replay === undefined) return;
  const before = readSimulation();
  simulate(simulationOf(report));
  try {
    await openScenario({ ...replay, route: reportedAddress(replay.route, report.parameters, fields) });
  } catch (error) {
    simulate(before);
    throw error;
  }
}

/** The application as the screen found it; none leaves this device's own. */
function simulationOf({ handlers }: Report): Simulation {
  const found = BRIDGE_CALLS.filter((call) => handlers.includes(call));
  const present = Object.fromEntries(found.map((call) => [call, 'present' as const]));
  return { on: found.length > 0, handlers: { ...allHandlers('missing'), ...present } };
}

/** The report's screen, language and release; of the fields only who the visitor is. */
export function reportedAddress(route: string, parameters: Report['parameters'], fields: Fields): string {
  const [path = '', search] = route.split('?');
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ language: '2', ...parameters })) query.set(name, value);
  const { userId: _newForEachVisit, ...more } = fields.more;
  const who = Object.fromEntries(Object.entries(more).filter(([name]) => isPersonal(name)));
  const { sessionId, deviceId, idfa } = fields;
  const none = Object.fromEntries(Object.keys(fields).map((name) => [name, ''])) as unknown as Fields;
  return screenAddress(`${path}?${query}`, { ...none, sessionId, deviceId, idfa, more: who }, {});
}
