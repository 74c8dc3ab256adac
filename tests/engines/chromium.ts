/**
 * Drives a Chromium of any version with the commands of the WebKit host (`tests/webview/host.py`), by the DevTools protocol
 * over pipes. Playwright cannot open a page in versions as old as these.
 */
import type { Readable, Writable } from 'node:stream';
import { functionOf, handlersScript, type Opening, type Parameters, RemoteBrowser, WORLD } from './remote-browser.ts';

interface View {
  sessionId: string;
  browserContextId: unknown;
  /** Contexts of the main frame by world: `''` is the page's own. */
  contexts: Map<string, number>;
  files: readonly string[];
  onLoad: () => void;
}

const BINDING = 'reportToDriver';

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

export class Chromium extends RemoteBrowser<View> {
  #agent = '';
  #rest = '';

  /** @param path of the program. */
  static async start(path: string): Promise<Chromium> {
    const launched = await RemoteBrowser.launch(path, (profile) => [...ARGUMENTS, `--user-data-dir=${profile}`], [
      'ignore',
      'ignore',
      'pipe',
      'pipe',
      'pipe',
    ]);
    launched.program.stderr?.resume();
    const chromium = new Chromium(launched);
    const answers = launched.program.stdio[4] as Readable;
    answers.setEncoding('utf8').on('data', (text: string) => chromium.#read(text));
    // A program that has ended closes the pipe.
    chromium.#pipe.on('error', () => undefined);
    const { product } = await chromium.send('Browser.getVersion', {});
    chromium.#agent = phoneAgent(String(product));
    return chromium;
  }

  get #pipe(): Writable {
    return this.program.stdio[3] as Writable;
  }

  protected readonly commands = {
    run: (view: View, details: Parameters) => this.#run(view, details),
    tap: async ({ sessionId }: View, { x, y }: Parameters) => {
      await this.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }, sessionId);
      await this.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }, sessionId);
    },
    write: ({ sessionId }: View, { text }: Parameters) => this.send('Input.insertText', { text }, sessionId),
  };

  protected async create(): Promise<View> {
    const { browserContextId } = await this.send('Target.createBrowserContext', {});
    const { targetId } = await this.send('Target.createTarget', { url: 'about:blank', browserContextId });
    const { sessionId } = await this.send('Target.attachToTarget', { targetId, flatten: true });
    return {
      sessionId: String(sessionId),
      browserContextId,
      contexts: new Map(),
      files: [],
      onLoad: () => undefined,
    };
  }

  protected async load(view: View, { url, size: [width, height], handlers, scripts }: Opening): Promise<void> {
    const send = (method: string, parameters: Parameters = {}) => this.send(method, parameters, view.sessionId);
    await send('Page.enable');
    await send('Runtime.enable');
    await send('Log.enable');
    await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 2, mobile: true });
    await send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await send('Emulation.setUserAgentOverride', { userAgent: this.#agent });
    await send('Runtime.addBinding', { name: BINDING });
    await send('Page.addScriptToEvaluateOnNewDocument', {
      source: `{ const report = (text) => window.${BINDING}(text); ${handlersScript(handlers)} }`,
    });
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
  }

  protected remove({ browserContextId }: View): Promise<unknown> {
    return this.send('Target.disposeBrowserContext', { browserContextId });
  }

  protected write(text: string): void {
    this.#pipe.write(`${text}\0`);
  }

  protected onEvent(method: string, params: Parameters, sessionId: string | undefined): void {
    const view = [...this.views.values()].find((each) => each.sessionId === sessionId);
    if (view === undefined) return;
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
        this.reportCall(params.payload);
        break;
      case 'Runtime.exceptionThrown':
        this.report({ event: 'console', text: messageOf(params.exceptionDetails) });
        break;
      case 'Runtime.consoleAPICalled': {
        const { type, args } = params as { type: string; args: { value?: unknown; description?: string }[] };
        const text = args.map(({ value, description }) => String(value ?? description)).join(' ');
        if (type === 'error' || type === 'warning') this.report({ event: 'console', text });
        break;
      }
      case 'Log.entryAdded': {
        const { level, text } = params.entry as { level: string; text: string };
        if (level === 'error') this.report({ event: 'console', text });
        break;
      }
      case 'Page.fileChooserOpened':
        void this.send(
          'DOM.setFileInputFiles',
          { files: view.files, backendNodeId: params.backendNodeId },
          view.sessionId,
        );
        break;
      default:
    }
  }

  /** Runs the body of an asynchronous function in the page's world or in the driver's. */
  async #run(view: View, { body, argument, page }: Parameters): Promise<unknown> {
    const executionContextId = view.contexts.get(page === true ? '' : WORLD);
    if (executionContextId === undefined) throw new Error('navigated');
    const { result, exceptionDetails } = await this.send(
      'Runtime.callFunctionOn',
      {
        functionDeclaration: functionOf(body),
        arguments: [{ value: JSON.stringify(argument ?? null) }],
        executionContextId,
        awaitPromise: true,
        returnByValue: true,
      },
      view.sessionId,
    ).catch((error: Error) => {
      throw /context|navigated|collected/i.test(error.message) ? new Error('navigated') : error;
    });
    if (exceptionDetails !== undefined) throw new Error(messageOf(exceptionDetails));
    return JSON.parse((result as { value?: string }).value ?? 'null');
  }

  #read(text: string): void {
    const parts = (this.#rest + text).split('\0');
    this.#rest = parts.pop() ?? '';
    for (const part of parts) this.receive(part);
  }
}

interface ExecutionContext {
  id: number;
  name: string;
  auxData: { isDefault: boolean };
}

function messageOf(exceptionDetails: unknown): string {
  const { exception, text } = exceptionDetails as { exception?: { description?: string }; text: string };
  return exception?.description ?? text;
}
