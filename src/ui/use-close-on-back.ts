import { useLayoutEffect, useRef } from 'react';
import { closeOnBack } from '../host/overlay-history';

/** Makes Back close an overlay. @param onClose undefined while the overlay is closed or cannot be dismissed. */
export function useCloseOnBack(onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  const closable = onClose !== undefined;
  useLayoutEffect(() => (closable ? closeOnBack(() => latest.current?.()) : undefined), [closable]);
}
