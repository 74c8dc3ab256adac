/** Inline script at the end of the document: loads the app after the first paint, and shows an error if that fails. */
import texts from '../../locales/boot.json';
import { splitHash } from '../host/address';
import { readLanguage } from '../host/session';
import { fileAddress, isStyle, loadStyle, preload } from './files';

/** ms. If the server is slower, the app is loaded at the same time, because the network is idle. */
const MAX_WAIT = 1200;

const language = readLanguage();

window.addEventListener('boot-failed', showFailure);
window.addEventListener(
  'error',
  (event) => {
    // Only scripts that failed to load: errors thrown in the app are shown by the app.
    if (event.target instanceof HTMLScriptElement) showFailure();
  },
  true,
);

if (__START_FILES__ !== undefined) {
  const loadOnce = once(() => loadApp().catch(showFailure));
  if (window.firstPaint === undefined) loadOnce();
  else {
    // If the first paint fails, the app shows the screen.
    window.firstPaint.painted.then(loadOnce, loadOnce);
    setTimeout(loadOnce, MAX_WAIT);
  }
}

/** Loads all files in parallel instead of one after the other as they import each other; then starts the app. */
async function loadApp(): Promise<void> {
  const files = __START_FILES__;
  if (files === undefined) return;
  const { path } = splitHash(window.location.hash);
  const needed = [...files.shared, ...(files.routes[path] ?? []), ...files.languages[language]];
  const styles = needed.filter(isStyle).map(loadStyle);
  for (const file of needed) if (!isStyle(file)) preload(file);
  preload(files.entry);
  // A style sheet that fails to load is not requested again, so the app does not start without it.
  await Promise.all(styles);
  await import(/* @vite-ignore */ fileAddress(files.entry));
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}

function showFailure(): void {
  const firstPaint = document.getElementById('first-paint');
  if (firstPaint === null || document.querySelector('.boot-failure') !== null) return;
  const failure = document.createElement('div');
  failure.className = 'boot-failure';
  failure.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = texts[language].failed;
  const retry = document.createElement('button');
  retry.textContent = texts[language].retry;
  retry.addEventListener('click', () => window.location.reload());
  failure.append(sentence, retry);
  firstPaint.after(failure);
}
