/** In the first paint: the app shows it. */
import type { ReactNode } from 'react';

type Known = typeof import('./known-on-device');

export const KnownOnDevice = (() => undefined) satisfies Known['KnownOnDevice'];
export const KnownWhileWaiting = (() => false) satisfies Known['KnownWhileWaiting'];
export const HoldPage = ({ children }: { children: ReactNode }) => children;
