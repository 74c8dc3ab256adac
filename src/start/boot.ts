/**
 * Inline script that runs before any file is loaded: converts path-style links to hash links, sends the screen's first
 * request, and starts loading the first paint.
 */
import { startEarlyCall } from '../api/early-answer';
import { firstRead, wireRequest } from '../api/request';
import { splitHash, toHashAddress } from '../platform/address';
import { currentBrand, readLanguage, readParameters } from '../platform/session';
import { screenList } from '../screens';
import { colorDocument } from '../ui/brand/brand-colors';
import { fileAddress, isStyle, loadStyle, preload } from './files';

const hashAddress = toHashAddress(
  window.location,
  screenList.map(({ route }) => route),
);
if (hashAddress !== undefined) window.history.replaceState(null, '', hashAddress);

const parameters = readParameters();
const language = readLanguage(parameters);
document.documentElement.lang = language;

const { path } = splitHash(window.location.hash);
const read = screenList.find(({ route }) => route === path)?.read;
if (read !== undefined) startEarlyCall(wireRequest(firstRead(read, Object.fromEntries(parameters)), parameters));

const [screen, ...others] = __START_FILES__?.firstPaint[language][path] ?? [];
const code = others.filter((file) => !isStyle(file));
const [legalText] = code;
const painted = screen === undefined ? Promise.resolve() : paint(screen);
// It may fail before `load-app.ts` runs, which then loads the app.
painted.catch(() => undefined);
window.firstPaint = {
  painted,
  isShown: false,
  isPressed: false,
  taps: [],
  values: [],
  toasts: [],
  document: legalText && fileAddress(legalText),
};

async function paint(file: string): Promise<void> {
  for (const needed of [file, ...code]) preload(needed);
  await Promise.all(others.filter(isStyle).map(loadStyle));
  // The file needs what the scripts of the document share.
  if (document.readyState === 'loading') {
    await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  }
  const module: { painted: Promise<void> } = await import(/* @vite-ignore */ fileAddress(file));
  return module.painted;
}

// After the requests have been sent.
colorDocument(currentBrand(parameters));
