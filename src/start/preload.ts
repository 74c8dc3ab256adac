/**
 * Inline script before all others: requests the first paint's file before the boot script is compiled. It reads only addresses such
 * as `#/repay?orderId=1`; for all others the boot script requests the file.
 */
import { languageOf } from '../languages';
import { inLanguage, preload, type StartFiles } from './files';

// Named once, because the build inserts the table in the place of the name.
preloadFirstPaint(__START_FILES__);

function preloadFirstPaint(files: Pick<StartFiles, 'firstPaint'> | undefined): void {
  const { hash, search } = window.location;
  const [route = '', query = ''] = hash.slice(1).split('?');
  const language = languageOf(new URLSearchParams(`${query}&${search.slice(1)}`).get('language') ?? undefined);
  for (const file of files?.firstPaint[route] ?? []) preload(inLanguage(file, language));
}
