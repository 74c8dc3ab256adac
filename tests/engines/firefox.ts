/** Drives Firefox with the commands of the WebKit host (`tests/webview/host.py`), by WebDriver BiDi. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { WebSocket } from 'undici';
import { functionOf, handlersScript, type Opening, type Parameters, RemoteBrowser, WORLD } from './remote-browser.ts';

interface View {
  context: string;
  userContext: unknown;
  files: readonly string[];
  /** Called when the document is replaced; what runs in it is never answered. */
  onNavigation: Set<() => void>;
}

/** A touch screen, scroll bars that take no room, and the user agent of a phone. */
const PREFERENCES = {
  'dom.w3c_touch_events.enabled': 1,
  'dom.w3c_touch_events.legacy_apis.enabled': true,
  'ui.primaryPointerCapabilities': 1,
  'ui.allPointerCapabilities': 1,
  'ui.useOverlayScrollbars': 1,
  'general.useragent.override': 'Mozilla/5.0 (Android 15; Mobile; rv:140.0) Gecko/140.0 Firefox/140.0',
};

const LISTENING = /WebDriver BiDi listening on (ws:\S+)/;

const EVENTS = ['browsingContext.navigationCommitted', 'input.fileDialogOpened', 'log.entryAdded', 'script.message'];

const WATCH_POLICY = `document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  report(violatedDirective + ' ' + blockedURI));`;

const string = (value: string) => ({ type: 'string', value });

export class Firefox extends RemoteBrowser<View> {
  #socket: WebSocket | undefined;

  /** @param path of the program. */
  static async start(path: string): Promise<Firefox> {
    const launched = await RemoteBrowser.launch(path, prepare, ['ignore', 'ignore', 'pipe']);
    const firefox = new Firefox(launched);
    const socket = new WebSocket(`${await addressOf(launched.program.stderr as Readable)}/session`);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', reject);
    });
    socket.addEventListener('message', ({ data }) => firefox.receive(String(data)));
    firefox.#socket = socket;
    await firefox.send('session.new', {
      capabilities: { alwaysMatch: { unhandledPromptBehavior: { file: 'dismiss' } } },
    });
    await firefox.send('session.subscribe', { events: EVENTS });
    return firefox;
  }

  protected readonly commands = {
    run: (view: View, details: Parameters) => this.#run(view, details),
    tap: ({ context }: View, { x, y }: Parameters) =>
      this.#act(context, { type: 'pointer', parameters: { pointerType: 'touch' } }, [
        { type: 'pointerMove', x, y },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ]),
    write: ({ context }: View, { text }: Parameters) =>
      this.#act(
        context,
        { type: 'key' },
        [...String(text)].flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
      ),
  };

  protected async create(): Promise<View> {
    const { userContext } = await this.send('browser.createUserContext', {});
    const { context } = await this.send('browsingContext.create', { type: 'tab', userContext });
    return { context: String(context), userContext, files: [], onNavigation: new Set() };
  }

  protected async load({ context }: View, { url, size: [width, height], handlers, scripts }: Opening): Promise<void> {
    const viewport = { width, height };
    await this.send('browsingContext.setViewport', { context, viewport, devicePixelRatio: 2 });
    const addScript = (code: string, channel: string, sandbox?: string) =>
      this.send('script.addPreloadScript', {
        functionDeclaration: `(report) => { ${code} }`,
        arguments: [{ type: 'channel', value: { channel } }],
        contexts: [context],
        sandbox,
      });
    await addScript(handlersScript(handlers), 'message');
    for (const script of [WATCH_POLICY, ...scripts]) await addScript(script, 'violation', WORLD);
    await this.send('browsingContext.navigate', { context, url, wait: 'complete' });
  }

  protected remove({ userContext }: View): Promise<unknown> {
    return this.send('browser.removeUserContext', { userContext });
  }

  protected write(text: string): void {
    this.#socket?.send(text);
  }

  protected onEvent(method: string, params: Parameters): void {
    const { context, source } = params as { context?: string; source?: { context?: string } };
    const view = [...this.views.values()].find((each) => each.context === (context ?? source?.context));
    if (view === undefined) return;
    switch (method) {
      case 'browsingContext.navigationCommitted':
        for (const onNavigation of view.onNavigation) onNavigation();
        break;
      case 'input.fileDialogOpened':
        void this.send('input.setFiles', { context, element: params.element, files: view.files });
        break;
      case 'log.entryAdded':
        if (params.level === 'error' || params.level === 'warn') {
          this.report({ event: 'console', text: String(params.text) });
        }
        break;
      case 'script.message': {
        const { value } = params.data as { value: string };
        if (params.channel === 'message') this.reportCall(value);
        else this.report({ event: 'violation', text: value });
        break;
      }
      default:
    }
  }

  async #act(context: string, source: Parameters, actions: readonly Parameters[]): Promise<void> {
    await this.send('input.performActions', { context, actions: [{ id: String(source.type), ...source, actions }] });
  }

  /** Runs the body of an asynchronous function in the page's world or in the driver's. */
  async #run({ context, onNavigation }: View, { body, argument, page }: Parameters): Promise<unknown> {
    const answer = this.send('script.callFunction', {
      functionDeclaration: functionOf(body),
      arguments: [string(JSON.stringify(argument ?? null))],
      target: page === true ? { context } : { context, sandbox: WORLD },
      awaitPromise: true,
    });
    let leave = () => {};
    const navigated = new Promise<never>((_, reject) => {
      leave = () => reject(new Error('navigated'));
    });
    onNavigation.add(leave);
    try {
      const { result, exceptionDetails } = await Promise.race([answer, navigated]);
      if (exceptionDetails !== undefined) throw new Error((exceptionDetails as { text: string }).text);
      return JSON.parse((result as { value?: string }).value ?? 'null');
    } finally {
      onNavigation.delete(leave);
    }
  }
}

/** Fills the profile. @returns the arguments of the program. */
async function prepare(profile: string): Promise<string[]> {
  const lines = Object.entries(PREFERENCES).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`,
  );
  await writeFile(join(profile, 'user.js'), lines.join(''));
  return ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
}

/** Where the program listens; it writes that on standard error, where it may also write warnings. */
async function addressOf(errors: Readable): Promise<string> {
  const lines: string[] = [];
  const address = await new Promise<string | undefined>((resolve) => {
    createInterface(errors)
      .on('line', (line) => {
        lines.push(line);
        const found = LISTENING.exec(line)?.[1];
        if (found !== undefined) resolve(found);
      })
      .on('close', () => resolve(undefined));
  });
  if (address === undefined) throw new Error(`Firefox did not start:\n${lines.join('\n')}`);
  return address;
}
