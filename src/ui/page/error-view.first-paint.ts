/** In the first paint: a call that failed leaves the screen to the app. */
import type { ComponentProps, FunctionComponent } from 'react';

export const ErrorView = (() => null) satisfies FunctionComponent<
  ComponentProps<typeof import('./error-view').ErrorView>
>;
export const failureText = (() => '') satisfies typeof import('./error-view').failureText;
export const writeFailureText = failureText satisfies typeof import('./error-view').writeFailureText;
