/** In the first paint: the app shows it. */
import type { ReactNode } from 'react';

type Known = typeof import('./saved-content');

export const SavedContentView = (() => undefined) satisfies Known['SavedContentView'];
export const SavedContentWhileWaiting = (() => false) satisfies Known['SavedContentWhileWaiting'];
export const HoldPage = ({ children }: { children: ReactNode }) => children;
