/** The first call of each screen, as the boot script sends it (`__FIRST_CALLS__`). */
import { type RequestSources, sourcesOf } from '../src/api/call.ts';
import { screenList } from '../src/screens.ts';
import { callNamed } from './contract/calls.ts';

export const firstCalls = (): Record<string, RequestSources> =>
  Object.fromEntries(
    screenList.flatMap(({ route, read, query = [] }) =>
      read === undefined ? [] : [[route, fromAddress(sourcesOf(callNamed(read).call), query)]],
    ),
  );

/** Leaves out what the screen does not take from its address, such as `isType` of the confirmation. */
function fromAddress(sources: RequestSources, parameters: readonly string[]): RequestSources {
  const isTaken = ([, source]: [string, string | number]) => typeof source === 'number' || parameters.includes(source);
  return { ...sources, query: sources.query && Object.fromEntries(Object.entries(sources.query).filter(isTaken)) };
}
