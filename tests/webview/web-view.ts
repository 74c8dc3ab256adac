/** A web view of the host: opens an address, taps and reads elements, and records the page's calls of the native application. */
import { setTimeout as pause } from 'node:timers/promises';
import { BRIDGE_NAMES } from '../../theme/brands.ts';
import type { Driver, HostEvent } from './host.ts';
import type { Target, Tools, Words } from './page-tools.ts';
import { STATE_TIMEOUT } from './timeouts.ts';

export type BridgeMessage = readonly [name: string, body: unknown];

/** All names of the table (contract, section 4). */
export const ALL_HANDLERS: readonly string[] = Object.values(BRIDGE_NAMES);

export interface Opening {
  /** The calls that the application handles; all by default. */
  handlers?: readonly string[];
  /** Those that throw when they are called. */
  throwing?: readonly string[];
  dark?: boolean;
}

const SIZE = [390, 844] as const;

/** What WebKit says when a preloaded file is not used within seconds, and when a page is left while a file is loading. */
const REMARKS = [
  /^console: CONSOLE OTHER WARN The resource \S+ was preloaded using link preload but not used/,
  /CONSOLE JS ERROR Fetch API cannot load \S+\/assets\/\S+ due to access control checks/,
];

type Named = string | RegExp;

const words = (named: Named): Words => (typeof named === 'string' ? named : { pattern: named.source });

/** An element by its role and its accessible name. */
export function role(name: string, named?: Named, more: Pick<Target, 'within' | 'nth'> = {}): Target {
  return { role: name, ...(named === undefined ? {} : { name: words(named) }), ...more };
}

export const text = (named: Named): Target => ({ text: words(named) });
export const label = (named: Named): Target => ({ label: words(named) });

export class WebView {
  static #count = 0;
  readonly #host: Driver;
  readonly #name: string;
  readonly #events: HostEvent[] = [];
  readonly #stopListening: () => void;
  #expected: RegExp[] = [...REMARKS];
  #read = new Set<HostEvent>();

  private constructor(host: Driver) {
    WebView.#count += 1;
    this.#host = host;
    this.#name = `view-${WebView.#count}`;
    this.#stopListening = host.listen((event) => this.#events.push(event));
  }

  /** @param scripts for the driver's world: the bundle of `page-tools.ts`, and others. */
  static async open(host: Driver, scripts: string[], url: string, opening: Opening = {}): Promise<WebView> {
    const view = new WebView(host);
    const { handlers = ALL_HANDLERS, throwing = [], dark = false } = opening;
    await view.#ask('open', { url, size: SIZE, handlers, throwing, dark, scripts });
    return view;
  }

  async tap(target: Target): Promise<void> {
    await this.#ask('tap', await this.#inPage('place', target));
  }

  async type(target: Target, content: string): Promise<void> {
    await this.tap(target);
    await this.#inPage('focused', target);
    await this.#ask('write', { text: content });
  }

  /** Waits for an element. @returns its text. */
  async see(target: Target): Promise<string> {
    return this.#inPage('see', target);
  }

  async gone(target: Target): Promise<void> {
    await this.#inPage('gone', target);
  }

  async settled(): Promise<void> {
    await this.#inPage('settled');
  }

  /** The current address. */
  async address(): Promise<URL> {
    return new URL(await this.#run<string>('return location.href'));
  }

  /** Runs a script in the page's own world, as the native application can. */
  async evaluate<Value>(body: string, argument?: unknown): Promise<Value> {
    return (await this.#ask('run', { body, argument, page: true })) as Value;
  }

  async reload(): Promise<void> {
    await this.#run('location.reload()').catch(() => undefined);
  }

  async back(): Promise<void> {
    await this.#run('history.back()').catch(() => undefined);
  }

  /** Sets the file that the next photo picker returns. */
  async giveFiles(...files: string[]): Promise<void> {
    await this.#ask('files', { files });
  }

  /** The application stops listening to all calls while the page is open. */
  async takeHandlers(): Promise<void> {
    await this.#ask('take', { names: ALL_HANDLERS });
  }

  /** Waits until the page is stable, and takes its picture if all tests run. @param file a path that ends with .png. */
  async photograph(file: string, whole = false): Promise<void> {
    await this.settled();
    if (this.#host.takesPictures) await this.#ask('picture', { file, whole });
  }

  /** The calls of the native application so far. */
  messages(): BridgeMessage[] {
    return this.#events.flatMap(({ event, name = '', body }) => (event === 'message' ? [[name, body] as const] : []));
  }

  /** The body of the next message to this handler that was not read yet. */
  async message(name: string): Promise<unknown> {
    return (
      await this.#next((received) => received.event === 'message' && received.name === name, `a message to ${name}`)
    ).body;
  }

  /** The next address that the page opens outside itself: a new window, or another application's URL scheme. */
  async handedOver(event: 'window' | 'leave'): Promise<string | undefined> {
    return (await this.#next((received) => received.event === event, `a ${event}`)).url;
  }

  /** Declares console output that the current test expects. */
  expectOnConsole(...patterns: RegExp[]): void {
    this.#expected.push(...patterns);
  }

  /** Unexpected problems: console output, violations of the security policy, a crash. */
  async problems(): Promise<string[]> {
    // All events that the page sent before this answer have arrived by then.
    await this.#run('return true');
    return this.#events
      .filter(({ event }) => event === 'console' || event === 'violation' || event === 'crash')
      .map(({ event, text: said = '' }) => `${event}: ${said}`)
      .filter((line) => !this.#expected.some((pattern) => pattern.test(line)));
  }

  async close(): Promise<void> {
    await this.#ask('close', {});
    this.#stopListening();
  }

  async #next(wanted: (received: HostEvent) => boolean, what: string): Promise<HostEvent> {
    const find = () => this.#events.find((received) => !this.#read.has(received) && wanted(received));
    const found =
      find() ??
      (await new Promise<HostEvent | undefined>((resolve) => {
        const timer = setTimeout(() => end(undefined), STATE_TIMEOUT);
        const stop = this.#host.listen((received) => wanted(received) && end(received));
        const end = (received: HostEvent | undefined) => {
          clearTimeout(timer);
          stop();
          resolve(received);
        };
      }));
    if (found === undefined) throw new Error(`${what} did not come; on screen:\n${await this.#inPage('words')}`);
    this.#read.add(found);
    return found;
  }

  /** Calls the tools in the page, again if a navigation has removed them meanwhile. */
  async #inPage<Name extends keyof Tools>(
    name: Name,
    ...[target]: Parameters<Tools[Name]>
  ): Promise<Awaited<ReturnType<Tools[Name]>>> {
    const end = Date.now() + STATE_TIMEOUT;
    for (;;) {
      try {
        return await this.#run<Awaited<ReturnType<Tools[Name]>>>(
          `return tools[${JSON.stringify(name)}](argument)`,
          target,
        );
      } catch (error) {
        const { message } = error as Error;
        if (!/navigated|tools|no longer reachable/.test(message) || Date.now() > end) {
          if (name === 'words') throw error;
          const shown = await this.#run<string>('return document.body.innerText').catch(() => '');
          throw new Error(`${name}: ${message}\nOn screen:\n${shown}`);
        }
        await pause(20);
      }
    }
  }

  async #run<Value>(body: string, argument?: unknown): Promise<Value> {
    return (await this.#ask('run', { body, argument })) as Value;
  }

  #ask(command: string, details: object): Promise<unknown> {
    return this.#host.ask(command, { view: this.#name, ...details });
  }
}
