/** An image from the server. Its URL is checked, and a fallback is shown if the image fails to load. */
import { type ReactNode, useState } from 'react';
import { safeImage } from '../../platform/urls';

interface RemoteImageProps {
  src: string | undefined;
  /** Empty for decoration. */
  alt: string;
  className?: string | undefined;
  /** Rendered if the URL is not allowed or the image fails to load. */
  fallback?: ReactNode;
}

export function RemoteImage({ src, alt, className, fallback = null }: RemoteImageProps) {
  const address = safeImage(src);
  const [failed, setFailed] = useState<string>();
  if (address === undefined || failed === address) return fallback;
  return <img className={className} src={address} alt={alt} decoding="async" onError={() => setFailed(address)} />;
}
