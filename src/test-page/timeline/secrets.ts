/** What is known of the borrowers of this tab, so that the record can leave it out. Never kept. */
import { renamer } from '../../api/request';
import { readParameters } from '../../host/session';
import { createMask, isPersonal, type Mask, secretsIn } from './mask';

const MOST = 60;

const secrets = new Set<string>();

/** The mask as of now: with the session of the address, and with what calls have said. */
export function currentMask(): Mask {
  for (const [name, value] of readParameters()) if (isPersonal(name)) know(value);
  return createMask(secrets, renamer.keyToCanonical);
}

/** What these values say of the borrower is masked from now on, wherever it stands. */
export function learn(...values: unknown[]): void {
  for (const secret of values.flatMap((value) => secretsIn(value)).slice(-MOST)) know(secret);
}

/** The latest are the likeliest to be met. */
function know(secret: string): void {
  secrets.delete(secret);
  secrets.add(secret);
  for (const old of [...secrets].slice(0, -MOST)) secrets.delete(old);
}
