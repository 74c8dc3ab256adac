/** Where the reader of the catalogue was: the search and the state that was opened survive the visit. */
import * as v from 'valibot';
import { sessionStore } from '../../host/storage';
import { SCREENS } from './scenario';

const KEY = 'setting.states';

const place = v.object({
  search: v.string(),
  /** Absent = every screen. */
  screen: v.optional(v.picklist(SCREENS)),
  /** Id of the state that was opened last. */
  opened: v.optional(v.string()),
});
export type Place = v.InferOutput<typeof place>;

export const START: Place = { search: '' };

export const readPlace = (): Place => sessionStore.read(KEY, place) ?? START;

export const keepPlace = (current: Place) => sessionStore.write(KEY, current);
