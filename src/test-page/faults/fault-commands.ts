import type { Write } from '../../ui/use-submit';
import type { FaultRequest } from '../scenarios/scenario';
import { addFaults, clearFaults } from './admin-api';

/** The panel tells its refusals itself. */
const meta = { quiet: true };

export const askForFault: Write<FaultRequest, unknown> = {
  mutationKey: ['ask-for-fault'],
  meta,
  mutationFn: (fault) => addFaults([fault]),
};

export const forgetFaults: Write<void, unknown> = {
  mutationKey: ['forget-faults'],
  meta,
  mutationFn: clearFaults,
};
