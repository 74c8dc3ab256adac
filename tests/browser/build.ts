/** Before all browser tests: the app's builds with the test page and without it. */
import { builtApps } from '../builds.ts';

export default async function buildApps(): Promise<() => Promise<void>> {
  const { folder, remove } = await builtApps(['plain', 'dictionary']);
  process.env.BUILT_APPS = folder;
  return remove;
}
