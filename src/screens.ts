/**
 * Every screen once, as plain data that imports nothing: routes, pages, skeletons, first requests and first paints derive
 * from this table. A route is a row; routes that open the same page share its columns.
 */

/** A placeholder in the hero, as high as the element that replaces it. */
type HeroPart =
  | 'product'
  | 'label'
  | 'amount'
  | 'note'
  | 'facts'
  | 'link'
  | 'logo'
  | 'picture'
  | 'side-picture'
  | 'heading'
  | 'lead'
  | 'tags'
  | 'claim'
  | 'action'
  | 'carousel';

/**
 * A card: the number of its rows, or the name of another shape. An `item` is one of a list, such as a complaint or a payment
 * channel. A `heading` is above cards.
 */
export type CardShape = number | 'article' | 'code' | 'form' | 'heading' | 'item' | 'logo-item' | 'state';

/** What a screen shows while it loads. */
export interface Skeleton {
  hero?: readonly HeroPart[] | undefined;
  cards: readonly CardShape[];
  /**
   * On a desktop it has two columns: with the first element alone in the first, or with the payment
   * channels in the second. The landing page has the rules of `form`, the recommended products those of `list`.
   */
  columns?: 'first' | 'form' | 'channels' | 'list' | undefined;
}

export interface Screen {
  /** Not empty: a screen that shows nothing while it loads is a type error. */
  skeleton: Skeleton & { hero?: readonly [HeroPart, ...HeroPart[]]; cards: readonly [CardShape, ...CardShape[]] };
  /** Its path in the address (contract, section 1). */
  route: string;
  /** Its own parameters in the address. */
  query?: readonly string[];
  /** The module in `src` whose default export renders it. */
  page: `${string}-page`;
  /** The message of its header's title. Absent on screens whose header has no title. */
  title?: string;
  /**
   * The call of the contract (`src/contract/all.ts`) that it sends when it opens, with the parameters of the address by their
   * names. The boot script sends it.
   * Absent on screens that send no request, or one that must not be sent twice.
   */
  read?: string;
  /**
   * Whether the screen shows its content before the app is there. Such a page shows its content without effects. `money`:
   * a money screen, of which the app loads the code of all when it is live.
   */
  firstPaint: 'money' | 'file' | 'none';
  /**
   * The routes that its first paint opens before the app is there. The effects of this screen have not run then, so the
   * next screen must not need what they save.
   */
  next?: readonly string[];
  /** The legal document that it shows when it opens. */
  document?: string;
}

const AMOUNT = ['product', 'label', 'amount', 'facts'] as const;
const AMOUNT_WITH_NOTE = ['product', 'label', 'amount', 'note', 'facts'] as const;
const OF_ORDER = ['productId', 'orderId'] as const;
const OF_CAMPAIGN = ['app_from', 'user_from', 'utm_tag', 'id', 'links_id', 'down_id', 'invite_code', 'UC'] as const;

const SITE = {
  page: 'features/official/official-page',
  skeleton: { hero: ['product', 'tags', 'claim', 'lead'], cards: [6] },
  firstPaint: 'none',
} as const;
const ORDER = {
  page: 'features/order/order-page',
  query: OF_ORDER,
  title: 'order.title',
  // Of an order that can be repaid.
  skeleton: {
    hero: ['side-picture', 'heading', 'label', 'amount', 'facts', 'note'],
    cards: [7, 1, 5],
    columns: 'first',
  },
  read: 'order',
  firstPaint: 'money',
  next: ['/repay', '/repay-delay'],
} as const;
const PRIVACY = {
  page: 'features/legal/privacy-page',
  title: 'legal.privacyTitle',
  skeleton: { cards: ['article'] },
  firstPaint: 'file',
  document: 'privacy',
} as const;

/** `notFound` opens at each address that no other one has. */
export const screens = {
  home: {
    ...SITE,
    route: '/',
    skeleton: { ...SITE.skeleton, hero: [...SITE.skeleton.hero, 'action', 'carousel'] },
    firstPaint: 'file',
  },
  siteAbout: {
    ...SITE,
    route: '/About',
    skeleton: { ...SITE.skeleton, hero: [...SITE.skeleton.hero, 'note'] },
    firstPaint: 'file',
  },
  siteUser: { ...SITE, route: '/User' },
  siteContact: { ...SITE, route: '/Contact' },
  sitePolicy: { ...SITE, route: '/Policy' },
  siteLoan: { ...SITE, route: '/Loan' },
  confirmLoan: {
    route: '/confirm-loan',
    query: ['productId'],
    page: 'features/confirm-loan/confirm-loan-page',
    title: 'confirm.title',
    skeleton: { hero: AMOUNT_WITH_NOTE, cards: [5, 3, 4], columns: 'first' },
    read: 'confirmation',
    firstPaint: 'money',
  },
  order: { ...ORDER, route: '/loan-detail' },
  orderShort: { ...ORDER, route: '/order' },
  repay: {
    route: '/repay',
    query: OF_ORDER,
    page: 'features/repay/repay-page',
    title: 'repay.title',
    skeleton: {
      hero: [...AMOUNT, 'link'],
      cards: [3, 'heading', 'logo-item', 'logo-item', 'logo-item', 'logo-item'],
      columns: 'channels',
    },
    read: 'repayment',
    firstPaint: 'money',
    next: ['/carpmm'],
  },
  extension: {
    route: '/repay-delay',
    query: OF_ORDER,
    page: 'features/extension/extension-page',
    title: 'extension.title',
    skeleton: {
      hero: AMOUNT_WITH_NOTE,
      cards: [5, 'heading', 'logo-item', 'logo-item', 'logo-item', 'logo-item'],
      columns: 'channels',
    },
    read: 'extension',
    firstPaint: 'money',
    next: ['/repay', '/carpmm'],
  },
  instructions: {
    route: '/carpmm',
    // `requestType`: 1 = repayment, 2 = extension. `amount`: hundredths, as the server gave it.
    query: ['requestType', 'amount', 'payCode', ...OF_ORDER],
    page: 'features/instructions/instructions-page',
    title: 'instructions.title',
    skeleton: { hero: ['logo', 'label', 'amount', 'facts', 'note'], cards: ['code', 4], columns: 'first' },
    read: 'voucher',
    firstPaint: 'money',
    next: ['/repay', '/repay-delay'],
  },
  contract: {
    route: '/contract',
    query: ['orderNo'],
    page: 'features/contract/contract-page',
    title: 'contract.title',
    skeleton: { hero: ['label', 'amount', 'facts'], cards: [14] },
    read: 'promissoryNote',
    firstPaint: 'file',
  },
  complaint: {
    route: '/complaint',
    query: ['orderId'],
    page: 'features/complaint/start/start-page',
    title: 'complaint.title',
    skeleton: { hero: ['link'], cards: [4, 6], columns: 'first' },
    read: 'complaintStart',
    firstPaint: 'file',
  },
  complaintNext: {
    route: '/complainPageNext',
    // `orderId`: of the first step, to return to; absent = the one that was open last.
    query: ['problemType', 'problemSonType', 'orderNo', 'orderId'],
    page: 'features/complaint/compose/compose-page',
    title: 'complaint.title',
    skeleton: { hero: ['heading'], cards: [1, 'form'] },
    firstPaint: 'none',
  },
  complaintList: {
    route: '/complaintList',
    page: 'features/complaint/list/list-page',
    title: 'complaint.myComplaints',
    skeleton: { cards: [1, 'item', 'item', 'item', 'item'] },
    read: 'complaintList',
    firstPaint: 'file',
  },
  complaintDetail: {
    route: '/complainDetails',
    query: ['problemId'],
    page: 'features/complaint/detail/detail-page',
    title: 'complaint.detailTitle',
    skeleton: { hero: ['heading'], cards: [6, 4, 4] },
    read: 'complaintDetail',
    firstPaint: 'file',
  },
  service: {
    route: '/Dag',
    page: 'features/service/service-page',
    title: 'common.customerService',
    skeleton: { hero: ['side-picture', 'lead'], cards: [4, 2] },
    read: 'customerService',
    firstPaint: 'file',
  },
  aboutUs: {
    route: '/about-us',
    page: 'features/legal/about-us-page',
    title: 'aboutUs.title',
    skeleton: { hero: ['picture'], cards: ['article'] },
    firstPaint: 'file',
    document: 'about-us',
  },
  periodAgreement: {
    route: '/agony',
    page: 'features/legal/period-agreement-page',
    title: 'contract.title',
    skeleton: { cards: ['article'] },
    firstPaint: 'file',
    document: 'period-agreement',
  },
  privacyPolicy: { ...PRIVACY, route: '/privacy-policy' },
  privacyNotice: { ...PRIVACY, route: '/PrivacyPolicy' },
  joinLoginFailure: {
    route: '/error/joint-login-fail',
    page: 'features/login-failure/login-failure-page',
    title: 'loginFailure.title',
    skeleton: { cards: ['state'] },
    firstPaint: 'none',
  },
  promotion: {
    route: '/promotion',
    query: OF_CAMPAIGN,
    page: 'features/promotion/promotion-page',
    title: 'promotion.title',
    skeleton: { hero: ['product', 'claim', 'lead'], cards: ['form'], columns: 'form' },
    read: 'template',
    firstPaint: 'file',
  },
  download: {
    route: '/downloadTemplate',
    query: OF_CAMPAIGN,
    page: 'features/promotion/download-page',
    title: 'promotion.downloadTitle',
    skeleton: { hero: ['product', 'claim', 'lead'], cards: [2], columns: 'first' },
    firstPaint: 'none',
  },
  registrationAgreement: {
    route: '/agreementTemplate',
    query: OF_CAMPAIGN,
    page: 'features/promotion/agreement-page',
    title: 'promotion.agreement',
    skeleton: { cards: ['article'] },
    firstPaint: 'file',
    document: 'registration-agreement',
  },
  testPage: {
    route: '/testPreview',
    query: ['section'],
    page: 'test-page/test-page',
    skeleton: { hero: ['facts'], cards: [1, 1, 6] },
    firstPaint: 'none',
  },
  bindBank: {
    route: '/bind-bank',
    page: 'features/bind/bind-bank-page',
    title: 'bind.title',
    skeleton: { cards: [3] },
    firstPaint: 'none',
  },
  bindCard: {
    route: '/bind-card',
    page: 'features/bind/bind-card-page',
    title: 'bind.formTitle',
    skeleton: { cards: ['form'] },
    firstPaint: 'none',
  },
  product: {
    route: '/product',
    query: ['productId'],
    page: 'features/product/product-page',
    title: 'product.title',
    skeleton: { hero: AMOUNT_WITH_NOTE, cards: [6] },
    firstPaint: 'none',
  },
  recommendList: {
    route: '/recommend-list',
    query: ['productId'],
    page: 'features/product/recommend-list-page',
    title: 'product.listTitle',
    skeleton: { hero: ['lead'], cards: [2, 2, 2, 2], columns: 'list' },
    firstPaint: 'none',
  },
  olderRepay: {
    route: '/ynRepay',
    query: [...OF_ORDER, 'couponId'],
    page: 'features/older-repay/older-repay-page',
    title: 'repay.title',
    skeleton: { hero: AMOUNT, cards: [3, 5, 2] },
    firstPaint: 'none',
  },
  olderRepayChoose: {
    route: '/ynRepayChoose',
    query: [...OF_ORDER, 'couponId'],
    page: 'features/older-repay/choose-card-page',
    title: 'olderRepay.chooseTitle',
    skeleton: { cards: [3] },
    firstPaint: 'none',
  },
  notFound: {
    route: '*',
    page: 'features/not-found/not-found-page',
    title: 'notFound.title',
    skeleton: { cards: ['state'] },
    firstPaint: 'none',
  },
} as const satisfies Readonly<Record<string, Screen>>;

export type ScreenRows = typeof screens;
export type ScreenKey = keyof ScreenRows;
export type ScreenTitle = Extract<ScreenRows[ScreenKey], { title: string }>['title'];

export const screenList: readonly (Screen & { title?: ScreenTitle })[] = Object.values(screens);
