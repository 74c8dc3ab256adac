/** Replaces modules that the first paint does not need. A tap on these parts is repeated in the app. */
import { createElement } from 'preact';
import { needsApp } from '../taps';

/** Replaces `ui/use-submit`. */
export function useSubmit() {
  return {
    submit: () => {
      needsApp();
      return false;
    },
    outcome: 'idle',
    message: undefined,
  };
}

/** Replace `ui/use-attempt` and `ui/attempt-notice`: only the app shows earlier attempts. */
export const useAttempt = () => undefined;
export const AttemptNotice = () => null;

/** Replace `ui/error-view` and `ui/floating-note`: a call that failed leaves the screen to the app. */
export const ErrorView = () => null;
export const FloatingNote = ErrorView;
export const failureText = () => '';
export const writeFailureText = failureText;

/** Replaces `complaint/start/sent-row`, which reads the list of complaints. */
export const SentRow = () => null;

/** Replaces `loan/service-placement`: the button stands in its original position. */
export const useServicePlacement = () => ({ lift: 0, isHidden: false, handlers: {}, wasDragged: () => false });

/** Replaces `ui/state-view` in the money screens: the app shows a screen with such a state. */
export const StateView = () => createElement('div', { 'aria-busy': true });

/** Replaces `loan/request-voucher`: the app opens the instructions. */
export const requestVoucher = () => undefined;

/** Replaces `ui/on-demand`. */
export const onDemand = () => () => null;
export const leftOut = ErrorView;

/** Replaces `ui/toast`: the app shows the toast later. */
export function showToast(text: string): void {
  window.firstPaint?.toasts.push(text);
}
