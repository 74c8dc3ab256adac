/** What the public and the complaining borrower see: complaints, promotion, official site, legal texts. */
import { press, type Shot } from './shot.ts';

const TEMPLATE = '/api/v2/youmi/service/channel/channel-template';
const LIST = '/user-problem/problem-list';
const DETAIL = '/user-problem/problem-detail';

const visitor = 'app_from=h5&user_from=ads&utm_tag=spring&id=1';
const LONG = 'Me cobraron dos veces y nadie me responde. '.repeat(60);

export const publicShots: readonly Shot[] = [
  { name: 'complaint-home', address: '/complaint?orderId=1000174', main: true, whole: true },
  {
    name: 'complaint-orders',
    address: '/complaint?orderId=1000174',
    act: async (page, words) => {
      await press('complaint.all')(page, words);
      await page.getByRole('dialog').waitFor();
    },
  },
  { name: 'complaint-next', address: '/complainPageNext?problemType=2&orderNo=1000174', main: true, whole: true },
  { name: 'complaint-list', address: '/complaintList', main: true },
  { name: 'complaint-list-empty', address: '/complaintList', faults: [{ path: LIST, kind: 'data', data: {} }] },
  { name: 'complaint-answered', address: '/complainDetails?problemId=7000001', main: true, whole: true },
  { name: 'complaint-pending', address: '/complainDetails?problemId=7000002', whole: true },
  { name: 'complaint-nine-photos', address: '/complainDetails?problemId=7000003', whole: true },
  {
    name: 'complaint-long',
    address: '/complainDetails?problemId=7000003',
    faults: [{ path: DETAIL, kind: 'data', merge: true, data: { content: LONG, type: LONG.slice(0, 120) } }],
  },
  { name: 'promotion', address: `/promotion?${visitor}`, main: true, whole: true },
  {
    name: 'promotion-errors',
    address: `/promotion?${visitor}`,
    act: press('promotion.apply'),
    whole: true,
  },
  { name: 'promotion-plain', address: `/promotion?${visitor}`, faults: [{ path: TEMPLATE, kind: 'data', data: {} }] },
  { name: 'promotion-download', address: `/downloadTemplate?${visitor}` },
  { name: 'promotion-agreement', address: `/agreementTemplate?${visitor}` },
  { name: 'official-home', address: '/', main: true, whole: true },
  { name: 'official-calculated', address: '/?amount=10000&term=91', whole: true },
  { name: 'official-about', address: '/About', whole: true },
  { name: 'official-user', address: '/User' },
  { name: 'official-contact', address: '/Contact', whole: true },
  { name: 'official-policy', address: '/Policy' },
  { name: 'official-loan', address: '/Loan' },
  { name: 'legal-privacy', address: '/privacy-policy', main: true },
  { name: 'legal-period-agreement', address: '/agony' },
  { name: 'legal-about-us', address: '/about-us' },
];
