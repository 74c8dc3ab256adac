import { changeKept } from '../../host/database';
import type { Write } from '../../ui/use-submit';
import { PROFILES_KEY } from './profile-queries';
import { type Profiles, profiles } from './profiles';
import { SAMPLES } from './samples';

/** A rule of `profiles.ts` with what it needs. */
export type Change = (list: Profiles) => Profiles;

export const changeProfiles: Write<Change, unknown> = {
  mutationKey: ['change-test-page-profiles'],
  mutationFn: (change) => changeKept(PROFILES_KEY, profiles, (kept) => [...change(kept ?? SAMPLES)]),
};
