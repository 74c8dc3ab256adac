import { queryOptions } from '@tanstack/react-query';
import { readKept } from '../../host/database';
import { type Profiles, profiles } from './profiles';
import { SAMPLES } from './samples';

export const PROFILES_KEY = 'setting.profiles';

export interface Shelf {
  profiles: Profiles;
  /** False when this browser keeps nothing. */
  lasting: boolean;
}

export const profilesQuery = () =>
  queryOptions({
    queryKey: ['test-page-profiles'],
    queryFn: async (): Promise<Shelf> => {
      const { value, lasting } = await readKept(PROFILES_KEY, profiles);
      return { profiles: value ?? SAMPLES, lasting };
    },
  });
