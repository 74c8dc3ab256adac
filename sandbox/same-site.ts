/** Protects the sandbox's pages with forms: a content security policy, and no form from another site. */
import type { MiddlewareHandler } from 'hono';

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

/** Allows reads. Allows a write only if the browser's headers show that the form is on the same site. */
export const sameSiteWrites: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  // Older browsers do not send Sec-Fetch-Site. All browsers send Origin with a form.
  const sameSite = site === undefined ? isOf(origin, c.req.header('host')) : site === 'same-origin';
  if (!sameSite) return c.text('This form was not sent from this site.', 403);
  return next();
};

function isOf(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
