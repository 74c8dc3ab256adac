/** The deployment's settings from environment variables of the build (README, "Settings"). */

/** Base URL of the backend, without a trailing slash; empty = our own origin. */
export function apiBase(): string {
  return trimSlash(import.meta.env.VITE_API_BASE);
}

/** Base URL of this app, when redirects use another origin than ours; empty = our own origin only. */
export function h5Base(): string {
  return trimSlash(import.meta.env.VITE_H5_BASE);
}

/** Whether writes send `Idempotency-Key`. A backend on another origin must allow the header in its CORS settings. */
export function sendsIdempotencyKey(): boolean {
  const { origin } = window.location;
  return new URL(apiBase(), `${origin}/`).origin === origin || import.meta.env.VITE_IDEMPOTENCY === '1';
}

function trimSlash(value: string | undefined): string {
  return (value ?? '').trim().replace(/\/+$/, '');
}
