/** In the first paint: a call that failed leaves the screen to the app. */
import type { ComponentProps, FunctionComponent } from 'react';

export const FloatingNote = (() => null) satisfies FunctionComponent<
  ComponentProps<typeof import('./floating-note').FloatingNote>
>;
