/** Personal values seen in this tab, which the timeline masks. They are never stored. */
import { renamer } from '../../api/request';
import { readParameters } from '../../platform/session';
import { createMask, isPersonal, type Mask, secretsIn } from './mask';

const MOST = 60;

const secrets = new Set<string>();

/** The mask with the session's values of the address and the personal values of calls so far. */
export function currentMask(): Mask {
  for (const [name, value] of readParameters()) if (isPersonal(name)) know(value);
  return createMask(secrets, renamer.keyToCanonical);
}

/** From now on the personal values inside these are masked, wherever they occur. */
export function addSecretsOf(...values: unknown[]): void {
  for (const secret of values.flatMap((value) => secretsIn(value)).slice(-MOST)) know(secret);
}

/** The latest values are the likeliest to occur again. */
function know(secret: string): void {
  secrets.delete(secret);
  secrets.add(secret);
  for (const old of [...secrets].slice(0, -MOST)) secrets.delete(old);
}
