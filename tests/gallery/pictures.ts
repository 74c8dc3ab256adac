/** What the gallery shows: the scenarios and the test page, and which of them on a small screen or in full length. */
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { press, type Scenario } from '../../src/test-page/scenarios/scenario.ts';

export type Picture = Omit<Scenario, 'screen' | 'label'>;

/** The test page's own parts. */
const TEST_PAGE: readonly Picture[] = [
  { id: 'test-page', route: '/testPreview', sees: 'fields', pictures: ['small', 'whole'] },
  { id: 'test-page-states', route: '/testPreview?section=states', sees: 'scenarios.hint', pictures: ['small'] },
  { id: 'test-page-faults', route: '/testPreview?section=faults', sees: 'section.faults' },
  { id: 'test-page-bridge', route: '/testPreview?section=bridge', sees: 'section.bridge' },
  { id: 'test-page-network', route: '/testPreview?section=network', sees: 'section.network' },
  { id: 'test-page-report', route: '/testPreview?section=report', sees: 'section.report' },
];

/** The clipboard can only be read after a user gesture, so no link opens this state. */
const COPIED: Picture = {
  id: 'repay-copied',
  route: '/repay?productId=101&orderId=1000174',
  steps: [press('common.copy')],
  sees: 'common.copied',
};

export const PICTURES: readonly Picture[] = [...SCENARIOS, COPIED, ...TEST_PAGE];

/** Also shown at 320×640. */
export const isMain = ({ pictures = [] }: Picture) => pictures.includes('small');

/** Shown in full length instead of the first screenful. */
export const isWhole = ({ pictures = [] }: Picture) => pictures.includes('whole');
