/** In the first paint: only the app shows earlier attempts. */
export const AttemptNotice = (() => null) satisfies typeof import('./attempt-notice').AttemptNotice;
