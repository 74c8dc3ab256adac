/** What the drivers of Chromium and Firefox share: the process with its profile, the messages of the protocol, and the commands. */
import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, HostEvent } from '../webview/host.ts';

export type Parameters = Readonly<Record<string, unknown>>;

/** What the protocol sends: an answer (`id`) or an event (`method`). */
interface Message {
  id?: number;
  method?: string;
  sessionId?: string;
  params?: Parameters;
  result?: Parameters;
  /** In the DevTools protocol an object, in WebDriver BiDi a code beside `message`. */
  error?: string | { message: string };
  message?: string;
}

export interface Opening {
  url: string;
  size: readonly [number, number];
  handlers: readonly string[];
  scripts: readonly string[];
}

/** The isolated world of the driver's own scripts. */
export const WORLD = 'driver';

/** Code that adds the native handlers to a page, under WebKit's names. It reports each call to the driver: `report` must be defined around it. */
export const handlersScript = (names: readonly string[]) => `
  const messageHandlers = {};
  for (const name of ${JSON.stringify(names)}) {
    messageHandlers[name] = { postMessage: (body) => report(JSON.stringify({ name, body })) };
  }
  if (window === window.top) window.webkit = { messageHandlers };`;

/** A function around the body of an asynchronous one. Its argument and its result are JSON texts. */
export const functionOf = (body: unknown) =>
  `async (text) => JSON.stringify(await (async (argument) => { ${String(body)} })(JSON.parse(text)))`;

export abstract class RemoteBrowser<View extends { files: readonly string[] }> implements Driver {
  protected readonly program: ChildProcess;
  protected readonly views = new Map<string, View>();
  /** Pictures are WebKit's. */
  readonly takesPictures = false;
  readonly #profile: string;
  readonly #ended: Promise<unknown>;
  readonly #waiting = new Map<number, { resolve: (result: Parameters) => void; reject: (error: Error) => void }>();
  readonly #listeners = new Set<(event: HostEvent) => void>();
  #last = 0;

  protected constructor({ program, profile }: { program: ChildProcess; profile: string }) {
    this.program = program;
    this.#profile = profile;
    // Its processes hold its standard error open, so all of them have ended.
    this.#ended = new Promise((resolve) => program.once('close', resolve));
    program.on('exit', (code) => {
      for (const { reject } of this.#waiting.values()) reject(new Error(`the browser ended with ${code}`));
      this.#waiting.clear();
    });
  }

  /** Starts the program with a new profile. @param parameters given the profile's folder. */
  protected static async launch(
    path: string,
    parameters: (profile: string) => readonly string[] | Promise<readonly string[]>,
    stdio: SpawnOptions['stdio'],
  ): Promise<{ program: ChildProcess; profile: string }> {
    const profile = await mkdtemp(join(tmpdir(), 'engine-'));
    const env = { ...process.env, TZ: 'America/Mexico_City' };
    return { program: spawn(path, [...(await parameters(profile))], { stdio, env }), profile };
  }

  /** All commands but `open`, `files` and `close` (see `tests/webview/host.py`). */
  protected abstract readonly commands: Readonly<Record<string, (view: View, details: Parameters) => Promise<unknown>>>;
  /** Creates an empty page with a storage of its own. */
  protected abstract create(): Promise<View>;
  /** Opens the address in it. @returns when it is loaded. */
  protected abstract load(view: View, opening: Opening): Promise<void>;
  protected abstract remove(view: View): Promise<unknown>;
  protected abstract write(text: string): void;
  protected abstract onEvent(method: string, params: Parameters, sessionId: string | undefined): void;

  listen(listener: (event: HostEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ask(command: string, details: Parameters): Promise<unknown> {
    const name = String(details.view);
    if (command === 'open') {
      const created = await this.create();
      this.views.set(name, created);
      return this.load(created, details as unknown as Opening);
    }
    const view = this.views.get(name);
    if (view === undefined) throw new Error(`no view ${name}`);
    if (command === 'close') {
      this.views.delete(name);
      return this.remove(view);
    }
    if (command === 'files') {
      view.files = details.files as string[];
      return undefined;
    }
    const run = this.commands[command];
    if (run === undefined) throw new Error(`no command ${command}`);
    return run(view, details);
  }

  async close(): Promise<void> {
    this.program.kill('SIGKILL');
    await this.#ended;
    await rm(this.#profile, { recursive: true });
  }

  protected report(event: HostEvent): void {
    for (const listener of this.#listeners) listener(event);
  }

  /** @param call JSON from a handler of `handlersScript`. */
  protected reportCall(call: unknown): void {
    this.report({ event: 'message', ...(JSON.parse(String(call)) as { name: string; body: unknown }) });
  }

  protected send(method: string, params: Parameters, sessionId?: string): Promise<Parameters> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise<Parameters>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.write(JSON.stringify({ id, method, params, sessionId }));
    return answer;
  }

  protected receive(text: string): void {
    const { id, method = '', params = {}, result = {}, sessionId, error, message = '' } = JSON.parse(text) as Message;
    if (id === undefined) {
      this.onEvent(method, params, sessionId);
      return;
    }
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (error === undefined) waiting?.resolve(result);
    else waiting?.reject(new Error(typeof error === 'string' ? `${error}: ${message}` : error.message));
  }
}
