import { queryOptions } from '@tanstack/react-query';
import { knownEndpoints, waitingFaults } from './admin-api';

const meta = { quiet: true };

/** Every call the sandbox answers. */
export const endpointsQuery = () => queryOptions({ queryKey: ['sandbox-endpoints'], queryFn: knownEndpoints, meta });

/** The faults that wait; calls of other pages use them up, so they are asked again and again. */
export const waitingFaultsQuery = () =>
  queryOptions({ queryKey: ['sandbox-faults'], queryFn: waitingFaults, refetchInterval: 3000, meta });
