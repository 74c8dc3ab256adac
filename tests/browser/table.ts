/** The screens of the borrower's app by name and route, for tests that run on each. */
export const SCREENS: readonly (readonly [name: string, route: string])[] = [
  ['confirmation', '/confirm-loan?productId=102'],
  ['order under review', '/loan-detail?productId=101&orderId=1000021'],
  ['order not approved', '/loan-detail?productId=101&orderId=1000110'],
  ['order settled', '/loan-detail?productId=101&orderId=1000200'],
  ['repayment', '/repay?productId=101&orderId=1000174'],
  ['repayment refused', '/repay?productId=101&orderId=1000200'],
  ['extension', '/repay-delay?productId=101&orderId=1000174'],
  ['instructions', '/carpmm?requestType=1&amount=346045&payCode=CASH01&productId=101&orderId=1000174'],
  ['contract', '/contract?orderNo=1000174'],
  ['complaint', '/complaint?orderId=1000174'],
  ['complaint, next', '/complainPageNext?problemType=1&problemSonType=12&orderNo=1000174'],
  ['complaints', '/complaintList'],
  ['complaint with photos', '/complainDetails?problemId=7000003'],
  ['complaint answered', '/complainDetails?problemId=7000001'],
  ['older repayment', '/ynRepay?productId=101&orderId=1000174'],
  ['choice of a card', '/ynRepayChoose?productId=101&orderId=1000174'],
  ['bank cards', '/bind-bank'],
  ['new card', '/bind-card'],
  ['product', '/product?productId=102'],
  ['recommended products', '/recommend-list'],
  ['customer service', '/Dag'],
  ['login failure', '/error/joint-login-fail'],
  ['unknown address', '/no-such-screen'],
  ['test page', '/testPreview'],
];

/** The public pages. */
export const PUBLIC_SCREENS: typeof SCREENS = [
  ['public site', '/'],
  ['public site, contact', '/Contact'],
  ['public site, loan terms', '/Loan'],
  ['privacy policy', '/privacy-policy'],
  ['about us', '/about-us'],
  ['agreement of the period product', '/agony'],
  ['promotion', '/promotion?app_from=h5&user_from=ads&utm_tag=spring&id=1'],
];
