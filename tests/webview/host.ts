/** Starts the host program and exchanges JSON lines with it (see host.py). */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { ANSWER_TIMEOUT } from './timeouts.ts';

export const HOST_PROGRAM = join(import.meta.dirname, 'host.py');

/** Events of the page. */
export interface HostEvent {
  event: 'ready' | 'message' | 'console' | 'violation' | 'window' | 'leave' | 'picker' | 'crash';
  name?: string;
  body?: unknown;
  text?: string;
  url?: string;
}

interface Answer {
  id: number;
  value?: unknown;
  error?: string;
}

/** What opens pages of the app in an engine; `host.py` lists the commands. */
export interface Driver {
  /** @returns a function that removes the listener. */
  listen(listener: (event: HostEvent) => void): () => void;
  /** @throws Error with the engine's message when the command fails. */
  ask(command: string, details: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): Promise<void>;
  readonly takesPictures: boolean;
}

type Waiting = { resolve: (value: unknown) => void; reject: (error: Error) => void };

export class Host implements Driver {
  readonly takesPictures = process.env.TEST_PART === undefined;
  readonly #program: ChildProcess;
  readonly #folder: string;
  readonly #ended: Promise<unknown>;
  readonly #waiting = new Map<number, Waiting>();
  readonly #listeners = new Set<(event: HostEvent) => void>();
  #last = 0;

  private constructor(program: ChildProcess, folder: string) {
    this.#program = program;
    this.#folder = folder;
    // WebKit's processes hold its standard output open, so all of them have ended.
    this.#ended = new Promise((resolve) => program.once('close', resolve));
    if (program.stdout !== null) createInterface(program.stdout).on('line', (line) => this.#hear(line));
    program.on('exit', (code) => this.#failAll(new Error(`the host ended with ${code}`)));
  }

  /** @param display of an X server, such as `:1`. @throws Error when the host ends before it is ready. */
  static async start(python: string, display: string): Promise<Host> {
    const folder = await mkdtemp(join(tmpdir(), 'webview-host-'));
    const program = spawn(python, [HOST_PROGRAM], {
      stdio: ['pipe', 'pipe', 'inherit'],
      // Two device pixels for each CSS pixel, as on a phone.
      env: {
        ...process.env,
        DISPLAY: display,
        GDK_BACKEND: 'x11',
        GDK_SCALE: '2',
        PYTHONDONTWRITEBYTECODE: '1',
        TMPDIR: folder,
        TZ: 'America/Mexico_City',
      },
    });
    const host = new Host(program, folder);
    await new Promise<void>((resolve, reject) => {
      host.listen(({ event }) => event === 'ready' && resolve());
      program.once('error', reject);
      program.once('exit', (code) => reject(new Error(`the host ended with ${code}`)));
    });
    return host;
  }

  listen(listener: (event: HostEvent) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  async ask(command: string, details: Readonly<Record<string, unknown>>): Promise<unknown> {
    this.#last += 1;
    const id = this.#last;
    const answer = new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error(`no answer to ${command}`)), ANSWER_TIMEOUT);
      const settle =
        <Value>(end: (value: Value) => void) =>
        (value: Value) => {
          clearTimeout(timer);
          this.#waiting.delete(id);
          end(value);
        };
      this.#waiting.set(id, { resolve: settle(resolve), reject: settle(reject) });
    });
    this.#program.stdin?.write(`${JSON.stringify({ id, do: command, ...details })}\n`);
    return answer;
  }

  async close(): Promise<void> {
    this.#program.stdin?.end();
    await this.#ended;
    await rm(this.#folder, { recursive: true });
  }

  #hear(line: string): void {
    const said = JSON.parse(line) as Answer | HostEvent;
    if ('event' in said) {
      for (const listener of this.#listeners) listener(said);
      return;
    }
    const waiting = this.#waiting.get(said.id);
    if (said.error === undefined) waiting?.resolve(said.value);
    else waiting?.reject(new Error(said.error));
  }

  #failAll(error: Error): void {
    for (const { reject } of [...this.#waiting.values()]) reject(error);
  }
}
