/** In the first paint: the app does it. */
import type { ReactNode } from 'react';

export const MessageAbove = ({ children }: { text: string | undefined; children: ReactNode }) => children;
