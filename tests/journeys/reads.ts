/** Every read of every screen: its route, the schema of its answer, and what shows that the answer has arrived. */
import en from '../../locales/en.json' with { type: 'json' };
import { routePatterns } from '../../src/paths';

/** How an element is found. */
export type Sign =
  | { text: string | RegExp }
  | { alt: string }
  | { label: string }
  | { role: 'tab' | 'heading' | 'listitem' | 'radio' | 'button'; name?: string; level?: number };

export interface Read {
  screen: string;
  /** Of the screen, in `routePatterns`. */
  pattern: string;
  /** The route's own parameters. */
  query: string;
  /** Parameters of the call that have other names in the route. */
  call?: string;
  /** Canonical, after /began. */
  path: string;
  /** The exported schema of the answer; none if the answer is ignored. */
  schema?: string;
  /** Is shown when the answer has arrived. */
  shows: Sign;
  /**
   * How a failed load shows: instead of the screen, in a part of it with `Try again`, with `Try again` alone, or not at all.
   */
  failure: 'screen' | 'part' | 'retry' | 'none';
  /** The part's message if it differs from the general one. */
  words?: (general: string) => string;
}

const ORDER = 'productId=101&orderId=1000174';
const WAYS = {
  path: '/api/v1/youmi/youmi-api/service/loan/repayment-way',
  schema: 'paymentMethods',
  failure: 'part',
  // The title alone, before the button; other failures have a sentence between the two.
  words: (general: string) =>
    general === en['error.refused'] ? `${en['olderRepay.cardsFailed']}${en['common.seeLoan']}` : general,
} as const;
const PROMOTION = { pattern: routePatterns.promotion, query: 'id=2&app_from=h5' };

export const READS: readonly Read[] = [
  {
    screen: 'Loan confirmation',
    pattern: routePatterns.confirmLoan,
    query: 'productId=101',
    path: '/v3/loan-confirm/loan-detail-confirm',
    schema: 'offer',
    shows: { text: '₹3,456.00' },
    failure: 'screen',
  },
  {
    screen: 'Order details',
    pattern: routePatterns.loanDetail,
    query: 'productId=102&orderId=1000151',
    path: '/v3/loan-details/loan-details',
    schema: 'order',
    shows: { text: 'Money on its way' },
    failure: 'screen',
  },
  {
    screen: 'Order details, by its other name',
    pattern: routePatterns.order,
    query: 'orderId=1000110',
    path: '/v3/loan-details/loan-details',
    schema: 'order',
    shows: { text: 'Not approved' },
    failure: 'screen',
  },
  {
    screen: 'Repayment',
    pattern: routePatterns.repay,
    query: ORDER,
    path: '/v3/installment/loan-play-detail',
    schema: 'repayment',
    shows: { text: '₹3,460.45' },
    failure: 'screen',
  },
  {
    screen: 'Extension',
    pattern: routePatterns.extension,
    query: ORDER,
    path: '/v3/installment/loan-play-delay-detail',
    schema: 'extension',
    shows: { text: '₹172.80' },
    failure: 'screen',
  },
  {
    screen: 'Instructions',
    pattern: routePatterns.instructions,
    query: `requestType=1&amount=346045&payCode=CASH01&${ORDER}`,
    path: '/v3/loan-details/generate-vcode',
    schema: 'voucher',
    shows: { text: '₹3,460.45' },
    failure: 'screen',
  },
  {
    screen: 'Contract',
    pattern: routePatterns.contract,
    query: 'orderNo=1000174',
    path: '/v3/loan-details/contract-detail',
    schema: 'promissoryNote',
    shows: { text: /María Fernanda Ortiz López/ },
    failure: 'screen',
  },
  {
    screen: 'Complaint',
    pattern: routePatterns.complaint,
    query: 'orderId=1000174',
    path: '/user-problem/problem-init',
    schema: 'complaintStart',
    shows: { text: 'Amounts and charges' },
    failure: 'screen',
  },
  {
    screen: 'Complaint, second step',
    pattern: routePatterns.complaintNext,
    query: 'problemType=3&orderNo=1000174',
    path: '/user-problem/problem-init',
    schema: 'complaintStart',
    shows: { text: 'Amounts and charges' },
    failure: 'none',
  },
  {
    screen: 'Complaint list',
    pattern: routePatterns.complaintList,
    query: '',
    path: '/user-problem/problem-list',
    schema: 'complaintList',
    shows: { role: 'tab' },
    failure: 'screen',
  },
  {
    screen: 'Complaint detail',
    pattern: routePatterns.complaintDetail,
    query: 'problemId=7000001',
    path: '/user-problem/problem-detail',
    schema: 'complaintDetail',
    shows: { role: 'heading', level: 2 },
    failure: 'screen',
  },
  {
    screen: 'Customer service',
    pattern: routePatterns.service,
    query: '',
    path: '/user-problem/get-whatsapp',
    schema: 'contacts',
    shows: { text: '+52 55 5000 0142' },
    failure: 'screen',
  },
  {
    screen: 'Promotion, template',
    ...PROMOTION,
    call: 'templateId=2',
    path: '/api/v2/youmi/service/channel/channel-template',
    schema: 'template',
    shows: { role: 'heading', level: 2 },
    failure: 'part',
  },
  {
    screen: 'Promotion, captcha',
    ...PROMOTION,
    path: '/api/v2/youmi/promotion/get-sid',
    schema: 'captchaSession',
    shows: { alt: en['promotion.captchaPicture'] },
    failure: 'retry',
  },
  {
    screen: 'Promotion, visit',
    ...PROMOTION,
    path: '/api/v2/youmi/promotion/track-visit',
    shows: { label: 'Mobile number' },
    failure: 'none',
  },
  {
    screen: 'Bank binding',
    pattern: routePatterns.bindBank,
    query: '',
    path: '/v3/bind-card/bind-card-list',
    schema: 'boundCards',
    shows: { role: 'listitem' },
    failure: 'screen',
  },
  {
    screen: 'Product',
    pattern: routePatterns.product,
    query: 'productId=101',
    path: '/v3/product/product-detail',
    schema: 'productDetail',
    shows: { role: 'button', name: en['product.continue'] },
    failure: 'screen',
  },
  {
    screen: 'Recommended products',
    pattern: routePatterns.recommendList,
    query: '',
    path: '/v3/product/recommend-list',
    schema: 'recommendedProducts',
    shows: { role: 'listitem' },
    failure: 'screen',
  },
  {
    screen: 'Older repayment',
    pattern: routePatterns.olderRepay,
    query: ORDER,
    path: '/v3/installment/loan-play-detail',
    schema: 'repayment',
    shows: { text: '₹3,460.45' },
    failure: 'screen',
  },
  {
    screen: 'Older repayment, cards',
    pattern: routePatterns.olderRepay,
    query: ORDER,
    ...WAYS,
    shows: { role: 'radio' },
  },
  {
    screen: 'Choosing a card',
    pattern: routePatterns.olderRepayChoose,
    query: ORDER,
    ...WAYS,
    shows: { role: 'radio' },
  },
];

/** Screens that send no request when they open. */
export const WITHOUT_READS: readonly string[] = [
  routePatterns.home,
  routePatterns.siteAbout,
  routePatterns.siteUser,
  routePatterns.siteContact,
  routePatterns.sitePolicy,
  routePatterns.siteLoan,
  routePatterns.aboutUs,
  routePatterns.periodAgreement,
  routePatterns.privacyPolicy,
  routePatterns.privacyNotice,
  routePatterns.joinLoginFailure,
  routePatterns.download,
  routePatterns.registrationAgreement,
  routePatterns.bindCard,
  // The test page sends requests to the sandbox, not to the lender's server.
  routePatterns.testPage,
  '*',
];

export const routeOf = ({ pattern, query }: Pick<Read, 'pattern' | 'query'>) =>
  query === '' ? pattern : `${pattern}?${query}`;
