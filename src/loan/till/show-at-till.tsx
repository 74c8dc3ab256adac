/** A payment code on the whole screen, for the store to scan: the button, and the layer that is loaded for it. */
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../../ui/form/button';
import { onDemand, usePreload } from '../../ui/on-demand';
import { showToast } from '../../ui/overlay/toast';
import type { TillProps } from './till';

const Till = onDemand(() => import('./till'));

interface ShowAtTillProps {
  variant?: 'primary' | 'secondary' | 'text';
  /** Id of the element that shows the code. */
  describedBy: string;
  onClick: () => void;
}

export function ShowAtTill({ variant = 'secondary', describedBy, onClick }: ShowAtTillProps) {
  const intl = useIntl();
  usePreload(Till);
  return (
    <Button variant={variant} aria-describedby={describedBy} onClick={onClick}>
      {intl.formatMessage({ id: 'till.show' })}
    </Button>
  );
}

export function TillLayer(props: TillProps) {
  const intl = useIntl();
  const [isLoaded, setLoaded] = useState(false);
  const { open, onClose } = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `onClose` is another function in each render
  useEffect(() => {
    if (!open || isLoaded) return;
    void Till.preload().then((part) => {
      setLoaded(part !== undefined);
      if (part !== undefined) return;
      onClose();
      showToast(intl.formatMessage({ id: 'error.network' }));
    });
  }, [open, isLoaded, intl]);

  return isLoaded && <Till {...props} />;
}
