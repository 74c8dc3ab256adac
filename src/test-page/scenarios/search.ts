/** Which states a search means. Pure. */
import type { Scenario, ScreenName } from './scenario';

export interface ScenarioGroup {
  screen: ScreenName;
  states: readonly Scenario[];
}

/**
 * The states whose screen, name and id together have every word of the search, by screen; screens without one are left out.
 * @param wordsOf what the reader sees of a state.
 */
export function findScenarios(
  states: readonly Scenario[],
  search: string,
  wordsOf: (state: Scenario) => string,
): ScenarioGroup[] {
  const wanted = plain(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const groups = new Map<ScreenName, Scenario[]>();
  for (const state of states) {
    const words = plain(`${wordsOf(state)} ${state.id}`);
    if (!wanted.every((word) => words.includes(word))) continue;
    groups.set(state.screen, [...(groups.get(state.screen) ?? []), state]);
  }
  return [...groups].map(([screen, found]) => ({ screen, states: found }));
}

/** Without case and accents. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase();
