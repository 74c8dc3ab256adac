import type { Write } from '../../../ui/use-submit';
import type { FaultWish } from './state';
import { addFaults, clearFaults } from './switches';

/** The panel tells its refusals itself. */
const meta = { quiet: true };

export const askForFault: Write<FaultWish, unknown> = {
  mutationKey: ['ask-for-fault'],
  meta,
  mutationFn: (fault) => addFaults([fault]),
};

export const forgetFaults: Write<void, unknown> = {
  mutationKey: ['forget-faults'],
  meta,
  mutationFn: clearFaults,
};
