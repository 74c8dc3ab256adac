/** The Content-Security-Policy as a meta element, with the hashes of the inline scripts and styles. */
import { createHash } from 'node:crypto';

/** @param connections URLs that the app calls: the backend and the collector of field reports. */
export function policyOf(html: string, connections: readonly (string | undefined)[]): string {
  // A relative URL is on our own origin, which 'self' covers.
  const absolute = connections.filter((each) => each !== undefined && /^https?:/i.test(each)) as string[];
  const origins = [...new Set(absolute.map((each) => ` ${new URL(each).origin}`))].join('');
  return [
    "default-src 'none'",
    `script-src 'self'${hashes(html, 'script')}`,
    `style-src 'self'${hashes(html, 'style')}`,
    "img-src 'self' https: http: data: blob:",
    `connect-src 'self'${origins}`,
    "frame-src 'self' https: http:",
    "font-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    // The only scripts that the app's code loads by URL.
    'trusted-types photo-worker offline-worker',
  ].join('; ');
}

export const withPolicy = (html: string, policy: string): string =>
  // At the start of the head, because a policy applies only to what follows it.
  html.replace(
    '<meta charset="utf-8" />',
    `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
  );

function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`).join('');
}
