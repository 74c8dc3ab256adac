/** Every route once (contract, section 1). Imports nothing, so that every folder may import it. */

type Query = Readonly<Record<string, string | undefined>>;

/** Route patterns by screen; the router, the address normaliser and the tests read this table. */
export const routePatterns = {
  home: '/',
  siteAbout: '/About',
  siteUser: '/User',
  siteContact: '/Contact',
  sitePolicy: '/Policy',
  siteLoan: '/Loan',
  confirmLoan: '/confirm-loan',
  loanDetail: '/loan-detail',
  order: '/order',
  repay: '/repay',
  extension: '/repay-delay',
  instructions: '/carpmm',
  complaint: '/complaint',
  complaintNext: '/complainPageNext',
  complaintList: '/complaintList',
  complaintDetail: '/complainDetails',
  service: '/Dag',
  aboutUs: '/about-us',
  contract: '/contract',
  periodAgreement: '/agony',
  privacyPolicy: '/privacy-policy',
  privacyNotice: '/PrivacyPolicy',
  joinLoginFailure: '/error/joint-login-fail',
  promotion: '/promotion',
  download: '/downloadTemplate',
  registrationAgreement: '/agreementTemplate',
  testPage: '/testPreview',
  bindBank: '/bind-bank',
  bindCard: '/bind-card',
  product: '/product',
  recommendList: '/recommend-list',
  olderRepay: '/ynRepay',
  olderRepayChoose: '/ynRepayChoose',
} as const;

/** An address inside the app: path and own parameters; absent parameters are left out. */
function address(path: string, query: Query = {}): string {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ).toString();
  return search === '' ? path : `${path}?${search}`;
}

/** Which order a screen is about. */
export interface OrderKey {
  productId: string | undefined;
  orderId: string | undefined;
}

export interface OlderOrderKey extends OrderKey {
  couponId: string | undefined;
}

/** Which voucher the instructions are about. */
export interface VoucherKey extends OrderKey {
  /** 1 = repayment, 2 = extension. */
  requestType: string | undefined;
  /** Hundredths, as the server gave it. */
  amount: string | undefined;
  payCode: string | undefined;
}

interface ComplaintQuery {
  problemType: string | undefined;
  problemSonType: string | undefined;
  orderNo: string | undefined;
  /** Of the first step, to return to; absent = the one that was open last. */
  orderId?: string | undefined;
}

export const paths = {
  home: () => routePatterns.home,
  siteAbout: () => routePatterns.siteAbout,
  siteUser: () => routePatterns.siteUser,
  siteContact: () => routePatterns.siteContact,
  sitePolicy: () => routePatterns.sitePolicy,
  siteLoan: () => routePatterns.siteLoan,
  confirmLoan: ({ productId }: { productId: string | undefined }) => address(routePatterns.confirmLoan, { productId }),
  order: ({ productId, orderId }: OrderKey) => address(routePatterns.loanDetail, { productId, orderId }),
  repay: ({ productId, orderId }: OrderKey) => address(routePatterns.repay, { productId, orderId }),
  extension: ({ productId, orderId }: OrderKey) => address(routePatterns.extension, { productId, orderId }),
  instructions: ({ requestType, amount, payCode, productId, orderId }: VoucherKey) =>
    address(routePatterns.instructions, { requestType, amount, payCode, productId, orderId }),
  complaint: ({ orderId }: { orderId: string | undefined }) => address(routePatterns.complaint, { orderId }),
  complaintNext: ({ problemType, problemSonType, orderNo, orderId }: ComplaintQuery) =>
    address(routePatterns.complaintNext, { problemType, problemSonType, orderNo, orderId }),
  complaintList: () => routePatterns.complaintList,
  complaintDetail: ({ problemId }: { problemId: string | undefined }) =>
    address(routePatterns.complaintDetail, { problemId }),
  service: () => routePatterns.service,
  aboutUs: () => routePatterns.aboutUs,
  contract: ({ orderNo }: { orderNo: string | undefined }) => address(routePatterns.contract, { orderNo }),
  privacyPolicy: () => routePatterns.privacyPolicy,
  privacyNotice: () => routePatterns.privacyNotice,
  joinLoginFailure: () => routePatterns.joinLoginFailure,
  /** The promotion's screens pass every parameter on, known or not. */
  download: (query: Query) => address(routePatterns.download, query),
  registrationAgreement: (query: Query) => address(routePatterns.registrationAgreement, query),
  testPage: () => routePatterns.testPage,
  bindBank: () => routePatterns.bindBank,
  bindCard: () => routePatterns.bindCard,
  product: ({ productId }: { productId: string | undefined }) => address(routePatterns.product, { productId }),
  recommendList: () => routePatterns.recommendList,
  olderRepay: ({ productId, orderId, couponId }: OlderOrderKey) =>
    address(routePatterns.olderRepay, { productId, orderId, couponId }),
  olderRepayChoose: ({ productId, orderId, couponId }: OlderOrderKey) =>
    address(routePatterns.olderRepayChoose, { productId, orderId, couponId }),
};
