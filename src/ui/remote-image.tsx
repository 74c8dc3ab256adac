/** Pictures from the server: only addresses that pass the gate, and a decent stand-in when one does not come. */
import { type ReactNode, useState } from 'react';
import { safeImage } from '../host/urls';

interface RemoteImageProps {
  src: string | undefined;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** What stands there without the picture. */
  fallback?: ReactNode;
}

export function RemoteImage({ src, alt, className, fallback = null }: RemoteImageProps) {
  const address = safeImage(src);
  const [failed, setFailed] = useState<string>();
  if (address === undefined || failed === address) return fallback;
  return <img className={className} src={address} alt={alt} decoding="async" onError={() => setFailed(address)} />;
}
