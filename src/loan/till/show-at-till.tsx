/** A payment code on the whole screen, for the store to scan: the button, and the layer that is loaded for it. */
import { type ComponentProps, useState } from 'react';
import { useText } from '../../intl/text';
import { Button } from '../../ui/form/button';
import { onDemand, SCRIM, usePreload } from '../../ui/on-demand';
import type { TillProps } from './till';

const Till = onDemand(() => import('./till'), { fallback: SCRIM });

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

export function TillLayer(props: TillProps) {
  const [isNeeded, setNeeded] = useState(false);
  if (props.open && !isNeeded) setNeeded(true);
  return isNeeded && <Till {...props} />;
}
