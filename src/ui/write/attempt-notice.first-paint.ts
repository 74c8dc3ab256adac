/** In the first paint: only the app shows earlier attempts. */
import type { ComponentProps, FunctionComponent } from 'react';

export const AttemptNotice = (() => null) satisfies FunctionComponent<
  ComponentProps<typeof import('./attempt-notice').AttemptNotice>
>;
