/** The links to all screens and states that `npm start` and `npm run dev` print. */
import { SAMPLE_COMPLAINTS } from './sample-complaints.ts';
import { OTHER_BORROWER, OTHER_ORDER, PRODUCTS, SAMPLE_ORDERS } from './seed.ts';

type Link = [what: string, route: string];

const STATUS_NAMES: Readonly<Record<number, string>> = {
  21: 'under review',
  110: 'not approved',
  151: 'money on its way',
  170: 'active',
  174: 'due soon',
  180: 'overdue',
  200: 'settled',
};

const OFFERS: Readonly<Record<string, string>> = {
  '101': 'one instalment',
  '102': 'two instalments, coupon',
  '103': 'amount reloads first',
  '104': 'four instalments, no contract',
};

const of = (order: { id: string; productId: string }) => `productId=${order.productId}&orderId=${order.id}`;

const repayable = SAMPLE_ORDERS.filter(({ status }) => status >= 170 && status < 200);
const extendable = repayable.filter(({ status, extensions }) => status >= 174 && extensions === undefined);
const nameOf = ({ status, extensions }: (typeof SAMPLE_ORDERS)[number]) =>
  `${status} ${STATUS_NAMES[status] ?? ''}${extensions === undefined ? '' : ', no extension left'}`;

const GROUPS: readonly [title: string, links: readonly Link[]][] = [
  [
    'Loan confirmation',
    PRODUCTS.map(({ id, name }): Link => [`${name}: ${OFFERS[id] ?? ''}`, `/confirm-loan?productId=${id}`]),
  ],
  ['Order details', SAMPLE_ORDERS.map((order): Link => [nameOf(order), `/loan-detail?${of(order)}`])],
  [
    'Repayment',
    [
      ...repayable.map((order): Link => [nameOf(order), `/repay?${of(order)}`]),
      ['refused: settled', '/repay?productId=101&orderId=1000200'],
      ["refused: somebody else's", `/repay?productId=101&orderId=${OTHER_ORDER}`],
    ],
  ],
  ['Repayment extension', extendable.map((order): Link => [nameOf(order), `/repay-delay?${of(order)}`])],
  [
    'Repayment instructions',
    [
      ['in a store', '/carpmm?requestType=1&amount=346045&payCode=CASH01&productId=101&orderId=1000174'],
      ['by transfer', '/carpmm?requestType=1&amount=346045&payCode=BANK01&productId=101&orderId=1000174'],
      ['extension', '/carpmm?requestType=2&amount=17280&payCode=CASH02&productId=101&orderId=1000174'],
    ],
  ],
  [
    'Contract and help',
    [
      ['promissory note', '/contract?orderNo=1000174'],
      ['agreement of the period product', '/agony'],
      ['customer service', '/Dag'],
      ['about us', '/about-us'],
      ['privacy policy', '/privacy-policy'],
      ['joint login failure', '/error/joint-login-fail'],
    ],
  ],
  [
    'Complaints',
    [
      ['home: order in collection', '/complaint?orderId=1000174'],
      ['home: collection refused', '/complaint?orderId=1000200'],
      ['next: about collection', '/complainPageNext?problemType=1&problemSonType=12&orderNo=1000180'],
      ['next: about the app', '/complainPageNext?problemType=4&orderNo=1000200'],
      ['list', '/complaintList'],
      ['list: empty', `/complaintList?userId=${OTHER_BORROWER.id}`],
      ['detail: answered', `/complainDetails?problemId=${SAMPLE_COMPLAINTS.answered}`],
      ['detail: pending', `/complainDetails?problemId=${SAMPLE_COMPLAINTS.pending}`],
      ['detail: nine photos', `/complainDetails?problemId=${SAMPLE_COMPLAINTS.withPhotos}`],
    ],
  ],
  [
    'Promotion',
    [
      ['landing', '/promotion?app_from=h5&user_from=ads&utm_tag=spring&id=1'],
      ['landing: words alone', '/promotion?app_from=h5&user_from=ads&utm_tag=spring&id=2'],
      ['landing: empty template', '/promotion?app_from=h5&user_from=ads&utm_tag=spring&id=3'],
      ['landing: ended', '/promotion?app_from=h5&user_from=ads&utm_tag=spring&id=9'],
      ['app download', '/downloadTemplate?app_from=h5&user_from=ads&utm_tag=spring&id=1'],
      ['registration agreement', '/agreementTemplate?app_from=h5&user_from=ads&utm_tag=spring&id=1'],
    ],
  ],
  [
    'Official site',
    [
      ['home', '/'],
      ['about', '/About'],
      ['contact', '/Contact'],
      ['policy', '/Policy'],
      ['loan terms', '/Loan'],
    ],
  ],
  [
    'Older repayment',
    [
      ['by card or Alipay', '/ynRepay?productId=101&orderId=1000174'],
      ['overdue: no Alipay', '/ynRepay?productId=102&orderId=1000180'],
      ['no card saved', `/ynRepay?productId=101&orderId=${OTHER_ORDER}&userId=${OTHER_BORROWER.id}`],
      ['refused: settled', '/ynRepay?productId=101&orderId=1000200'],
    ],
  ],
  ['Developer', [['test page', '/testPreview']]],
];

/** Two lines per state: the Spanish link, and the English one with `?language=1`. */
export function linkTable(origin: string): string {
  const english = (route: string) => `${origin}/?language=1#${route}`;
  const lines = GROUPS.flatMap(([title, links]) => [
    '',
    title,
    ...links.flatMap(([what, route]) => [
      `  ${what.padEnd(44)} es  ${origin}/#${route}`,
      `  ${''.padEnd(44)} en  ${english(route)}`,
    ]),
  ]);
  return [...lines, '', `The support desk: ${origin}/desk`].join('\n');
}
