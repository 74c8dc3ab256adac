/** The kinds of faults of the device and the host application. */
import type { Kind } from './kinds.ts';

/** A fault of the device or the host application, as a script that runs before the page's own. */
export interface DeviceKind extends Kind {
  script: string;
  /** A write uses what is broken. `npm test` applies these kinds to writes, and the others to reads. */
  concernsWrites: boolean;
}

const getter = (object: string, name: string, does: string) =>
  `Object.defineProperty(${object}, '${name}', { configurable: true, get() { ${does} } });`;
const denied = "throw new DOMException('Denied', 'SecurityError');";

/** The faults of what a write uses, by name. */
const OF_WRITES: Readonly<Record<string, string>> = {
  'storage denied': getter('window', 'localStorage', denied) + getter('window', 'sessionStorage', denied),
  'local storage denied': getter('window', 'localStorage', denied),
  'session storage denied': getter('window', 'sessionStorage', denied),
  'no storage': getter('window', 'localStorage', 'return null;') + getter('window', 'sessionStorage', 'return null;'),
  'storage full': "Storage.prototype.setItem = () => { throw new DOMException('Full', 'QuotaExceededError'); };",
  'storage with other values': "Storage.prototype.getItem = () => '{\"broken';",
  'storage with null': "Storage.prototype.getItem = () => 'null';",
  'IndexedDB denied': `IDBFactory.prototype.open = () => { ${denied} };`,
  'no IndexedDB': getter('window', 'indexedDB', 'return undefined;'),
  'IndexedDB broken': `IDBFactory.prototype.open = () => {
      const request = { error: new DOMException('Broken', 'UnknownError') };
      queueMicrotask(() => request.onerror?.(new Event('error')));
      return request;
    };`,
  'no locks': getter('Navigator.prototype', 'locks', 'return undefined;'),
  'locks denied': "LockManager.prototype.request = () => Promise.reject(new DOMException('Denied', 'SecurityError'));",
  'no random UUID': 'delete Crypto.prototype.randomUUID;',
  'a clock of 1970': 'const real = Date.now; const start = real(); Date.now = () => real() - start;',
  'a clock ten years ahead': 'const real = Date.now; Date.now = () => real() + 315_360_000_000;',
  'a browser that believes it is offline': getter('Navigator.prototype', 'onLine', 'return false;'),
};

const OTHERS: Readonly<Record<string, string>> = {
  'IndexedDB that never answers': 'IDBFactory.prototype.open = () => ({});',
  'cookies denied': `Object.defineProperty(Document.prototype, 'cookie', { get() { ${denied} }, set() { ${denied} } });`,
  'no clipboard': `${getter('Navigator.prototype', 'clipboard', 'return undefined;')} document.execCommand = () => false;`,
  'clipboard denied':
    "Clipboard.prototype.writeText = () => Promise.reject(new DOMException('Denied', 'NotAllowedError')); document.execCommand = () => false;",
  'service workers denied': `Object.defineProperty(Navigator.prototype, 'serviceWorker', { get() { ${denied} } });`,
  // The router's first entry is still taken.
  'a history that is full': `const { replaceState } = History.prototype;
    let isFull = false;
    History.prototype.replaceState = function (...entry) {
      if (isFull) ${denied}
      isFull = true;
      replaceState.apply(this, entry);
    };
    History.prototype.pushState = () => { ${denied} };`,
  'a host without handlers': 'window.webkit = { messageHandlers: {} };',
  'a host without a table of handlers': 'window.webkit = {};',
  'handlers that throw':
    "window.webkit = { messageHandlers: new Proxy({}, { get: () => ({ postMessage() { throw new Error('No'); } }) }) };",
  'handlers that are no functions':
    "window.webkit = { messageHandlers: new Proxy({}, { get: () => ({ postMessage: 'x' }) }) };",
  'handlers that cannot be read':
    "window.webkit = { messageHandlers: new Proxy({}, { get() { throw new Error('No'); } }) };",
  'a table of handlers that cannot be read': "window.webkit = { get messageHandlers() { throw new Error('No'); } };",
};

export const DEVICE_KINDS: readonly DeviceKind[] = Object.entries({ ...OF_WRITES, ...OTHERS }).map(
  ([name, script]) => ({ name, group: 'environment', script, concernsWrites: name in OF_WRITES }),
);
