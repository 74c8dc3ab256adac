/** The addresses inside the app, from the table of screens. */
import { type Screen, type ScreenKey, type ScreenRows, screens } from './screens.ts';

type RouteKey = Exclude<ScreenKey, 'notFound'>;

/** A table with a value for each screen that has an address. */
function forEachScreen<Values extends { [Key in RouteKey]: unknown }>(value: (screen: Screen) => Values[RouteKey]) {
  const { notFound: _, ...addressed } = screens;
  return Object.fromEntries(Object.entries(addressed).map(([key, screen]) => [key, value(screen)])) as Values;
}

/** Route by screen; the router and the address normaliser read this table. */
export const routePatterns = forEachScreen<{ readonly [Key in RouteKey]: ScreenRows[Key]['route'] }>(
  ({ route }) => route as ScreenRows[RouteKey]['route'],
);

/** The own parameters of a screen. Absent ones are left out of its address. */
export type ParametersOf<Key extends ScreenKey> = ScreenRows[Key] extends {
  query: readonly (infer Name extends string)[];
}
  ? { readonly [Each in Name]: string | undefined }
  : never;

/** Which order a screen is about. */
export type OrderKey = ParametersOf<'order'>;
export type OlderOrderKey = ParametersOf<'olderRepay'>;
/** Which voucher the instructions are about. */
export type VoucherKey = ParametersOf<'instructions'>;

/** A route with parameters; absent ones are left out. */
export function withQuery(route: string, query: Readonly<Record<string, string | undefined>>): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  )
    .toString()
    // As `writeQuery` of `platform/address.ts`.
    .replaceAll('+', '%20');
  return search === '' ? route : `${route}?${search}`;
}

type Path<Key extends RouteKey> = [ParametersOf<Key>] extends [never]
  ? () => string
  : (own: ParametersOf<Key>) => string;

/** The address of each screen, with its own parameters alone. */
export const paths = forEachScreen<{ readonly [Key in RouteKey]: Path<Key> }>(
  ({ route, query = [] }) =>
    (own: Readonly<Record<string, string | undefined>> = {}) =>
      withQuery(route, Object.fromEntries(query.map((name) => [name, own[name]]))),
);
