/**
 * Inline script that tells the borrower when the app does not start: because something throws, a file does not arrive, or
 * the engine is too old. The first paint stays readable behind the notice. `app/take-over.tsx` removes the notice if the
 * app starts after all.
 *
 * Only ES5 and browser APIs of that time, because it also runs where the other scripts cannot be parsed.
 */

/** What the notice shows. The build inserts it (`build/start-notice.ts`). */
export interface NoticeData {
  /** Language → its texts. The first language is that of addresses without a known `language`. */
  texts: Record<string, NoticeTexts>;
  /** Value of the parameter `language` → language. */
  languages: Record<string, string>;
  /** The service number of the default brand. */
  phone: string;
  /** App name → the service number of a brand that has another one. */
  phones: Record<string, string>;
  /** The known routes, which a field report may name; only in builds with field reports. */
  routes: readonly string[] | undefined;
}

export interface NoticeTexts {
  failed: string;
  connection: string;
  update: string;
  retry: string;
  service: string;
}

declare global {
  interface Window {
    startNotice?: {
      /** Shows the notice. @param error what was thrown, or the event of a file that failed to load. */
      show: (error?: unknown) => void;
      /** The loader sets it (`load-app.ts`). Without it, nothing loads the app. */
      isAppLoading: boolean;
    };
  }
}

/** ms without a file arriving. */
var MAX_PAUSE = 20000;
/** ms until a repeated load counts as failed. */
var MAX_CHECK = 10000;

// Named once, because the build inserts it in the place of the name.
var data = __START_NOTICE__;

var timer: number | undefined;
/** Length of the document's text, which grows while the document is arriving. */
var documentLength = 0;
/** The first error of an inline script. */
var firstError: unknown;

function parameter(name: string) {
  // The last one, because parameters inside the hash win.
  var found = new RegExp('.*[?&]' + name + '=([^&#]*)').exec(window.location.href);
  return found ? found[1] || '' : '';
}

/** Whether the engine is older than the stated minimum (`build/engines.ts`): no `Promise.any` before Chromium 85 and Safari 14. */
function isOld() {
  return typeof Promise !== 'function' || !('any' in Promise);
}

/** Whether something failed to load: a time-out (nothing was thrown), the event of a file, or the error of an import. */
function isConnection(error: unknown) {
  return !(error instanceof Error) || /import/i.test(error.message);
}

function add<Name extends keyof HTMLElementTagNameMap>(parent: Element, name: Name, text: string) {
  var element = document.createElement(name);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}

function addTexts(notice: Element, language: string, error: unknown) {
  var texts = data.texts[language] as NoticeTexts;
  var phone = data.phones[parameter('appName')] || data.phone;
  var block = add(notice, 'div', '');
  block.lang = language;
  add(block, 'p', texts.failed);
  var hint = add(block, 'p', isOld() ? texts.update : isConnection(error) ? texts.connection : '');
  var retry = add(block, 'button', texts.retry);
  retry.type = 'button';
  retry.onclick = function () {
    retry.setAttribute('data-tapped', '');
    reload(function () {
      retry.removeAttribute('data-tapped');
      // Changed later, so that it is announced again.
      hint.textContent = '';
      setTimeout(function () {
        hint.textContent = texts.connection;
      });
    });
  };
  add(block, 'a', texts.service + ': ' + phone).href = 'tel:' + phone.replace(/[^\d+]/g, '');
}

/** Reloads the page if the app's server answers; otherwise the browser would show its error page instead of the first paint. */
function reload(onUnreachable: () => void) {
  var request = new XMLHttpRequest();
  request.open('HEAD', window.location.pathname);
  request.timeout = MAX_CHECK;
  request.onloadend = function () {
    if (request.status === 200) window.location.reload();
    else onUnreachable();
  };
  request.send();
}

function show(error?: unknown) {
  if (document.querySelector('.start-notice')) return;
  clearTimeout(timer);
  var body = document.body || document.documentElement;
  var notice = document.createElement('div');
  notice.className = 'start-notice';
  notice.setAttribute('role', 'alert');
  body.insertBefore(notice, body.firstChild);
  var own = data.languages[parameter('language')] || Object.keys(data.texts)[0] || '';
  addTexts(notice, own, error);
  if (isOld()) {
    for (var other in data.texts) if (other !== own) addTexts(notice, other, error);
  }
  if (__REPORT_URL__ !== undefined) report(__REPORT_URL__, error);
}

function report(url: string, error: unknown) {
  var found = /#([^?#]*)/.exec(window.location.href);
  var path = (found && found[1]) || '/';
  var agent = navigator.userAgent;
  var isKnown = data.routes && data.routes.indexOf(path) >= 0;
  var thrown = error instanceof Error ? error : undefined;
  var where = /assets\/[\w.-]+\.js:\d+:\d+/.exec((thrown && thrown.stack) || '');
  if (!navigator.sendBeacon) return;
  navigator.sendBeacon(
    url,
    JSON.stringify({
      kind: 'start',
      route: isKnown ? path : '*',
      version: __VERSION__,
      device: /iPhone|iPad|iPod/i.test(agent) ? 'ios' : /Android|HarmonyOS/i.test(agent) ? 'android' : 'desktop',
      name: thrown && thrown.name,
      where: where ? where[0] : undefined,
    }),
  );
}

/** The app removes the first paint when it starts. */
function isStarted() {
  return document.readyState !== 'loading' && !document.getElementById('first-paint');
}

function wait() {
  clearTimeout(timer);
  timer = window.setTimeout(check, MAX_PAUSE);
}

function check() {
  var length = (document.documentElement.textContent || '').length;
  var isGrowing = document.readyState === 'loading' && length > documentLength;
  documentLength = length;
  if (isGrowing) wait();
  else if (!isStarted()) show();
}

window.startNotice = { show: show, isAppLoading: false };
window.addEventListener(
  'error',
  function (event) {
    if (event.target instanceof HTMLScriptElement) {
      if (!isStarted()) show(event);
    } else firstError = firstError || event.error;
  },
  true,
);
document.addEventListener('DOMContentLoaded', function () {
  // The loader could not be parsed, or it threw.
  if (window.startNotice && !window.startNotice.isAppLoading) show(firstError);
});
// Each file that arrives is progress.
document.addEventListener('load', wait, true);
document.addEventListener('readystatechange', wait);
wait();
