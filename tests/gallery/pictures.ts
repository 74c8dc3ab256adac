/** What the gallery shows: the scenarios and the test page, which of them on a small screen or in full length, and the variants of each. */
import { LANGUAGE_NAMES, type Language } from '../../src/languages.ts';
import { SCENARIOS } from '../../src/test-page/scenarios/catalogue.ts';
import { press, type Scenario } from '../../src/test-page/scenarios/scenario.ts';
import { ROUTES } from '../screens.ts';

export type Picture = Omit<Scenario, 'screen'>;

/** The test page's own parts. */
const TEST_PAGE: readonly Picture[] = [
  { id: 'test-page', route: '/testPreview', sees: 'section.open' },
  { id: 'test-page-states', route: '/testPreview?section=states', sees: 'scenarios.hint' },
  { id: 'test-page-faults', route: '/testPreview?section=faults', sees: 'section.faults' },
  { id: 'test-page-bridge', route: '/testPreview?section=bridge', sees: 'section.bridge' },
  { id: 'test-page-network', route: '/testPreview?section=network', sees: 'section.network' },
  { id: 'test-page-report', route: '/testPreview?section=report', sees: 'section.report' },
];

/** The clipboard can only be read after a user gesture, so no link opens this state. */
const COPIED: Picture = {
  id: 'repay-copied',
  route: ROUTES.repay,
  steps: [press('common.copy')],
  sees: 'common.copied',
};

export const PICTURES: readonly Picture[] = [...SCENARIOS, COPIED, ...TEST_PAGE];

/** Also shown at 320×640. */
const MAIN = new Set(
  `
  confirm confirm-unknown confirm-huge order-174 repay repay-barcode repay-huge extension instructions contract
  service complaint-start complaint-compose complaint-compose-nine-photos complaint-list complaint-answered
  older-repay older-repay-chosen older-repay-code older-repay-unknown older-repay-cards-failed older-repay-huge
  older-repay-choose bind-bank bind-card bind-card-errors bind-card-saved product recommend-list
  recommend-list-huge promotion official-home legal-privacy test-page test-page-states
  `
    .trim()
    .split(/\s+/),
);
const isMain = ({ id }: Picture) => MAIN.has(id);

/** Shown in full length instead of the first screenful. */
const WHOLE = new Set(
  `
  confirm-coupon order-174 repay-more repay-huge extension instructions contract contract-empty complaint-start
  complaint-compose complaint-compose-nine-photos complaint-answered complaint-pending complaint-nine-photos
  older-repay-unknown older-repay-huge product recommend-list recommend-list-huge promotion promotion-errors
  official-home official-calculated official-about official-contact test-page
  `
    .trim()
    .split(/\s+/),
);
export const isWhole = ({ id }: Picture) => WHOLE.has(id);

export const SIZES = { phone: { width: 390, height: 844 }, small: { width: 320, height: 640 } } as const;

export interface Variant {
  language: Language;
  scheme: 'light' | 'dark';
  size: keyof typeof SIZES;
}

export const variantsOf = (picture: Picture): Variant[] =>
  (isMain(picture) ? (['phone', 'small'] as const) : (['phone'] as const)).flatMap((size) =>
    LANGUAGE_NAMES.flatMap((language) => (['light', 'dark'] as const).map((scheme) => ({ language, scheme, size }))),
  );

export const fileName = (state: string, { language, scheme, size }: Variant) =>
  `${state}.${language}.${scheme}.${size}.png`;
