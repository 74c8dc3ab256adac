/** Runs inline, before any file: turns path-style links into hash ones, and tells when the app itself cannot load. */
import words from '../locales/boot.json';
import { toHashAddress } from './host/address';
import { readLanguage } from './host/session';
import { routePatterns } from './paths';

const hashAddress = toHashAddress(window.location, Object.values(routePatterns));
if (hashAddress !== undefined) window.history.replaceState(null, '', hashAddress);

const language = readLanguage();
document.documentElement.lang = language;

window.addEventListener(
  'error',
  (event) => {
    // Files only: an error inside the running app is the app's own to show.
    if (event.target instanceof HTMLScriptElement) showFailure();
  },
  true,
);

// The bundle's own start-up tells so when a file it asked for did not come.
window.addEventListener('boot-failed', showFailure);

function showFailure(): void {
  const boot = document.querySelector('.boot');
  if (boot === null) return;
  const failure = document.createElement('div');
  failure.className = 'boot-failure';
  failure.setAttribute('role', 'alert');
  const sentence = document.createElement('p');
  sentence.textContent = words[language].failed;
  const retry = document.createElement('button');
  retry.textContent = words[language].retry;
  retry.addEventListener('click', () => window.location.reload());
  failure.append(sentence, retry);
  boot.after(failure);
}
