/** In the first paint: only the app shows earlier attempts. */
const nothing = async () => undefined;

export const useAttempt = (() => ({
  subject: '',
  sender: '',
  openedAt: 0,
  notes: [],
  earlier: [],
  reread: nothing,
  isDialogOpen: false,
  closeDialog: () => undefined,
  markCarriedOut: nothing,
  remove: nothing,
})) satisfies typeof import('./use-attempt').useAttempt;
