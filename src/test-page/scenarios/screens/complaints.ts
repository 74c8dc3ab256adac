import { paths } from '../../../paths';
import { fill, gone, press, type Step, scenariosOf } from '../scenario';
import { failuresOf } from './failures';
import { answers, changes, ENDLESS, fails, LONG, LOST_PICTURE, UNBROKEN } from './samples';

const LIST = '/user-problem/problem-list';
const DETAIL = '/user-problem/problem-detail';
const RATE = '/v3/loan-details/google-score';

const tab = (index: number): Step => ({ do: 'press', role: 'tab', name: '', index });
const item = (number: number) => ({
  id: String(7_200_000 + number),
  time: 1_767_225_600 + number * 3600,
  type: `Tipo ${number % 4}`,
  content: `Queja ${number}`,
});
const many = Array.from({ length: 300 }, (_, index) => item(index + 1));

export const complaintListScenarios = scenariosOf('complaintList', paths.complaintList(), [
  { id: 'complaint-list', label: 'usual', sees: 'Tienda Uno' },
  {
    id: 'complaint-list-answered',
    label: 'otherTab',
    steps: [tab(2), gone('domingo')],
    sees: 'Tienda Uno',
  },
  {
    id: 'complaint-list-empty-tab',
    label: 'emptyTab',
    faults: [
      answers(LIST, {
        tabs: [
          { title: 'A', list: [item(1)] },
          { title: 'B', list: [] },
        ],
      }),
    ],
    steps: [tab(1)],
    sees: 'complaint.emptyTabTitle',
  },
  {
    id: 'complaint-list-found',
    label: 'found',
    steps: [fill('complaint.search', 'domingo'), gone('Tienda Uno')],
    sees: 'domingo',
  },
  {
    id: 'complaint-list-no-match',
    label: 'noMatch',
    steps: [fill('complaint.search', 'zzz')],
    sees: 'complaint.noMatchTitle',
  },
  {
    id: 'complaint-list-many',
    label: 'many',
    faults: [
      answers(LIST, {
        tabs: [
          { title: 'A', list: many },
          { title: 'B', list: many.slice(0, 150) },
        ],
      }),
    ],
    sees: 'Queja 1',
  },
  {
    id: 'complaint-list-odd',
    label: 'oddData',
    faults: [answers(LIST, { tabs: [{ list: [{}, null, { id: 7, time: 'ayer', content: { a: 1 } }] }, null] })],
    sees: 'complaint.noContent',
  },
  {
    id: 'complaint-list-empty',
    label: 'noData',
    faults: [answers(LIST, {})],
    sees: 'complaint.noneTitle',
  },
  {
    id: 'complaint-list-none',
    label: 'noComplaints',
    faults: [
      answers(LIST, {
        tabs: [
          { title: 'A', list: [] },
          { title: 'B', list: [] },
        ],
      }),
    ],
    sees: 'complaint.noneTitle',
  },
  {
    id: 'complaint-list-long',
    label: 'longText',
    faults: [answers(LIST, { tabs: [{ title: LONG, list: [{ ...item(1), type: LONG, content: ENDLESS }] }] })],
    sees: 'Circunvecinas',
  },
  {
    id: 'complaint-list-refused',
    label: 'refused',
    faults: [{ path: LIST, kind: 'refuse' }],
    sees: 'error.refusedTitle',
  },
  ...failuresOf('complaint-list', LIST),
]);

const detail = (problemId: string) => paths.complaintDetail({ problemId });
const PENDING = detail('7000002');
const NINE_PHOTOS = detail('7000003');
const star = (name: string): Step => ({ do: 'press', role: 'radio', name });

export const complaintDetailScenarios = scenariosOf('complaintDetail', detail('7000001'), [
  { id: 'complaint-answered', label: 'answered', sees: 'Encontramos tu pago' },
  { id: 'complaint-pending', label: 'pending', route: PENDING, sees: 'complaint.pendingText' },
  { id: 'complaint-nine-photos', label: 'ninePhotos', route: NINE_PHOTOS, sees: 'Envío los nueve' },
  {
    id: 'complaint-viewer',
    label: 'viewer',
    route: NINE_PHOTOS,
    steps: [press('sample.firstPhoto')],
    sees: '1 / 9',
  },
  {
    id: 'complaint-pictures-lost',
    label: 'pictureLost',
    route: PENDING,
    faults: [changes(DETAIL, { images: ['javascript:void(0)', LOST_PICTURE], content: null })],
    sees: 'complaint.noContent',
  },
  { id: 'complaint-score', label: 'rating', sees: 'rating.title' },
  {
    id: 'complaint-score-missing',
    label: 'ratingMissing',
    steps: [press('rating.submit')],
    sees: 'rating.missing',
  },
  {
    id: 'complaint-score-failed',
    label: 'ratingFailed',
    faults: [fails(RATE)],
    steps: [star('2'), press('rating.submit')],
    sees: '500',
  },
  {
    id: 'complaint-score-thanks',
    label: 'thanks',
    steps: [star('2'), press('rating.submit')],
    sees: 'rating.thanksText',
  },
  {
    id: 'complaint-detail-empty',
    label: 'noData',
    faults: [answers(DETAIL, {})],
    sees: 'complaint.noContent',
  },
  {
    id: 'complaint-long',
    label: 'longText',
    route: NINE_PHOTOS,
    faults: [changes(DETAIL, { content: ENDLESS, type: LONG, sonType: UNBROKEN, disposeDetail: ENDLESS })],
    sees: 'Circunvecinas',
  },
  { id: 'complaint-missing', label: 'refused', route: detail('1'), sees: 'error.refusedTitle' },
  ...failuresOf('complaint-detail', DETAIL),
]);
