/** Every screen of the app, for the tests that run on each: how it is opened, what it reads, and what its reads show. */
import en from '../locales/en.json' with { type: 'json' };
import type { CallName } from '../src/contract/paths.ts';
import { PATHS } from '../src/contract/paths.ts';
import { type Screen, type ScreenKey, type ScreenRows, screens } from '../src/screens.ts';

/** How an element is found. */
export type Sign =
  | { text: string | RegExp }
  | { alt: string }
  | { label: string }
  | { role: 'tab' | 'heading' | 'listitem' | 'radio' | 'button'; name?: string; level?: number };

interface OwnRead {
  /** Added to the screen's name if it has several reads. */
  name?: string;
  /** The first call of the screen unless it is given. */
  call?: CallName;
  /** Is shown when the answer has arrived. */
  shows: Sign;
  /**
   * How a failed load shows: instead of the screen, in a part of it with `Try again`, with `Try again` alone, or not at all.
   */
  failure: 'screen' | 'part' | 'retry' | 'none';
  /** The part's message if it differs from the general one. */
  words?: (general: string) => string;
}

/** The call can be left out where `src/screens.ts` has the screen's first call. */
type ReadOf<Row> = Row extends { read: unknown } ? OwnRead : OwnRead & { call: CallName };

interface TestedScreen<Row> {
  name: string;
  /** The own parameters with which it is opened. */
  query: string;
  /** All calls that it sends to the lender's server when it opens. */
  reads: readonly ReadOf<Row>[];
  /** States that are opened besides: name → own parameters. */
  more?: Readonly<Record<string, string>>;
  /** Its header has no fixed height: it has a text of the server or about the brand, or tabs, or an amount for one status. */
  hasOwnHeader?: boolean;
}

/** The parameters of the order that is due. */
export const ORDER = 'productId=101&orderId=1000174';
/** For a part of a screen that is left out if the list of complaints does not load. */
const PART_OF_COMPLAINT_LIST = { call: 'complaintList', failure: 'none' } as const;
const CARDS: OwnRead & { call: CallName } = {
  call: 'waysToRepay',
  shows: { role: 'radio' },
  failure: 'part',
  // The title alone, before the button; other failures have a sentence between the two.
  words: (general: string) =>
    general === en['error.refused'] ? `${en['olderRepay.cardsFailed']}${en['common.seeLoan']}` : general,
};

/** The general messages of a failure that is not the server's refusal. */
const OF_NO_REFUSAL = new Set([
  en['error.http'].replace('{status}', '500'),
  en['error.malformed'],
  en['error.network'],
]);

const TESTED: { readonly [Key in ScreenKey]: TestedScreen<ScreenRows[Key]> } = {
  home: { name: 'Public site', query: '', reads: [], hasOwnHeader: true },
  siteAbout: { name: 'Public site, about', query: '', reads: [], hasOwnHeader: true },
  siteUser: { name: 'Public site, user', query: '', reads: [], hasOwnHeader: true },
  siteContact: { name: 'Public site, contact', query: '', reads: [], hasOwnHeader: true },
  sitePolicy: { name: 'Public site, policy', query: '', reads: [], hasOwnHeader: true },
  siteLoan: { name: 'Public site, loan terms', query: '', reads: [], hasOwnHeader: true },
  confirmLoan: {
    name: 'Loan confirmation',
    query: 'productId=101',
    reads: [{ shows: { text: '₹3,456.00' }, failure: 'screen' }],
  },
  order: {
    name: 'Order details',
    query: 'productId=102&orderId=1000151',
    reads: [{ shows: { text: 'Money on its way' }, failure: 'screen' }],
    more: { 'under review': 'productId=101&orderId=1000021', settled: 'productId=101&orderId=1000200' },
    // Its skeleton is that of an order that can be repaid (`start.spec.ts`).
    hasOwnHeader: true,
  },
  orderShort: {
    name: 'Order details, by its other name',
    query: 'orderId=1000110',
    reads: [{ shows: { text: 'Not approved' }, failure: 'screen' }],
    hasOwnHeader: true,
  },
  repay: {
    name: 'Repayment',
    query: ORDER,
    reads: [{ shows: { text: '₹3,460.45' }, failure: 'screen' }],
  },
  extension: {
    name: 'Extension',
    query: ORDER,
    reads: [{ shows: { text: '₹172.80' }, failure: 'screen' }],
  },
  instructions: {
    name: 'Instructions',
    query: `requestType=1&amount=346045&payCode=CASH01&${ORDER}`,
    reads: [
      { shows: { text: '₹3,460.45' }, failure: 'screen' },
      { name: 'due date', call: 'repayment', shows: { text: /^Pay by/ }, failure: 'none' },
    ],
  },
  contract: {
    name: 'Contract',
    query: 'orderNo=1000174',
    reads: [{ shows: { text: /María Fernanda Ortiz López/ }, failure: 'screen' }],
  },
  complaint: {
    name: 'Complaint',
    query: 'orderId=1000174',
    reads: [
      { shows: { text: 'Amounts and charges' }, failure: 'screen' },
      { ...PART_OF_COMPLAINT_LIST, name: 'new answers', shows: { text: 'Amounts and charges' } },
    ],
  },
  complaintNext: {
    name: 'Complaint, second step',
    query: 'problemType=3&orderNo=1000174',
    reads: [{ call: 'complaintStart', shows: { text: 'Amounts and charges' }, failure: 'none' }],
    more: { 'about collection': 'problemType=1&problemSonType=12&orderNo=1000174' },
  },
  complaintList: {
    name: 'Complaint list',
    query: '',
    reads: [{ shows: { role: 'tab' }, failure: 'screen' }],
  },
  complaintDetail: {
    name: 'Complaint detail',
    query: 'problemId=7000001',
    reads: [
      { shows: { role: 'heading', level: 2 }, failure: 'screen' },
      { ...PART_OF_COMPLAINT_LIST, name: 'times', shows: { role: 'heading', level: 2 } },
    ],
    more: { 'with photos': 'problemId=7000003' },
  },
  service: {
    name: 'Customer service',
    query: '',
    reads: [{ shows: { text: '+52 1 55 5000 1235' }, failure: 'screen' }],
  },
  aboutUs: { name: 'About us', query: '', reads: [] },
  periodAgreement: { name: 'Agreement of the period product', query: '', reads: [] },
  privacyPolicy: { name: 'Privacy policy', query: '', reads: [] },
  privacyNotice: { name: 'Privacy notice', query: '', reads: [] },
  joinLoginFailure: { name: 'Login failure', query: '', reads: [] },
  promotion: {
    name: 'Promotion',
    query: 'id=2&app_from=h5',
    hasOwnHeader: true,
    reads: [
      {
        name: 'template',
        // The form, which a refusal leaves out.
        shows: { label: 'Mobile number' },
        failure: 'part',
        words: (general) => (OF_NO_REFUSAL.has(general) ? general : en['promotion.endedNext']),
      },
      { name: 'captcha', call: 'captchaSession', shows: { alt: en['promotion.captchaPicture'] }, failure: 'retry' },
      { name: 'visit', call: 'visit', shows: { label: 'Mobile number' }, failure: 'none' },
    ],
    more: { 'of a campaign': 'app_from=h5&user_from=ads&utm_tag=spring&id=1' },
  },
  download: { name: 'Promotion, download', query: 'id=1', reads: [], hasOwnHeader: true },
  registrationAgreement: { name: 'Promotion, agreement', query: 'id=1', reads: [] },
  // It sends requests to the sandbox, not to the lender's server.
  testPage: { name: 'Test page', query: '', reads: [], hasOwnHeader: true },
  bindBank: {
    name: 'Bank binding',
    query: '',
    reads: [{ call: 'cards', shows: { role: 'listitem' }, failure: 'screen' }],
  },
  bindCard: { name: 'New card', query: '', reads: [] },
  product: {
    name: 'Product',
    query: 'productId=101',
    reads: [{ call: 'product', shows: { role: 'button', name: en['common.continue'] }, failure: 'screen' }],
  },
  recommendList: {
    name: 'Recommended products',
    query: '',
    reads: [{ call: 'recommendedProducts', shows: { role: 'listitem' }, failure: 'screen' }],
  },
  olderRepay: {
    name: 'Older repayment',
    query: ORDER,
    reads: [
      { call: 'repayment', shows: { text: '₹3,460.45' }, failure: 'screen' },
      { ...CARDS, name: 'cards' },
    ],
  },
  olderRepayChoose: { name: 'Choosing a card', query: ORDER, reads: [CARDS] },
  notFound: { name: 'Unknown address', query: '', reads: [] },
};

const entries = Object.entries(TESTED).map(([key, tested]) => {
  const screen: Screen = screens[key as ScreenKey];
  return { ...tested, screen, pattern: screen.route };
});

/** A read of a screen, and the screen that sends it. */
export interface Read extends Omit<OwnRead, 'name'> {
  screen: string;
  /** The screen's route. */
  pattern: string;
  query: string;
  call: CallName;
  path: string;
  /** Whether the screen's first paint shows the answer. */
  isPainted: boolean;
}

export const READS: readonly Read[] = entries.flatMap(({ name, query, pattern, screen, reads }) =>
  reads.map(({ name: part, call = screen.read as CallName, ...read }) => ({
    screen: part === undefined ? name : `${name}, ${part}`,
    pattern,
    query,
    call,
    path: PATHS[call],
    isPainted: call === screen.read && screen.firstPaint !== 'none',
    ...read,
  })),
);

export const routeOf = ({ pattern, query }: Pick<Read, 'pattern' | 'query'>) =>
  query === '' ? pattern : `${pattern}?${query}`;

/** Every screen in the states of the table. */
export const OPENED = entries.flatMap(({ name, query, pattern, screen, more = {}, hasOwnHeader = false }) =>
  Object.entries({ [name]: query, ...more }).map(([state, own]) => ({
    name: state === name ? name : `${name}, ${state}`,
    route: routeOf({ pattern: pattern === '*' ? '/no-such-screen' : pattern, query: own }),
    hasOwnHeader,
    columns: screen.skeleton.columns,
  })),
);

/** A complaint with photos at the support desk. */
export const DESK_COMPLAINT = '/desk/complaint?borrower=10001&id=7000003';

/** The routes by screen, with the parameters of the table; and the order that is due. */
export const ROUTES = {
  ...(Object.fromEntries(
    Object.entries(TESTED).map(([key, { query }]) => [
      key,
      routeOf({ pattern: screens[key as ScreenKey].route, query }),
    ]),
  ) as Record<ScreenKey, string>),
  dueOrder: `${screens.order.route}?${ORDER}`,
};
