/** Protects the sandbox from other sites: which hosts it answers for, who may write, and the headers of its pages with forms. */
import type { Context, MiddlewareHandler } from 'hono';
import type { SandboxContext } from './api-handler.ts';

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // With no-referrer, browsers send `Origin: null` with the sandbox's own forms.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

export const pageHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
};

/** The addresses by which the sandbox is opened. */
type Address = Pick<SandboxContext, 'h5Base' | 'trustProxy'>;

/**
 * Answers for this machine and the host of `H5_BASE` alone, or for every host that a trusted proxy passes on. A page can
 * bind a name of its own to this machine's address; then the browser takes the sandbox for a part of that page's site.
 */
export const ownHosts =
  ({ h5Base, trustProxy }: Address): MiddlewareHandler =>
  async (c, next) => {
    if (trustProxy || isOwnHost(`http://${c.req.header('host')}`, h5Base)) return next();
    return c.text('The sandbox answers for 127.0.0.1, localhost and the host of H5_BASE alone.', 421);
  };

/** Refuses a write that a page of another site sends. Scripts send neither `Origin` nor `Sec-Fetch-Site`. */
export const noForeignWrites =
  (address: Address): MiddlewareHandler =>
  async (c, next) => {
    if (isRead(c)) return next();
    const origin = c.req.header('origin');
    const site = c.req.header('sec-fetch-site') ?? 'none';
    const isOwn = origin === undefined ? /^(?:none|same-origin)$/.test(site) : isOwnOrigin(origin, c, address);
    return isOwn ? next() : c.text('This request was not sent from this site.', 403);
  };

/** Allows reads. Allows a write only if the browser's headers show that the form is on the same site. */
export const sameSiteWrites: MiddlewareHandler = async (c, next) => {
  if (isRead(c)) return next();
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  // Older browsers do not send Sec-Fetch-Site. All browsers send Origin with a form.
  const sameSite = site === undefined ? isOf(origin, c.req.header('host')) : site === 'same-origin';
  if (!sameSite) return c.text('This form was not sent from this site.', 403);
  return next();
};

const isRead = (c: Context) => c.req.method === 'GET' || c.req.method === 'HEAD';

function isOwnOrigin(origin: string, c: Context, { h5Base, trustProxy }: Address): boolean {
  if (isOwnHost(origin, h5Base)) return true;
  return trustProxy && (isOf(origin, c.req.header('host')) || isOf(origin, c.req.header('x-forwarded-host')));
}

/** Whether an address is on this machine, or on the host of the app's address. */
function isOwnHost(address: string, h5Base: string | undefined): boolean {
  if (!URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  const own = h5Base === undefined ? undefined : new URL(h5Base).hostname;
  return ['127.0.0.1', 'localhost', '[::1]', own].includes(hostname);
}

function isOf(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
