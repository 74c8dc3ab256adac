/** The profiles in the browser's database. */
import { queryOptions } from '@tanstack/react-query';
import { changeSaved, readSaved } from '../../platform/database';
import type { Write } from '../../ui/write/use-submit';
import { type Profiles, profiles, SAMPLES } from './profiles';

const KEY = 'setting.profiles';

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['test-page-profiles'],
    queryFn: async () => {
      const { value = SAMPLES, persisted } = await readSaved(KEY, profiles);
      /** Whether the browser stores them. */
      return { profiles: value as Profiles, isStored: persisted };
    },
  });

/** A rule of `profiles.ts` with its arguments. */
export type Change = (list: Profiles) => Profiles;

export const changeProfiles: Write<Change, unknown> = {
  mutationKey: ['change-test-page-profiles'],
  meta: { invalidates: [profilesQuery().queryKey] },
  mutationFn: (change) => changeSaved(KEY, profiles, (stored) => [...change(stored ?? SAMPLES)]),
};
