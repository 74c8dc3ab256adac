/** The screens of the borrower's app by name and route, for what holds on every one of them. */
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
  ['customer service', '/Dag'],
  ['login failure', '/error/joint-login-fail'],
  ['unknown address', '/no-such-screen'],
  ['test page', '/testPreview'],
];
