import { useLayoutEffect, useRef } from 'react';
import { closeOnBack } from '../host/overlay-history';

/** Lets Back close an overlay. @param onClose absent while it is closed, or when it cannot be dismissed. */
export function useCloseOnBack(onClose: (() => void) | undefined): void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  const closable = onClose !== undefined;
  useLayoutEffect(() => (closable ? closeOnBack(() => latest.current?.()) : undefined), [closable]);
}
