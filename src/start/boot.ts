/**
 * Inline script that runs before any file is loaded: converts path-style links to hash links, sends the screen's first
 * request, and starts loading the first paint.
 */
import { brandOf } from '../../theme/brands';
import { startEarlyCall } from '../api/early-answer';
import { readCall, wireRequest } from '../api/request';
import { splitHash, toHashAddress } from '../host/address';
import { readLanguage, readParameters, setDefaultMerchantNumber } from '../host/session';
import { LANGUAGES } from '../languages';
import { routePatterns } from '../paths';
import { colorDocument } from '../ui/brand-colors';
import { fileAddress, isStyle, loadStyle, preload } from './files';
import { firstReads } from './first-reads';

const hashAddress = toHashAddress(window.location, Object.values(routePatterns));
if (hashAddress !== undefined) window.history.replaceState(null, '', hashAddress);

const parameters = readParameters();
const language = readLanguage(parameters);
document.documentElement.lang = language;

const brand = brandOf(parameters.get('appName'));
setDefaultMerchantNumber(brand.merchantNumber);
const { path } = splitHash(window.location.hash);
const read = firstReads[path]?.(parameters);
if (read !== undefined) startEarlyCall(wireRequest(readCall(read), parameters));

// The first use of a locale's number format takes 25 ms (100 ms on a slow phone), so it is done while the answer is awaited.
setTimeout(() => new Intl.NumberFormat(LANGUAGES[language].locale).formatToParts(0));

const [screen, ...others] = __START_FILES__?.firstPaint[language][path] ?? [];
if (screen !== undefined) {
  const code = others.filter((file) => !isStyle(file));
  for (const file of [screen, ...code]) preload(file);
  const painted = Promise.all(others.filter(isStyle).map(loadStyle))
    .then(() => import(/* @vite-ignore */ fileAddress(screen)))
    .then((module: { painted: Promise<void> }) => module.painted);
  const [document] = code;
  window.firstPaint = {
    painted,
    isShown: false,
    taps: [],
    values: [],
    toasts: [],
    document: document && fileAddress(document),
  };
}

// After the requests have been sent.
colorDocument(brand);
