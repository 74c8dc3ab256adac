/** The list of complaints on another screen than its own. */
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { complaintListQuery } from './queries';
import type { ComplaintTab } from './wire';

const NONE: readonly ComplaintTab[] = [];

/** Loads the list once, after the screen has shown its content. A failure is not shown. */
export function useListLater(): readonly ComplaintTab[] {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { data = NONE } = useQuery({
    ...complaintListQuery(),
    enabled: isShown,
    staleTime: Number.POSITIVE_INFINITY,
    meta: { quiet: true },
  });
  return data;
}
