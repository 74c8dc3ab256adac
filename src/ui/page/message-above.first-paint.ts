/** In the first paint: no alert appears after the content. */
import type { ReactNode } from 'react';

export const MessageAbove = ({ children }: { text: string | undefined; children: ReactNode }) => children;
