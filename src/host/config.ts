/** The deployment's settings, read from the build's environment once per use (README, table of settings). */

/** Where the backend lives; empty = our own origin. Without a trailing slash. */
export function apiBase(): string {
  return trimSlash(import.meta.env.VITE_API_BASE);
}

/** Where this app lives when redirects may name another address than our own; empty = our own origin only. */
export function h5Base(): string {
  return trimSlash(import.meta.env.VITE_H5_BASE);
}

/** Whether writes carry `Idempotency-Key`: a backend on another origin must allow the header first. */
export function sendsIdempotencyKey(): boolean {
  const { origin } = window.location;
  return new URL(apiBase(), `${origin}/`).origin === origin || import.meta.env.VITE_IDEMPOTENCY === '1';
}

function trimSlash(value: string | undefined): string {
  return (value ?? '').trim().replace(/\/+$/, '');
}
