/** Protects the sandbox's forms against cross-site request forgery. */
import type { MiddlewareHandler } from 'hono';

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
