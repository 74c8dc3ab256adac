/** The ways in which a screen's first read fails, the same for every screen. */
import type { Entry } from '../scenario';
import { fails, hangs, loses } from './samples';

/** The three that every screen has. @param id begins the states' ids; @param path the read's, canonical. */
export const failuresOf = (id: string, path: string): Entry[] => [
  { id: `${id}-failed`, label: 'launcher.state.serverError', faults: [fails(path)], sees: '500' },
  { id: `${id}-offline`, label: 'launcher.state.offline', faults: [loses(path)], sees: 'error.network' },
  {
    id: `${id}-waiting`,
    label: 'launcher.state.waiting',
    faults: [hangs(path)],
    sees: 'common.loading',
    waiting: true,
  },
];

/** Those, and the answers that no app can read: for the screens that money depends on. */
export const allFailuresOf = (id: string, path: string): Entry[] => [
  ...failuresOf(id, path),
  { id: `${id}-404`, label: 'launcher.state.notFound', faults: [fails(path, 404)], sees: '404' },
  { id: `${id}-html`, label: 'launcher.state.webPage', faults: [{ path, kind: 'html' }], sees: 'error.malformed' },
  { id: `${id}-blank`, label: 'launcher.state.blank', faults: [{ path, kind: 'empty' }], sees: 'error.malformed' },
  { id: `${id}-cut`, label: 'launcher.state.cut', faults: [{ path, kind: 'cut' }], sees: 'error.malformed' },
];
