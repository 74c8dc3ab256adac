/** In the first paint: no alert appears after the content. */
import type { ReactNode } from 'react';

export const MessageAbove = (_: { className: string | undefined; text: string | undefined; children: ReactNode }) =>
  null;
