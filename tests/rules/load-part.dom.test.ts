import { beforeEach, expect, it, vi } from 'vitest';
import { holdTimers } from '../hold-timers';

beforeEach(() => vi.resetModules());

it.each([
  [{ Vary: 'Origin' }, 'first.js'],
  [{ Vary: 'Accept-Encoding, origin' }, 'first.js'],
  [{ Vary: '*' }, 'first.js'],
  [{ 'Cache-Control': 'private, no-store' }, 'first.js'],
  [{ Vary: 'Accept-Encoding, X-Origin-Region', 'Cache-Control': 'no-cache' }, 'first.js second.js'],
  [{}, 'first.js second.js'],
])('With the headers %j, these files are fetched before they are imported: %s', async (headers, expected) => {
  const fetched: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address.slice(address.lastIndexOf('/') + 1));
    return new Response('', { headers });
  });
  const { loadPart } = await import('../../src/start/load-part');
  for (const name of ['first.js', 'second.js'])
    expect(await loadPart(async () => name, [name], 'https://app.example/assets/')).toBe(name);
  expect(fetched.join(' ')).toBe(expected);
});

it.each([
  ['the document', new Response('<!doctype html>', { headers: { 'Content-Type': 'text/html; charset=utf-8' } })],
  ['an error', new Response('', { status: 404 })],
])('A file in whose place the browser has kept %s is requested anew', async (_wrong, kept) => {
  const right = new Response('', { headers: { 'Content-Type': 'text/javascript' } });
  const fetched = vi.fn(async (_address: string, { cache }: RequestInit = {}) => (cache === 'reload' ? right : kept));
  vi.stubGlobal('fetch', fetched);
  const { loadPart } = await import('../../src/start/load-part');
  expect(await loadPart(async () => 'part', ['part.js'], 'https://app.example/assets/')).toBe('part');
  expect(fetched).toHaveBeenCalledTimes(2);
});

it('A file that does not come is announced, as Vite does, for the field reports', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 404 }));
  const announced: unknown[] = [];
  const note = (event: Event) => announced.push(Reflect.get(event, 'payload'));
  window.addEventListener('vite:preloadError', note);
  const { loadPart } = await import('../../src/start/load-part');
  const failure = await loadPart(async () => 'part', ['part.js'], 'https://app.example/assets/').catch(
    (error) => error,
  );
  window.removeEventListener('vite:preloadError', note);
  expect(failure).toBeInstanceOf(Error);
  expect(announced).toEqual([failure]);
});

it.each(['error', 'load'])(
  'A style sheet in whose place the browser has kept another file (event %s) is requested anew',
  async (event) => {
    const fetched = vi.fn(async () => new Response());
    vi.stubGlobal('fetch', fetched);
    const added: HTMLLinkElement[] = [];
    vi.spyOn(document.head, 'append').mockImplementation((link) => {
      if (!(link instanceof HTMLLinkElement)) return;
      added.push(link);
      const rules = added.length === 1 ? [] : [{}];
      Object.defineProperty(link, 'sheet', { value: { cssRules: rules } });
      setTimeout(() => link.dispatchEvent(new Event(added.length === 1 ? event : 'load')));
    });
    const { loadPart } = await import('../../src/start/load-part');
    expect(await loadPart(async () => 'part', ['part.css'], 'https://app.example/assets/')).toBe('part');
    expect(fetched).toHaveBeenCalledWith(
      'https://app.example/assets/part.css',
      expect.objectContaining({ cache: 'reload' }),
    );
    expect(added.map(({ media }) => media)).toEqual([event === 'load' ? 'all' : 'not all', 'all']);
  },
);

it.each(['part.js', 'part.css'])(
  'The file %s, which never arrives, counts as failed, and is requested again',
  async (name) => {
    const never = () => new Promise<never>(() => undefined);
    const fetched = vi.fn(
      (_address: string, init?: RequestInit) =>
        new Promise<never>((_, reject) => init?.signal?.addEventListener('abort', reject)),
    );
    vi.stubGlobal('fetch', fetched);
    const added = vi.spyOn(document.head, 'append').mockReturnValue();
    const timeout = holdTimers(20_000);
    const { loadPart } = await import('../../src/start/load-part');
    const open = () => loadPart(never, [name], 'https://app.example/assets/');
    const requests = () => fetched.mock.calls.length + added.mock.calls.length;
    for (const _time of ['first', 'second']) {
      const before = requests();
      const opened = open().catch((error: Error) => error.message);
      await vi.waitUntil(() => requests() > before);
      const answer = vi.fn();
      void opened.then(answer);
      // A style sheet is requested in another way, too.
      await vi.waitUntil(() => {
        timeout.run();
        return answer.mock.calls.length > 0;
      });
      expect(await opened).toMatch(/^Failed to fetch/);
    }
  },
);
