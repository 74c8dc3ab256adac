/** In the first paint: a tap is repeated in the app, which sends. */
import { needsApp } from '../../platform/first-paint';

export const useSubmit = (() => ({
  submit: () => {
    needsApp();
    return false;
  },
  outcome: 'idle',
  message: undefined,
})) satisfies typeof import('./use-submit').useSubmit;
