/** Serves the built app: hashed files cached permanently, index.html never cached and also served for path-style addresses. */
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { compress } from 'hono/compress';

/** The document's meta element has the rest of the policy. `frame-ancestors` only works in a header. */
const DOCUMENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), clipboard-write=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** An address with one of these belongs to a borrower; search engines must not list it. */
const PRIVATE_PARAMETERS = ['userId', 'sessionId', 'deviceId', 'mobilePhone', 'orderId', 'orderNo'];

/** @param dist the folder of the built app. @param compresses whether it compresses, as a production web server does. */
export function builtApp(dist: string, compresses: boolean): Hono {
  const files = serveStatic({ root: dist });
  const document = serveStatic({ root: dist, path: 'index.html' });
  const app = new Hono();
  if (compresses) app.use(compress());
  return app.get(
    '*',
    async (c, next) => {
      await next();
      if (!c.res.ok) return;
      const isHashed = c.req.path.startsWith('/assets/');
      c.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
      if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) return;
      for (const [name, value] of Object.entries(DOCUMENT_HEADERS)) c.header(name, value);
      if (PRIVATE_PARAMETERS.some((name) => c.req.query(name) !== undefined)) c.header('X-Robots-Tag', 'noindex');
    },
    (c, next) => (isFile(c.req.path) ? files : document)(c, next),
  );
}

/** Any other path is a screen: a path-style link, mangled or not. If its `#` or `?` was encoded, it may end as a file does. */
const isFile = (path: string): boolean => /^[^=?#]*\.\w+$/.test(path);
