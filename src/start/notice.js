// Inline script that tells the borrower when the app does not start: because something throws, a file does not arrive, or
// the engine is too old. The first paint stays readable behind the notice, which `app/take-over.tsx` removes if the app starts
// after all. Only ES5 and browser APIs of that time, because it also runs where the other scripts cannot be parsed.
(function (data) {
  // ms without a file arriving, and until a repeated load counts as failed.
  var MAX_PAUSE = 20000;
  var MAX_CHECK = 10000;
  var documentLength = 0;
  var timer;
  var firstError;

  function parameter(name) {
    // The last one, because parameters inside the hash win.
    var found = new RegExp('.*[?&]' + name + '=([^&#]*)').exec(location.href);
    return found ? found[1] : '';
  }
  // Not `table[key]`, which may be inherited.
  function own(table, key) {
    for (var name in table) if (name === key) return table[name];
    return '';
  }
  function add(parent, name, text) {
    var element = document.createElement(name);
    element.textContent = text;
    return parent.appendChild(element);
  }
  function ask(method, onAnswer) {
    var request = new XMLHttpRequest();
    request.open(method, location.pathname);
    request.timeout = MAX_CHECK;
    request.onloadend = function () {
      // Some servers refuse the method HEAD.
      if (method === 'HEAD' && request.status >= 400) ask('GET', onAnswer);
      else onAnswer(request.status === 200);
    };
    request.send();
  }
  // First asks the server again for each file: the browser may have kept a wrong one, for example the document in its place.
  function reload() {
    var pending = 1;
    function end() {
      pending -= 1;
      if (pending === 0) location.reload();
    }
    function check(link) {
      pending += 1;
      fetch(link.href, { cache: 'no-cache' })
        .then(function (answer) {
          return answer.text();
        })
        .then(end, end);
    }
    if (window.fetch) Array.prototype.forEach.call(document.querySelectorAll('link[href*="assets/"]'), check);
    end();
    setTimeout(function () {
      location.reload();
    }, MAX_CHECK);
  }
  function addTexts(notice, language, hintId) {
    var texts = data.texts[language];
    var phone = own(data.phones, parameter('appName')) || data.phone;
    var block = add(notice, 'div', '');
    block.lang = language;
    add(block, 'p', texts.failed);
    var hint = add(block, 'p', texts[hintId] || '');
    var retry = add(block, 'button', texts.retry);
    retry.type = 'button';
    retry.onclick = function () {
      retry.setAttribute('data-tapped', '');
      // Reloads only if the server answers; otherwise the browser would show its error page instead of the first paint.
      ask('HEAD', function (isThere) {
        if (isThere) return reload();
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
  function show(error) {
    if (document.querySelector('.start-notice')) return;
    clearTimeout(timer);
    // No `Promise.any` before Chromium 85 and Safari 14 (`build/engines.ts`).
    var isOld = typeof Promise !== 'function' || !('any' in Promise);
    // What failed to load: a time-out (nothing was thrown), the event of a file, or the error of an import.
    var isThrown = error instanceof Error && !/import/i.test(error.message);
    var hintId = isOld ? 'update' : isThrown ? '' : 'connection';
    var body = document.body || document.documentElement;
    var notice = document.createElement('div');
    notice.className = 'start-notice';
    notice.setAttribute('role', 'alert');
    body.insertBefore(notice, body.firstChild);
    var language = own(data.languages, parameter('language')) || Object.keys(data.texts)[0];
    addTexts(notice, language, hintId);
    for (var other in data.texts) if (isOld && other !== language) addTexts(notice, other, hintId);
    /* report */
  }
  function isStarted() {
    return document.readyState !== 'loading' && !document.getElementById('first-paint');
  }
  function wait() {
    clearTimeout(timer);
    timer = setTimeout(function () {
      // The document may still be arriving.
      var length = document.documentElement.textContent.length;
      var isGrowing = document.readyState === 'loading' && length > documentLength;
      documentLength = length;
      if (isGrowing) wait();
      else if (!isStarted()) show();
    }, MAX_PAUSE);
  }

  window.startNotice = { show: show, isAppLoading: false };
  function onError(event) {
    if (!(event.target instanceof HTMLScriptElement)) firstError = firstError || event.error;
    else if (!isStarted()) show(event);
  }
  window.addEventListener('error', onError, true);
  document.addEventListener('DOMContentLoaded', function () {
    // The loader could not be parsed, or it threw.
    if (!window.startNotice.isAppLoading) show(firstError);
  });
  // Each file that arrives is progress.
  document.addEventListener('load', wait, true);
  document.addEventListener('readystatechange', wait);
  wait();
})(__START_NOTICE__);
