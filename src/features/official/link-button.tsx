/** A link that looks like a button. */
import { Link } from 'react-router-dom';
import type { MessageId } from '../../intl/messages';
import { useText } from '../../intl/text';
import { withSession } from '../../platform/session';
import button from '../../ui/form/button.module.css';

interface LinkButtonProps {
  /** From `paths`. */
  to: string;
  label: MessageId;
  /** A variant of `Button`, or the class of another look. */
  className?: string | undefined;
  'aria-describedby'?: string;
}

export function LinkButton({ to, label, className = button.primary, ...attributes }: LinkButtonProps) {
  const t = useText();
  return (
    <Link {...attributes} to={withSession(to)} className={`${button.button} ${className}`}>
      {t(label)}
    </Link>
  );
}
