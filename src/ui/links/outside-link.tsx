/** A link to a checked URL. In the native app it opens there, otherwise in a new tab. */
import type { MouseEvent, ReactNode } from 'react';
import { linkAddress, openLink } from '../../platform/leave';
import { useGo } from './use-go';

interface OutsideLinkProps {
  /** From `safeLink`. */
  url: URL;
  className?: string | undefined;
  describedBy?: string | undefined;
  children: ReactNode;
}

export function OutsideLink({ url, className, describedBy, children }: OutsideLinkProps) {
  const go = useGo();
  const follow = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    openLink(url, go);
  };
  return (
    <a
      className={className}
      href={linkAddress(url)}
      target="_blank"
      rel="noopener noreferrer"
      aria-describedby={describedBy}
      onClick={follow}
    >
      {children}
    </a>
  );
}
