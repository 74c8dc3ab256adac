/** A link to another screen that keeps the session parameters. */
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { withSession } from '../../host/session';
import { useParameters } from '../../ui/use-go';

interface SiteLinkProps {
  /** A path from `paths`. */
  to: string;
  className?: string | undefined;
  /** Whether the link's section is open. */
  current?: boolean;
  children: ReactNode;
}

export function SiteLink({ to, className, current = false, children }: SiteLinkProps) {
  const parameters = useParameters();
  return (
    <Link className={className} to={withSession(to, parameters)} aria-current={current ? 'page' : undefined}>
      {children}
    </Link>
  );
}
