/** A button that opens a route. */
import { useIntl } from 'react-intl';
import type { MessageId } from '../../intl/messages';
import { Button } from '../form/button';
import { useGo } from './use-go';

interface GoButtonProps {
  /** From `paths`. */
  to: string;
  label: MessageId;
  variant?: 'primary' | 'secondary' | 'text';
}

export function GoButton({ to, label, variant = 'primary' }: GoButtonProps) {
  const intl = useIntl();
  const go = useGo();
  return (
    <Button variant={variant} onClick={() => go(to)}>
      {intl.formatMessage({ id: label })}
    </Button>
  );
}
