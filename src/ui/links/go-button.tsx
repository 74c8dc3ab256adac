import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { openHome } from '../../platform/navigation';
import { Button } from '../form/button';
import type { EntryState } from './entry-state';
import { useGo } from './use-go';

interface GoButtonProps {
  /** From `paths`. */
  to: string;
  state?: EntryState | undefined;
  label: MessageId;
  variant?: 'primary' | 'secondary' | 'text';
}

export function GoButton({ to, state, label, variant = 'primary' }: GoButtonProps) {
  const t = useText();
  const go = useGo();
  return (
    <Button variant={variant} onClick={() => go(to, state)}>
      {t(label)}
    </Button>
  );
}

/** Opens the native application's home; in a plain browser, that of the public site. */
export function HomeButton({ variant = 'primary' }: Pick<GoButtonProps, 'variant'>) {
  const t = useText();
  const go = useGo();
  return (
    <Button variant={variant} onClick={() => openHome(go)}>
      {t('common.home')}
    </Button>
  );
}
