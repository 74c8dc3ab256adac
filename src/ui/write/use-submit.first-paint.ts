/** In the first paint: a tap is repeated in the app, which sends, and only the app shows earlier attempts. */
import { needsApp } from '../../platform/first-paint';

type UseSubmit = typeof import('./use-submit');

export const useSubmit = (() => ({
  submit: () => {
    needsApp();
    return false;
  },
  outcome: 'idle',
  message: undefined,
})) satisfies UseSubmit['useSubmit'];

const nothing = async () => undefined;

export const useAttempt = (() => ({
  subject: '',
  sender: '',
  openedAt: 0,
  isRepeatable: false,
  saved: [],
  submitVariant: 'primary',
  earlier: [],
  reread: nothing,
  isDialogOpen: false,
  closeDialog: () => undefined,
  markCarriedOut: nothing,
  remove: nothing,
})) satisfies UseSubmit['useAttempt'];
