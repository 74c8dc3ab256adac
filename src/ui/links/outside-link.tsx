/** A link to a checked URL. In the native app it opens there, otherwise in a new tab. */
import type { AnchorHTMLAttributes } from 'react';
import { linkAddress, openLink } from '../../platform/navigation';
import { onFollow } from './follow';
import { useGo } from './use-go';

interface OutsideLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'onClick'> {
  /** From `safeLink`. */
  url: URL;
}

export function OutsideLink({ url, ...attributes }: OutsideLinkProps) {
  const go = useGo();
  const follow = onFollow(() => openLink(url, go));
  return <a {...attributes} href={linkAddress(url)} target="_blank" rel="noopener noreferrer" onClick={follow} />;
}
