/** Serves the built app: hashed files cached permanently, index.html never cached and also served for path-style addresses. */
import { readFile } from 'node:fs/promises';
import { extname, join, normalize, resolve, sep } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json',
};

/** The document's meta element has the rest of the policy. `frame-ancestors` only works in a header. */
const DOCUMENT_HEADERS = {
  'Content-Security-Policy': "frame-ancestors 'self'",
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy':
    'camera=(self), geolocation=(self), clipboard-write=(self), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
};

/** @returns undefined when the folder has no such file. */
export async function staticFile(folder: string, path: string): Promise<Response | undefined> {
  const root = resolve(folder);
  const wanted = decoded(path);
  if (wanted === undefined) return undefined;
  // A path without a dot is a screen (a path-style link), not a file.
  const name = wanted.includes('.') ? wanted : '/index.html';
  const file = normalize(join(root, name));
  if (!file.startsWith(root + sep)) return undefined;
  const content = await readFile(file).catch(() => undefined);
  if (content === undefined) return undefined;
  const type = TYPES[extname(file)] ?? 'application/octet-stream';
  return new Response(new Uint8Array(content), {
    headers: {
      'Content-Type': type,
      'Cache-Control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(type.startsWith('text/html') ? DOCUMENT_HEADERS : {}),
    },
  });
}

function decoded(path: string): string | undefined {
  try {
    const text = decodeURIComponent(path);
    return text.includes('\0') ? undefined : text;
  } catch {
    return undefined;
  }
}
