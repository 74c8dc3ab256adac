/** A server in front of the sandbox that can be stopped, hang, answer errors or wrong files, or behave as a captive portal. */
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const PORTAL = '<!doctype html><html><head><title>Wi-Fi</title></head><body>Log in to the Wi-Fi</body></html>';

export type Network =
  | 'up'
  | 'stopped'
  | 'hangs'
  | 'answers 502'
  | 'asks for a password'
  | 'shows a portal'
  | 'redirects to a portal'
  | 'sends wrong files';

export class UnreliableServer {
  #network: Network = 'up';
  #server: Server | undefined;
  #port = 0;
  /** Whether it sends `Vary: *`, and leads from the folder to the document's own name. */
  isOdd = false;
  /** Requests for these addresses are never answered. */
  unanswered: RegExp | undefined;
  /** The paths that were requested since it started, without queries. */
  readonly requested: string[] = [];

  /** @param target the origin of the sandbox; it can be replaced. */
  constructor(public target: string) {}

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async become(network: Network): Promise<void> {
    this.#network = network;
    if (network === 'stopped') await this.#stop();
    else if (this.#server === undefined) await this.#start();
  }

  async #start(): Promise<void> {
    const server = createServer((incoming, outgoing) => {
      const { method, url = '/', headers } = incoming;
      this.requested.push(url.replace(/\?.*/, ''));
      if (this.unanswered?.test(url)) return;
      switch (this.#network) {
        case 'hangs':
          return;
        case 'answers 502':
          outgoing.writeHead(502, { 'Content-Type': 'text/html' }).end('<h1>502 Bad Gateway</h1>');
          return;
        case 'asks for a password':
          outgoing.writeHead(401, { 'WWW-Authenticate': 'Basic' }).end();
          return;
        case 'shows a portal':
          outgoing.writeHead(200, { 'Content-Type': 'text/html' }).end(PORTAL);
          return;
        case 'redirects to a portal':
          outgoing.writeHead(302, { Location: `http://localhost:${this.#port}/portal` }).end();
          return;
        case 'sends wrong files':
          if (!url.startsWith('/assets/')) break;
          outgoing.writeHead(200, { 'Content-Type': 'text/html', 'Cache-Control': 'immutable, max-age=31536000' });
          outgoing.end('<!doctype html><title>Index</title>');
          return;
      }
      if (this.isOdd && /^\/(?:\?|$)/.test(url)) {
        outgoing.writeHead(302, { Location: `/index.html${url.slice(1)}` }).end();
        return;
      }
      const sent = request(this.target + url, { method, headers }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 500, { ...answer.headers, ...(this.isOdd && { vary: '*' }) });
        answer.pipe(outgoing);
      });
      sent.on('error', () => outgoing.destroy());
      incoming.pipe(sent);
    });
    // Leaves closing idle connections to the client: it may already be reusing one that the server closes.
    server.keepAliveTimeout = 0;
    await new Promise<void>((resolve) => server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (server.address() as AddressInfo).port;
    this.#server = server;
  }

  async #stop(): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    server?.closeAllConnections();
    await new Promise((resolve) => (server === undefined ? resolve(undefined) : server.close(resolve)));
  }
}
