/** The first call of each screen, as the boot script sends it (`__FIRST_CALLS__`). */
import { type RequestSources, sourcesOf } from '../src/api/call.ts';
import { screenList } from '../src/screens.ts';
import { callNamed } from './contract/calls.ts';

export const firstCalls = (): Record<string, RequestSources> =>
  Object.fromEntries(
    screenList.flatMap(({ route, read }) => (read === undefined ? [] : [[route, sourcesOf(callNamed(read).call)]])),
  );
