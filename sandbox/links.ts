/** The links that `npm start` and `npm run dev` print: each address of the test page's catalogue of states. */
import titles from '../locales/en.json' with { type: 'json' };
import { routePatterns } from '../src/paths.ts';
import names from '../src/test-page/messages/en.json' with { type: 'json' };
import { SCENARIOS, SCREENS } from '../src/test-page/scenarios/catalogue.ts';

/** States that need no fault; of several with one address, the first that needs no steps either. */
const byAddress = SCENARIOS.filter(({ faults }) => faults === undefined)
  .sort((a, b) => (a.steps?.length ?? 0) - (b.steps?.length ?? 0))
  .filter(({ route }, index, all) => all.findIndex((each) => each.route === route) === index);
const LINKED = SCENARIOS.filter((each) => byAddress.includes(each));

/** Two lines for each address: the link in Spanish, and in English with `language=1`. */
export function linkTable(origin: string): string {
  const link = (name: string, route: string) => [
    `  ${name.padEnd(44)} es  ${origin}/#${route}`,
    `  ${''.padEnd(44)} en  ${origin}/?language=1#${route}`,
  ];
  const screens = SCREENS.flatMap((screen) => {
    const states = LINKED.filter((each) => each.screen === screen);
    if (states.length === 0) return [];
    return ['', { ...titles, ...names }[screen], ...states.flatMap(({ id, route }) => link(id, route))];
  });
  const testPage = ['', ...link(names.title, routePatterns.testPage)];
  return [...screens, ...testPage, '', `The support desk: ${origin}/desk`].join('\n');
}
