/** A payment code on the whole screen, for the store to scan: the button, and the layer that is loaded for it. */
import type { ComponentProps } from 'react';
import { useText } from '../../intl/text';
import { Button } from '../../ui/form/button';
import { onDemand, Scrim, usePreload } from '../../ui/on-demand';

export const Till = onDemand(() => import('./till'), { waiting: Scrim });

export const usePreloadedTill = () => usePreload(Till);

interface ShowAtTillProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** Whether the server names a barcode. */
  isBarcode?: boolean;
}

/** The element that shows the code describes it. */
export function ShowAtTill({ isBarcode = false, ...button }: ShowAtTillProps) {
  const t = useText();
  // At once: a borrower who has a code goes to the store next.
  usePreload(Till, 0);
  return <Button {...button}>{t(isBarcode ? 'channels.barcode' : 'till.show')}</Button>;
}
