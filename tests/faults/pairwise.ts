/** The part of the matrix that `npm test` runs. */

/**
 * Every kind once, on evenly chosen screens. A test of this part opens one screen and applies its kinds one after the other, since
 * `Try again` or another load costs less than another test. `moments.spec.ts` and `writes.spec.ts` choose every screen.
 * @param count how many screens are chosen. With fewer kinds than that, some kinds are applied on two screens.
 */
export function pairwise<Kind, Screen>(
  kinds: readonly Kind[],
  screens: readonly Screen[],
  count: number,
): { screen: Screen; kinds: Kind[] }[] {
  const places = Array.from({ length: count }, (_, turn) => Math.floor(((turn + 0.5) * screens.length) / count));
  return screens
    .filter((_, place) => places.includes(place))
    .map((screen, turn) => ({
      screen,
      kinds: kinds.filter((_, place) => place % count === turn % kinds.length),
    }));
}
