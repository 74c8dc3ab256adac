/** The button that shows a payment code on the whole screen, for the store to scan. */
import { type ComponentType, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../ui/button';
import { showToast } from '../ui/toast';
import type { TillCode, TillProps } from './till';

/** ms until the file is loaded ahead, because a store may have no signal. */
const LOAD_DELAY = 1500;

const loadTill = () => import('./till');

interface ShowAtTillProps extends TillCode {
  variant?: 'secondary' | 'text';
  /** Id of the element that shows the code. */
  describedBy: string;
}

export function ShowAtTill({ variant = 'secondary', describedBy, ...shown }: ShowAtTillProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const [Till, setTill] = useState<ComponentType<TillProps>>();

  useEffect(() => {
    const timer = setTimeout(() => void loadTill().catch(() => undefined), LOAD_DELAY);
    return () => clearTimeout(timer);
  }, []);

  useEffect(() => {
    if (!open || Till !== undefined) return;
    loadTill().then(
      (module) => setTill(() => module.default),
      () => {
        setOpen(false);
        showToast(intl.formatMessage({ id: 'error.network' }));
      },
    );
  }, [open, Till, intl]);

  return (
    <>
      <Button variant={variant} aria-describedby={describedBy} onClick={() => setOpen(true)}>
        {intl.formatMessage({ id: 'till.show' })}
      </Button>
      {Till && <Till {...shown} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
