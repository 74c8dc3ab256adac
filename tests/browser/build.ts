/** Before all browser tests: the app's builds. */
import { builtApps } from '../builds.ts';

export default async function buildApps(): Promise<void> {
  process.env.BUILT_APPS = await builtApps(['plain', 'dictionary', 'borrower']);
}
