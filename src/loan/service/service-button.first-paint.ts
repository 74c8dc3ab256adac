/** In the first paint: the button is shown when the app has found its place. */
import type { ReactNode } from 'react';

export const ServiceButton = ((): ReactNode => null) satisfies typeof import('./service-button').ServiceButton;
