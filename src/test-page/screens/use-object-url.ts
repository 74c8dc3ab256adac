import { useEffect, useState } from 'react';

/** An address for a picture on this device, given back when it goes. */
export function useObjectUrl(blob: Blob | undefined): string | undefined {
  const [made, setMade] = useState<{ blob: Blob; url: string }>();

  useEffect(() => {
    if (blob === undefined) return;
    const url = URL.createObjectURL(blob);
    setMade({ blob, url });
    return () => URL.revokeObjectURL(url);
  }, [blob]);

  return made?.blob === blob ? made?.url : undefined;
}
