/** Keeps other sites from posting our forms with a person's browser. */
import type { MiddlewareHandler } from 'hono';

/** Lets reads pass; a write needs the word of the browser that the form stood on this very site. */
export const sameSiteWrites: MiddlewareHandler = async (c, next) => {
  if (c.req.method === 'GET' || c.req.method === 'HEAD') return next();
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  // Older browsers lack Sec-Fetch-Site, and all send Origin with a form.
  const sameSite = site === undefined ? isOf(origin, c.req.header('host')) : site === 'same-origin';
  if (!sameSite) return c.text('This form was not sent from this site.', 403);
  return next();
};

function isOf(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined || host === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host;
}
