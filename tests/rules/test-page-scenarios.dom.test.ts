import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ENDPOINTS } from '../../sandbox/endpoints/all';
import { faultSchema } from '../../sandbox/faults';
import { statusRow } from '../../src/loan/order';
import { routePatterns } from '../../src/paths';
import { screenList } from '../../src/screens';
import { SCENARIOS, SCREENS } from '../../src/test-page/scenarios/catalogue';
import {
  localized,
  photos,
  press,
  type Scenario,
  type ScreenHeading,
  see,
} from '../../src/test-page/scenarios/scenario';
import { READS } from '../screens';
import { type Language, WORDS } from '../words';

const words: Record<Language, Readonly<Record<string, string>>> = WORDS;
const areas = new Set(Object.keys(words.en).map((id) => id.slice(0, id.indexOf('.') + 1)));
const looksLikeMessage = (text: string) =>
  /^[a-z]\w*\.[\w.-]+$/i.test(text) && [...areas].some((area) => text.startsWith(area));
const repeated = (list: readonly string[]) => list.filter((each, index) => list.indexOf(each) !== index);

/** How the ids end of the states of every screen that shows a failed read. */
const STATES = ['failed', 'offline', 'waiting'];
/** Screens that show more than the answer of their first read. */
const NEVER_EMPTY = ['Older repayment'];

describe('The catalogue of states', () => {
  it('has every screen that has a heading', () => {
    const headings = Object.keys(words.en).filter((id) => id.startsWith('screen.'));
    expect(headings.filter((id) => !SCREENS.includes(id as ScreenHeading))).toEqual([]);
    expect(SCENARIOS.length).toBeGreaterThan(200);
  });

  it('has unique ids', () => {
    const ids = SCENARIOS.map(({ id }) => id);
    expect(repeated(ids)).toEqual([]);
    expect(ids.filter((id) => !/^[a-z]+(-[a-z\d]+)*$/.test(id))).toEqual([]);
  });

  it('opens every route but its own', () => {
    const opened = new Set(SCENARIOS.map(({ route }) => route.split('?')[0]));
    const { testPage: _own, ...routes } = routePatterns;
    expect(
      Object.values(routes).filter((route) => !opened.has(route)),
      'routes that no scenario opens',
    ).toEqual([]);
  });

  it.each(READS.filter(({ failure }) => failure === 'screen'))(
    'has the failures, the waiting and the empty state of $screen',
    ({ screen, pattern }) => {
      const page = screenList.find(({ route }) => route === pattern)?.page;
      const routes = screenList.filter((row) => row.page === page).map(({ route }) => route);
      const ids = SCENARIOS.filter(({ route }) => routes.includes(route.split('?')[0] ?? '')).map(({ id }) => id);
      const needed = NEVER_EMPTY.includes(screen) ? STATES : [...STATES, 'empty'];
      expect(
        needed.filter((end) => !ids.some((id) => id.endsWith(`-${end}`))),
        'ends of missing scenarios',
      ).toEqual([]);
    },
  );

  it('has every status of the table, and one that is not in it', () => {
    const known = Array.from({ length: 1000 }, (_, status) => status).filter(
      (status) => !isDeepStrictEqual(statusRow(status), statusRow(undefined)),
    );
    expect(known.length).toBeGreaterThan(5);
    const ids = SCENARIOS.map(({ id }) => id);
    expect(known.filter((status) => !ids.includes(`order-${status}`))).toEqual([]);
    expect(ids).toContain('order-unknown-status');
  });

  it('requests only faults that the sandbox has, of calls that it answers', () => {
    const paths = ENDPOINTS.map(({ path }) => path);
    const faults = SCENARIOS.flatMap((state) => localized(state, (each) => each).faults);
    expect(faults.filter(({ path }) => !paths.includes(path))).toEqual([]);
    expect(faults.filter((fault) => !v.safeParse(faultSchema, fault).success)).toEqual([]);
  });

  it('contains only messages of the app, without arguments', () => {
    const said = SCENARIOS.flatMap(({ sees, faults = [], steps = [] }) => [
      sees,
      ...faults.flatMap(({ message }) => message ?? []),
      ...steps.flatMap((step) => {
        if (step.do === 'press') return step.name;
        if (step.do === 'fill') return step.label;
        return step.do === 'see' || step.do === 'gone' ? step.text : [];
      }),
    ]);
    const messages = said.filter(looksLikeMessage);
    expect(messages.length).toBeGreaterThan(200);
    expect(messages.filter((id) => words.en[id] === undefined)).toEqual([]);
    expect(messages.filter((id) => words.en[id]?.includes('{'))).toEqual([]);
  });
});

describe('A state in a language', () => {
  const state: Scenario = {
    id: 'x',
    screen: 'order.title',
    route: '/order',
    faults: [
      { path: '/a', kind: 'data', data: {} },
      { path: '/a', kind: 'refuse', message: 'said' },
      { path: '/a', kind: 'hang', times: 4 },
    ],
    steps: [press('ok'), photos(2)],
    sees: 'end',
  };

  it('is translated, and ends with the text to wait for', () => {
    const { steps, faults } = localized(state, (each) => each.toUpperCase());
    expect(steps).toEqual([press('OK'), photos(2), see('END')]);
    expect(faults[1]?.message).toBe('SAID');
  });

  it('applies an answer to many calls, a failure to one, and others to their number of calls', () => {
    expect(localized(state, (each) => each).faults.map(({ times }) => times)).toEqual([50, 1, 4]);
  });
});
