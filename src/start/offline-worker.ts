/**
 * The service worker: answers with the saved document and the saved files of the build where the network does not answer.
 * It never handles an API call or another origin, so it stores no answer of the server. A file of its own (`build/offline.ts`).
 */

/** The build inserts it. Paths are relative to the folder of the document. */
export interface OfflineBuild {
  /** Changes with each build. */
  id: string;
  /** The security policy of the document, which has the hashes of all its scripts. */
  policy: string;
  /** The routes without their first slash, and `index`. */
  screens: readonly string[];
  files: readonly string[];
  /** How many of them, from the start of the list, are saved at once: those that the saved payment codes need. */
  needed: number;
}

/** What TypeScript's DOM types lack. */
interface InstallEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
  /** Chromium from version 123. */
  addRoutes?(rule: object): Promise<void>;
}
interface FetchEvent extends InstallEvent {
  readonly request: Request;
  readonly clientId: string;
  readonly resultingClientId: string;
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}
interface WorkerScope {
  readonly registration: ServiceWorkerRegistration & { navigationPreload?: NavigationPreloadManager };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(name: 'install' | 'activate', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: FetchEvent) => void): void;
}

const worker = globalThis as unknown as WorkerScope;
// Named once, because the build inserts it in the place of the name.
const build: OfflineBuild = __OFFLINE_BUILD__;

/** ms. A network that is slower counts as absent, if the answer is saved. */
const LIMIT = 3000;
/** Characters at the start of the document that contain the policy's start. */
const HEAD = 500;
/** The policy's first directives, which the document of every build has. */
const POLICY_START = build.policy.slice(0, build.policy.indexOf("'sha"));

const folder = new URL('./', location.href).href;
const PREFIX = `offline ${folder} `;
const CACHE = PREFIX + build.id;
const files = new Set(build.files);
/** The open pages whose document was saved. Their files need not wait for the network. */
const offlinePages = new Set<string>();

worker.addEventListener('install', (event) => {
  // Calls and files of other origins do not wait for the worker.
  const others = { not: { or: [{ requestMode: 'navigate' }, { urlPattern: `${folder}assets/*` }] } };
  event.addRoutes?.({ condition: others, source: 'network' }).catch(() => undefined);
  event.waitUntil(
    install().catch(async (error) => {
      // The device may have no space left.
      await caches.delete(CACHE);
      throw error;
    }),
  );
});

worker.addEventListener('activate', (event) => event.waitUntil(activate()));

worker.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  const path = url.startsWith(folder) ? url.slice(folder.length).replace(/[?#].*/s, '') : undefined;
  if (method !== 'GET' || path === undefined) return;
  // What a messenger has added to a path is no part of it.
  if (mode === 'navigate') {
    if (build.screens.includes(/^[\w/-]*\w|^/.exec(path)?.[0] ?? '')) event.respondWith(answerDocument(event));
  } else if (path.startsWith('assets/')) event.respondWith(answerFile(event, path));
});

async function install(): Promise<void> {
  const cache = await caches.open(CACHE);
  const save = async (path: string) => {
    const response = await fetch(path, { priority: 'low' });
    if (!isFile(response)) throw new Error(path);
    await cache.put(path, forCache(response));
  };
  const saveDocument = async () => {
    const response = await fetch(folder, { cache: 'no-cache' });
    // A server may redirect to the document's own name.
    const isOwn =
      response.ok && response.url.startsWith(folder) && (await response.clone().text()).includes(build.policy);
    // During a deployment it may be that of another build.
    if (!isOwn) throw new Error(folder);
    await cache.put(folder, forCache(response));
  };
  await Promise.all([saveDocument(), ...build.files.slice(0, build.needed).map(save)]);
  await worker.skipWaiting();
}

/** Keeps the files of the previous build, which open pages may need. */
async function activate(): Promise<void> {
  const previous = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  await Promise.all(previous.slice(0, -1).map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  // Also for the files that the page loads later in the first visit.
  await worker.clients.claim();
}

async function answerDocument(event: FetchEvent): Promise<Response> {
  const network = loadDocument(event);
  const own = network.then(async (response) =>
    (await isDocument(response, event.request.url)) ? response : undefined,
  );
  event.waitUntil(own.catch(() => undefined));
  const answer = await withinLimit(own);
  if (answer !== undefined) return answer;
  const saved = await caches.match(folder, { cacheName: CACHE });
  if (saved === undefined) return network;
  offlinePages.add(event.resultingClientId);
  return saved;
}

const loadDocument = async ({ preloadResponse, request }: FetchEvent): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

/** Whether it is the document of a build of the app, or leads to it: no error, and not the page of a captive portal. */
async function isDocument(response: Response, url: string): Promise<boolean> {
  // Fails if the redirect leads to another origin.
  if (response.type === 'opaqueredirect') return isDocument(await fetch(url, { mode: 'same-origin' }), url);
  // The browser asks for a password.
  if (response.status === 401) return true;
  if (!response.ok) return false;
  const reader = response.clone().body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let isRead = false; !isRead && text.length < HEAD; ) {
    const part = await reader?.read();
    isRead = part?.done ?? true;
    text += decoder.decode(part?.value, { stream: true });
  }
  void reader?.cancel();
  return text.includes(POLICY_START);
}

async function answerFile(event: FetchEvent, path: string): Promise<Response> {
  const { request, clientId } = event;
  const search = caches.match(request.url, { ignoreVary: true });
  if (offlinePages.has(clientId)) {
    const saved = await search;
    if (saved !== undefined) return saved;
  }
  const network = fetch(request);
  const own = network.then((response) => (isFile(response) ? response : undefined));
  own.catch(() => undefined);
  const saved = await search;
  if (saved !== undefined) return (await withinLimit(own)) ?? saved;
  if (files.has(path)) event.waitUntil(network.then(saveCopy).catch(() => undefined));
  return network;
}

async function saveCopy(response: Response): Promise<void> {
  if (!isFile(response)) return;
  // Before the page reads it.
  const copy = response.clone();
  // A build without the worker has deleted the cache.
  if (await caches.has(CACHE)) await (await caches.open(CACHE)).put(response.url, forCache(copy));
}

/** A copy that can be saved and shown: a cache refuses `Vary: *`, and a browser refuses a saved page that came from a redirect. */
function forCache({ body, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('Vary');
  return new Response(body, { headers: kept });
}

const isFile = (response: Response) =>
  response.ok && !response.redirected && response.headers.get('Content-Type')?.startsWith('text/html') !== true;

/** Undefined if it fails, or takes too long. */
const withinLimit = (answer: Promise<Response | undefined>): Promise<Response | undefined> =>
  Promise.race([
    answer.catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), LIMIT)),
  ]);
