/** Runs inline, last in the document: loads the app after the first paint, and says so when it can't be loaded. */
import texts from '../../locales/boot.json';
import { splitHash } from '../host/address';
import { readLanguage } from '../host/session';
import { fileAddress, isStyle, loadStyle, preload } from './files';

/** ms; a slow server must not hold the app back: while its answer is awaited the network is idle. */
const LONGEST_WAIT = 1200;

const language = readLanguage();

window.addEventListener('boot-failed', showFailure);
window.addEventListener(
  'error',
  (event) => {
    // Files only: an error inside the running app is the app's own to show.
    if (event.target instanceof HTMLScriptElement) showFailure();
  },
  true,
);

if (__START_FILES__ !== undefined) {
  const loadOnce = once(() => loadApp().catch(showFailure));
  if (window.firstPaint === undefined) loadOnce();
  else {
    // A first paint that fails leaves the screen to the app.
    window.firstPaint.painted.then(loadOnce, loadOnce);
    setTimeout(loadOnce, LONGEST_WAIT);
  }
}

/** Asks for all files at once, so that none waits for another to name it; then starts the app. */
async function loadApp(): Promise<void> {
  const files = __START_FILES__;
  if (files === undefined) return;
  const { path } = splitHash(window.location.hash);
  const needed = [...files.shared, ...(files.routes[path] ?? []), ...files.languages[language]];
  const styles = needed.filter(isStyle).map(loadStyle);
  for (const file of needed) if (!isStyle(file)) preload(file);
  preload(files.entry);
  // Nothing asks again for a style that did not arrive: without it the screen would be unstyled.
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
