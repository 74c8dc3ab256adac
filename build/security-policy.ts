/** The strict policy as a meta element of the built document: what is inline is named by its hash. */
import { createHash } from 'node:crypto';
import type { Plugin } from 'vite';

/** @param connections addresses that the app calls: backend and collector of field reports. */
export function securityPolicy(connections: readonly (string | undefined)[]): Plugin {
  // A relative address is our own origin, which 'self' already names.
  const absolute = connections.filter((each) => each !== undefined && /^https?:/.test(each)) as string[];
  const origins = [...new Set(absolute.map((each) => ` ${new URL(each).origin}`))].join('');
  return {
    name: 'security-policy',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const policy = [
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
          // The worker that prepares photos is the one script address that code names.
          'trusted-types photo-worker',
        ].join('; ');
        // First in the head: a policy governs what follows it.
        return html.replace(
          '<meta charset="utf-8" />',
          `<meta charset="utf-8" />\n    <meta http-equiv="Content-Security-Policy" content="${policy}" />`,
        );
      },
    },
  };
}

function hashes(html: string, tag: 'script' | 'style'): string {
  const inline = html.matchAll(new RegExp(`<${tag}>([\\s\\S]*?)</${tag}>`, 'g'));
  return [...inline].map(([, code = '']) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`).join('');
}
