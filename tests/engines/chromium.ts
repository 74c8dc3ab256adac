/**
 * Drives a Chromium of any version with the commands of the WebKit host (`tests/webview/host.py`), by the DevTools protocol
 * over pipes. Playwright cannot open a page in versions as old as these.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable, Writable } from 'node:stream';
import type { Driver, HostEvent } from '../webview/host.ts';

/** What the protocol sends: an answer (`id`) or an event (`method`). */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Parameters;
  result?: Parameters;
  error?: { message: string };
}

type Parameters = Readonly<Record<string, unknown>>;

interface OpenCommand {
  view: string;
  url: string;
  size: readonly [number, number];
  handlers: readonly string[];
  scripts: readonly string[];
}

interface View {
  sessionId: string;
  browserContextId: unknown;
  /** Contexts of the main frame by world: `''` is the page's own. */
  contexts: Map<string, number>;
  files: readonly string[];
  onLoad: () => void;
}

const WORLD = 'driver';
const BINDING = 'tellDriver';

const ARGUMENTS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-dev-shm-usage',
  '--remote-debugging-pipe',
];

/** The program of a phone's web view would say so in its user agent. */
const phoneAgent = (version: string) =>
  `Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) ${version.replace('Headless', '')} Mobile Safari/537.36`;

/** The application's handlers, as in WebKit's web views. */
const handlersScript = (names: readonly string[]) => `{
  const messageHandlers = {};
  for (const name of ${JSON.stringify(names)}) {
    messageHandlers[name] = { postMessage: (body) => window.${BINDING}(JSON.stringify({ name, body })) };
  }
  if (window === window.top) window.webkit = { messageHandlers };
}`;

export class Chromium implements Driver {
  readonly #program: ChildProcess;
  readonly #folder: string;
  readonly #pipe: Writable;
  readonly #waiting = new Map<number, { resolve: (result: Parameters) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Set<(event: HostEvent) => void>();
  readonly #views = new Map<string, View>();
  #last = 0;
  #agent = '';
  #rest = '';

  private constructor(program: ChildProcess, folder: string) {
    this.#program = program;
    this.#folder = folder;
    this.#pipe = program.stdio[3] as Writable;
    const answers = program.stdio[4] as Readable;
    answers.setEncoding('utf8').on('data', (text: string) => this.#read(text));
    // A program that has ended closes the pipe.
    this.#pipe.on('error', () => undefined);
    program.on('exit', (code) => this.#failAll(new Error(`Chromium ended with ${code}`)));
  }

  /** @param path of the program. */
  static async start(path: string): Promise<Chromium> {
    const folder = await mkdtemp(join(tmpdir(), 'chromium-driver-'));
    const program = spawn(path, [...ARGUMENTS, `--user-data-dir=${folder}`], {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
      env: { ...process.env, TZ: 'America/Mexico_City' },
    });
    const chromium = new Chromium(program, folder);
    const { product } = await chromium.#send('Browser.getVersion', {});
    chromium.#agent = phoneAgent(String(product));
    return chromium;
  }

  listen(listener: (event: HostEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ask(command: string, details: Readonly<Record<string, unknown>>): Promise<unknown> {
    if (command === 'open') return this.#open(details as unknown as OpenCommand);
    const name = String(details.view);
    const view = this.#views.get(name);
    if (view === undefined) throw new Error(`no view ${name}`);
    const send = (method: string, parameters: Parameters) => this.#send(method, parameters, view.sessionId);
    switch (command) {
      case 'run':
        return this.#run(view, details);
      case 'tap': {
        const { x, y } = details;
        await send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
        return send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      }
      case 'write':
        return send('Input.insertText', { text: details.text });
      case 'files':
        view.files = details.files as string[];
        return undefined;
      case 'picture': {
        const { data } = await send('Page.captureScreenshot', { captureBeyondViewport: details.whole });
        return writeFile(String(details.file), String(data), 'base64');
      }
      case 'close':
        this.#views.delete(name);
        return this.#send('Target.disposeBrowserContext', { browserContextId: view.browserContextId });
      default:
        throw new Error(`no command ${command}`);
    }
  }

  async close(): Promise<void> {
    const ended = new Promise((resolve) => this.#program.once('exit', resolve));
    this.#program.kill('SIGKILL');
    await ended;
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  async #open({ view: name, url, size, handlers, scripts }: OpenCommand): Promise<string> {
    const { browserContextId } = await this.#send('Target.createBrowserContext', {});
    const { targetId } = await this.#send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.#send('Target.attachToTarget', { targetId, flatten: true });
    const view: View = {
      sessionId: String(sessionId),
      browserContextId,
      contexts: new Map(),
      files: [],
      onLoad: () => undefined,
    };
    this.#views.set(name, view);
    const send = (method: string, parameters: Parameters = {}) => this.#send(method, parameters, view.sessionId);
    const [width, height] = size;
    await send('Page.enable');
    await send('Runtime.enable');
    await send('Log.enable');
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setUserAgentOverride', { userAgent: this.#agent });
    await send('Runtime.addBinding', { name: BINDING });
    await send('Page.addScriptToEvaluateOnNewDocument', { source: handlersScript(handlers) });
    for (const source of scripts) {
      await send('Page.addScriptToEvaluateOnNewDocument', { source, worldName: WORLD });
    }
    const loaded = new Promise<void>((resolve) => {
      view.onLoad = resolve;
    });
    await send('Page.navigate', { url });
    await loaded;
    // Old versions forget it when the first page is opened.
    await send('Page.setInterceptFileChooserDialog', { enabled: true });
    return url;
  }

  /** Runs the body of an asynchronous function in the page's world or in the driver's. */
  async #run(view: View, { body, argument, page }: Parameters): Promise<unknown> {
    const executionContextId = view.contexts.get(page === true ? '' : WORLD);
    if (executionContextId === undefined) throw new Error('navigated');
    const { result, exceptionDetails } = await this.#send(
      'Runtime.callFunctionOn',
      {
        functionDeclaration: `async function (text) { const argument = JSON.parse(text); ${String(body)} }`,
        arguments: [{ value: JSON.stringify(argument ?? null) }],
        executionContextId,
        awaitPromise: true,
        returnByValue: true,
      },
      view.sessionId,
    ).catch((error: Error) => {
      throw /context|navigated|collected/i.test(error.message) ? new Error('navigated') : error;
    });
    if (exceptionDetails !== undefined) {
      const { exception, text } = exceptionDetails as { exception?: { description?: string }; text: string };
      throw new Error(exception?.description ?? text);
    }
    return (result as { value?: unknown }).value;
  }

  #send(method: string, params: Parameters, sessionId?: string): Promise<Parameters> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<Parameters>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#pipe.write(`${JSON.stringify({ id, method, params, sessionId })}\0`);
    return answer;
  }

  #read(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.#hear(JSON.parse(part) as Message);
  }

  #hear({ id, method = '', sessionId, params = {}, result = {}, error }: Message): void {
    if (id !== undefined) {
      const waiting = this.#waiting.get(id);
      this.#waiting.delete(id);
      if (error === undefined) waiting?.resolve(result);
      else waiting?.reject(new Error(error.message));
      return;
    }
    const view = [...this.#views.values()].find((each) => each.sessionId === sessionId);
    if (view === undefined) return;
    const tell = (event: HostEvent) => {
      for (const listener of this.#listeners) listener(event);
    };
    switch (method) {
      case 'Page.loadEventFired':
        view.onLoad();
        break;
      case 'Runtime.executionContextCreated': {
        const { id: contextId, name, auxData } = params.context as ExecutionContext;
        const world = auxData.isDefault ? '' : name;
        // The main frame's contexts are the first ones.
        if (!view.contexts.has(world)) view.contexts.set(world, contextId);
        break;
      }
      case 'Runtime.executionContextsCleared':
        view.contexts.clear();
        break;
      case 'Runtime.bindingCalled':
        tell({ event: 'message', ...(JSON.parse(String(params.payload)) as { name: string; body: unknown }) });
        break;
      case 'Runtime.exceptionThrown': {
        const { exception, text } = params.exceptionDetails as { exception?: { description?: string }; text: string };
        tell({ event: 'console', text: exception?.description ?? text });
        break;
      }
      case 'Runtime.consoleAPICalled': {
        const { type, args } = params as { type: string; args: { value?: unknown; description?: string }[] };
        const text = args.map(({ value, description }) => String(value ?? description)).join(' ');
        if (type === 'error' || type === 'warning') tell({ event: 'console', text });
        break;
      }
      case 'Log.entryAdded': {
        const { level, text } = params.entry as { level: string; text: string };
        if (level === 'error') tell({ event: 'console', text });
        break;
      }
      case 'Page.fileChooserOpened':
        void this.#send(
          'DOM.setFileInputFiles',
          { files: view.files, backendNodeId: params.backendNodeId },
          view.sessionId,
        );
        break;
      default:
    }
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}

interface ExecutionContext {
  id: number;
  name: string;
  auxData: { isDefault: boolean };
}
