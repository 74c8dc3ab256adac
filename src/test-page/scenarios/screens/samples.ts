/** What scenarios share: the sandbox's samples (sandbox/README.md), extreme data, and failures of a screen's first read. */
import { fails, hangs, loses } from '../../faults/fault';
import { type Entry, fill, press, scenario } from '../scenario';

/** The order that is due, extendable, and in collection. */
export const DUE = { productId: '101', orderId: '1000174' };

/** The sample order of a status; its number ends with it. */
export const order = (status: number, productId = '101') => ({ productId, orderId: String(1_000_000 + status) });

/** A route as the brand with every optional setting shows it (theme/brands.ts). */
export const withEverySetting = (route: string) => `${route}${route.includes('?') ? '&' : '?'}appName=PrestamoPrueba`;

/** Opens the sheet for a payment that is not shown, says where it was made, and goes on to the complaint. */
export const sayPaid = (reference = '') => [
  press('paid.open'),
  fill('paid.place', 'Tienda Uno'),
  fill('paid.reference', reference),
  press('common.continue'),
];

/** One sentence that wraps on every phone, and what a screen has to carry at worst. */
export const LONG = 'Compañía Financiera de Préstamos Personales del Valle de Anáhuac y Regiones Circunvecinas ';
export const ENDLESS = LONG.repeat(60);
/** Without a place to break. */
export const UNBROKEN = 'A'.repeat(120);

/** Hundredths: as many digits as a number still tells apart. */
export const HUGE = 987_654_321_098_765;
/** Its end looks the same in both languages. */
export const HUGE_SEEN = '10,987.65';

/** Epoch milliseconds, which are today in each time zone. */
export const NOW = Date.now();

export const line = (text: string, value: unknown) => ({ text, value });

export const repeat = <Item>(count: number, make: (index: number) => Item) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Addresses of pictures: one that the sandbox serves, one that does not exist. */
export const PICTURE = '/pictures/promotion-banner.svg';
export const LOST_PICTURE = '/pictures/lost.png';

/** The three failures that every screen has. @param id the start of the states' ids. @param path the canonical path of the read. */
export const failureScenarios = (id: string, path: string): Entry[] => [
  scenario(`${id}-failed`, '500', [fails(path)]),
  scenario(`${id}-offline`, 'error.network', [loses(path)]),
  { ...scenario(`${id}-waiting`, 'common.loading', [hangs(path)]), waiting: true },
];

/** Those, and the answers that no app can read: for the screens that money depends on. */
export const allFailuresOf = (id: string, path: string): Entry[] => [
  ...failureScenarios(id, path),
  scenario(`${id}-404`, '404', [fails(path, 404)]),
  scenario(`${id}-html`, 'error.malformed', [{ path, kind: 'html' }]),
  scenario(`${id}-blank`, 'error.malformed', [{ path, kind: 'empty' }]),
  scenario(`${id}-cut`, 'error.malformed', [{ path, kind: 'cut' }]),
];
