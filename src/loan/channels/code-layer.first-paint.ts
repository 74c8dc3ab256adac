/** In the first paint: the app opens the code. */
import type { ReactNode } from 'react';

export const CodeLayer = ((): ReactNode => null) satisfies typeof import('./code-layer').CodeLayer;
