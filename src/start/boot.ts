/**
 * Runs inline, before any file has arrived: turns path-style links into hash ones, sends the screen's first request,
 * and asks for the first paint.
 */
import { brandOf } from '../../theme/brands';
import { startEarlyCall } from '../api/early-answer';
import { readCall, wireRequest } from '../api/request';
import { splitHash, toHashAddress } from '../host/address';
import { readLanguage, readParameters, setDefaultMerchantNumber } from '../host/session';
import { routePatterns } from '../paths';
import { fileAddress, preload } from './files';
import { firstReads } from './first-reads';

const hashAddress = toHashAddress(window.location, Object.values(routePatterns));
if (hashAddress !== undefined) window.history.replaceState(null, '', hashAddress);

const parameters = readParameters();
const language = readLanguage(parameters);
document.documentElement.lang = language;

setDefaultMerchantNumber(brandOf(parameters.get('appName')).merchantNumber);
const { path } = splitHash(window.location.hash);
const read = firstReads[path]?.(parameters);
if (read !== undefined) startEarlyCall(wireRequest(readCall(read), parameters));

const files = __START_FILES__?.firstPaint[language];
const file = files?.routes[path];
if (files !== undefined && file !== undefined) {
  preload(files.shared);
  const painted = import(/* @vite-ignore */ fileAddress(file)).then(
    (module: { painted: Promise<void> }) => module.painted,
  );
  window.firstPaint = { painted, isShown: false, taps: [], toasts: [] };
}
