/** A payment code on the whole screen, for the store to scan: the button, and the layer that is loaded for it. */
import { type ComponentProps, useEffect, useState } from 'react';
import { useText } from '../../intl/text';
import { Button } from '../../ui/form/button';
import { onDemand, usePreload } from '../../ui/on-demand';
import { showToast } from '../../ui/overlay/toast';
import type { TillProps } from './till';

const Till = onDemand(() => import('./till'));

export const usePreloadedTill = () => usePreload(Till);

interface ShowAtTillProps extends Omit<ComponentProps<typeof Button>, 'children'> {
  /** Whether the server names a barcode. */
  isBarcode?: boolean;
}

/** The element that shows the code describes it. */
export function ShowAtTill({ isBarcode = false, ...button }: ShowAtTillProps) {
  const t = useText();
  usePreloadedTill();
  return <Button {...button}>{t(isBarcode ? 'channels.barcode' : 'till.show')}</Button>;
}

export function TillLayer(props: TillProps) {
  const t = useText();
  const [isLoaded, setLoaded] = useState(false);
  const { open, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClose` is another function in each render
  useEffect(() => {
    if (!open || isLoaded) return;
    void Till.preload().then((part) => {
      setLoaded(part !== undefined);
      if (part !== undefined) return;
      onClose();
      showToast(t('error.network'));
    });
  }, [open, isLoaded, t]);

  return isLoaded && <Till {...props} />;
}
