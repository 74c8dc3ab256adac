/** The ways in which a screen's first read fails, the same for every screen. */
import type { Entry } from '../scenario';
import { fails, hangs, loses } from './samples';

/** The three that every screen has. @param id begins the states' ids; @param path the read's, canonical. */
export const failuresOf = (id: string, path: string): Entry[] => [
  { id: `${id}-failed`, label: 'serverError', faults: [fails(path)], sees: '500' },
  { id: `${id}-offline`, label: 'offline', faults: [loses(path)], sees: 'error.network' },
  {
    id: `${id}-waiting`,
    label: 'waiting',
    faults: [hangs(path)],
    sees: 'common.loading',
    waiting: true,
  },
];

/** Those, and the answers that no app can read: for the screens that money depends on. */
export const allFailuresOf = (id: string, path: string): Entry[] => [
  ...failuresOf(id, path),
  { id: `${id}-404`, label: 'notFound', faults: [fails(path, 404)], sees: '404' },
  { id: `${id}-html`, label: 'webPage', faults: [{ path, kind: 'html' }], sees: 'error.malformed' },
  { id: `${id}-blank`, label: 'blank', faults: [{ path, kind: 'empty' }], sees: 'error.malformed' },
  { id: `${id}-cut`, label: 'cut', faults: [{ path, kind: 'cut' }], sees: 'error.malformed' },
];
