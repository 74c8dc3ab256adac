/** The ways in which a screen's first read fails, the same for every screen. */
import { fails, hangs, loses } from '../../faults/fault';
import { type Entry, scenario } from '../scenario';

/** The three that every screen has. @param id begins the states' ids; @param path the read's, canonical. */
export const failuresOf = (id: string, path: string): Entry[] => [
  scenario(`${id}-failed`, 'serverError', '500', [fails(path)]),
  scenario(`${id}-offline`, 'offline', 'error.network', [loses(path)]),
  scenario(`${id}-waiting`, 'waiting', 'common.loading', [hangs(path)]),
];

/** Those, and the answers that no app can read: for the screens that money depends on. */
export const allFailuresOf = (id: string, path: string): Entry[] => [
  ...failuresOf(id, path),
  scenario(`${id}-404`, 'notFound', '404', [fails(path, 404)]),
  scenario(`${id}-html`, 'webPage', 'error.malformed', [{ path, kind: 'html' }]),
  scenario(`${id}-blank`, 'blank', 'error.malformed', [{ path, kind: 'empty' }]),
  scenario(`${id}-cut`, 'cut', 'error.malformed', [{ path, kind: 'cut' }]),
];
