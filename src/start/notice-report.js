// The part of `notice.js` that reports the failure, only in builds with field reports: without texts and values.
(function () {
  var found = /#([^?#]*)/.exec(location.href);
  var path = (found && found[1]) || '/';
  var agent = navigator.userAgent;
  var thrown = error instanceof Error ? error : {};
  var where = /assets\/[\w.-]+\.js:\d+:\d+/.exec(thrown.stack || '');
  var facts = {
    kind: 'start',
    route: data.routes.indexOf(path) >= 0 ? path : '*',
    version: data.version,
    device: /iPhone|iPad|iPod/i.test(agent) ? 'ios' : /Android|HarmonyOS/i.test(agent) ? 'android' : 'desktop',
    name: thrown.name,
    where: where ? where[0] : undefined,
  };
  if (navigator.sendBeacon) navigator.sendBeacon(data.reportUrl, JSON.stringify(facts));
})();
