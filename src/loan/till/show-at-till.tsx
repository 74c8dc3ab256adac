/** A payment code on the whole screen, for the store to scan: the button, and the layer that is loaded for it. */
import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/form/button';
import { showToast } from '../../ui/overlay/toast';
import type { TillProps } from './till';

/** ms until the file is loaded ahead, because a store may have no signal. */
const LOAD_DELAY = 1500;

let till: Promise<{ default: ComponentType<TillProps> }> | undefined;

/** Loads the file once for all buttons; again after a failure. */
function loadTill() {
  till ??= import('./till').catch((error: unknown) => {
    till = undefined;
    throw error;
  });
  return till;
}

interface ShowAtTillProps {
  variant?: 'primary' | 'secondary' | 'text';
  /** Id of the element that shows the code. */
  describedBy: string;
  onClick: () => void;
}

export function ShowAtTill({ variant = 'secondary', describedBy, onClick }: ShowAtTillProps) {
  const intl = useIntl();

  useEffect(() => {
    const timer = setTimeout(() => void loadTill().catch(() => undefined), LOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Button variant={variant} aria-describedby={describedBy} onClick={onClick}>
      {intl.formatMessage({ id: 'till.show' })}
    </Button>
  );
}

export function TillLayer(props: TillProps) {
  const intl = useIntl();
  const [Till, setTill] = useState<ComponentType<TillProps>>();
  const { open, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClose` is another function in each render
  useEffect(() => {
    if (!open || Till !== undefined) return;
    loadTill().then(
      (module) => setTill(() => module.default),
      () => {
        onClose();
        showToast(intl.formatMessage({ id: 'error.network' }));
      },
    );
  }, [open, Till, intl]);

  return Till && <Till {...props} />;
}
