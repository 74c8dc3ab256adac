/** Loads what the app imports on demand. The build puts it in the place of Vite's own function (`build/chunks.ts`). */
import { inTime } from '../platform/in-time';
import { isStyle, loadStyle } from './files';

/** The files that are loaded or being loaded, by address. A file that failed is requested again. */
const files = new Map([...document.querySelectorAll('link')].map(({ href }) => [href, Promise.resolve()]));

/**
 * Imports a module after its files have arrived: a browser does not request a module again whose import has failed, so a part
 * that was needed without a signal would be missing until the page is reloaded.
 * @param names the module's file and all that it imports, relative to `base`.
 */
export async function loadPart<Part>(
  importPart: () => Promise<Part>,
  names: readonly string[] | undefined,
  base: string,
): Promise<Part> {
  try {
    await Promise.all(names?.map((name) => loadFile(new URL(name, base).href)) ?? []);
    return await inTime(importPart(), TIMEOUT);
  } catch (error) {
    // As Vite does.
    window.dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: error }));
    throw error;
  }
}

/** ms, as at the start (`notice.js`). The borrower then sees a message with `Try again`. */
const TIMEOUT = 20_000;

/** Also aborts a request that takes too long: browsers let a later request of the same file wait for it. */
async function fetchInTime(address: string, options?: RequestInit): Promise<Response> {
  const request = new AbortController();
  const timer = setTimeout(() => request.abort(), TIMEOUT);
  try {
    const response = await fetch(address, { ...options, signal: request.signal });
    await response.arrayBuffer();
    return response;
  } finally {
    clearTimeout(timer);
  }
}

/** A browser keeps a wrong answer as long as the file itself, for example the document in its place during a deployment. */
const REQUEST_ANEW: RequestInit = { cache: 'reload' };

function loadFile(address: string): Promise<void> {
  const known = files.get(address);
  if (known !== undefined) return known;
  const loading = (isStyle(address) ? loadStyleOrAnew(address) : loadScript(address)).catch(() => {
    files.delete(address);
    throw new Error(`Failed to fetch dynamically imported module: ${address}`);
  });
  files.set(address, loading);
  return loading;
}

/**
 * Whether an import takes a fetched file from the browser's cache. Where answers are not kept, or vary by origin, it would
 * be requested twice in each visit: Chromium and WebKit name the origin in imports alone.
 */
let servesImports = true;

async function loadScript(address: string): Promise<void> {
  if (!servesImports) return;
  let response = await fetchInTime(address);
  if (!isScript(response)) response = await fetchInTime(address, REQUEST_ANEW);
  if (!isScript(response)) throw new Error(response.statusText);
  const { headers } = response;
  servesImports =
    !/(?:^|,)\s*(?:origin|\*)\s*(?:,|$)/i.test(headers.get('Vary') ?? '') &&
    !/no-store/i.test(headers.get('Cache-Control') ?? '');
}

const isScript = ({ ok, headers }: Response) => ok && !/^text\/html/i.test(headers.get('Content-Type') ?? '');

const loadStyleOrAnew = (address: string): Promise<void> =>
  inTime(loadStyle(address), TIMEOUT).catch(async () => {
    await fetchInTime(address, REQUEST_ANEW);
    return inTime(loadStyle(address), TIMEOUT);
  });
