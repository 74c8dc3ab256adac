/** Parts of the app that the first paint leaves out: a tap on them is made again in the app. */
import { needsApp } from '../taps';

/** In the place of `ui/use-submit`. */
export function useSubmit() {
  return {
    submit: () => {
      needsApp();
      return false;
    },
    isPending: false,
    isSuccess: false,
    failure: null,
  };
}

/** In the place of `ui/use-attempt` and `ui/attempt-notice`: what the device has noted is told by the app. */
export const useAttempt = () => undefined;
export const AttemptNotice = () => null;

/** In the place of `ui/on-demand`. */
export const onDemand = () => () => null;

/** In the place of `ui/toast`: shown by the app. */
export function showToast(text: string): void {
  window.firstPaint?.toasts.push(text);
}

export const showLoading = () => () => undefined;
