import { useEffectEvent, useLayoutEffect } from 'react';
import { closeOnBack } from '../../platform/overlay-history';

/** Makes Back close an overlay. @param onClose undefined while the overlay is closed or cannot be dismissed. */
export function useCloseOnBack(onClose: (() => void) | undefined): void {
  const close = useEffectEvent(() => onClose?.());
  const closable = onClose !== undefined;
  useLayoutEffect(() => (closable ? closeOnBack(() => close()) : undefined), [closable]);
}
