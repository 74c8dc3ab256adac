import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { fill, gone, press, pressRole, scenario, scenariosOf } from '../scenario';
import { ENDLESS, failureScenarios, LONG, LOST_PICTURE, repeat, UNBROKEN, withEverySetting } from './samples';

const tab = (index: number) => pressRole('tab', '', index);
const item = (number: number) => ({
  id: String(7_200_000 + number),
  time: 1_767_225_600 + number * 3600,
  type: `Tipo ${number % 4}`,
  content: `Queja ${number}`,
});
const many = repeat(300, (index) => item(index + 1));
const tabs = (pending: object[], answered: object[]) => ({
  tabs: [
    { title: 'Pendientes', list: pending },
    { title: 'Respondidas', list: answered },
  ],
});

const MANY = answers(PATHS.complaintList, tabs(many, many.slice(0, 150)));

const complaintListStates = scenariosOf('complaint.myComplaints', paths.complaintList(), [
  scenario('complaint-list', 'Tienda Uno'),
  scenario('complaint-list-answered', 'Tienda Uno', [tab(2), gone('domingo')]),
  scenario('complaint-list-empty-tab', 'complaint.emptyTabTitle', [
    answers(PATHS.complaintList, tabs([item(1)], [])),
    tab(1),
  ]),
  scenario('complaint-list-many', 'Queja 1', [MANY]),
  scenario('complaint-list-found', 'Queja 299', [MANY, fill('complaint.search', 'queja 299'), gone('Queja 1')]),
  scenario('complaint-list-no-match', 'complaint.noMatchTitle', [MANY, fill('complaint.search', 'zzz')]),
  scenario('complaint-list-odd', 'complaint.noContent', [
    answers(PATHS.complaintList, { tabs: [{ list: [{}, null, { id: 7, time: 'ayer', content: { a: 1 } }] }, null] }),
  ]),
  scenario('complaint-list-empty', 'complaint.noneTitle', [answers(PATHS.complaintList, {})]),
  scenario('complaint-list-none', 'complaint.noneTitle', [answers(PATHS.complaintList, tabs([], []))]),
  scenario('complaint-list-long', 'Circunvecinas', [
    answers(PATHS.complaintList, {
      tabs: [
        { title: LONG, list: [{ ...item(1), type: LONG, content: ENDLESS }] },
        { title: UNBROKEN, list: [] },
      ],
    }),
  ]),
  scenario('complaint-list-refused', 'error.refusedText', [refuses(PATHS.complaintList)]),
  ...failureScenarios('complaint-list', PATHS.complaintList),
]);

const detail = (problemId: string) => paths.complaintDetail({ problemId });
const PENDING = detail('7000002');
const NINE_PHOTOS = detail('7000003');
const star = (name: string) => pressRole('radio', name);

const complaintDetailStates = scenariosOf('complaint.detailTitle', detail('7000001'), [
  scenario('complaint-answered', 'Encontramos tu pago'),
  scenario('complaint-pending', 'complaint.pendingText', [PENDING]),
  scenario('complaint-answer-by', 'complaint.inReview', [
    withEverySetting(paths.complaintList()),
    pressRole('link', 'domingo'),
  ]),
  scenario('complaint-rights', 'complaint.inReview', [withEverySetting(PENDING)]),
  scenario('complaint-nine-photos', 'Envío los nueve', [NINE_PHOTOS]),
  scenario('complaint-viewer', '1 / 9', [NINE_PHOTOS, press('sample.firstPhoto')]),
  scenario('complaint-pictures-lost', 'complaint.noContent', [
    PENDING,
    changes(PATHS.complaintDetail, { images: ['javascript:void(0)', LOST_PICTURE], content: null }),
  ]),
  scenario('complaint-score', 'rating.title'),
  scenario('complaint-score-missing', 'rating.missing', [press('common.submit')]),
  scenario('complaint-score-failed', '500', [fails(PATHS.rating), star('2'), press('common.submit')]),
  scenario('complaint-score-thanks', 'rating.thanksText', [star('2'), press('common.submit')]),
  scenario('complaint-detail-empty', 'complaint.noContent', [answers(PATHS.complaintDetail, {})]),
  scenario('complaint-long', 'Circunvecinas', [
    NINE_PHOTOS,
    changes(PATHS.complaintDetail, { content: ENDLESS, type: LONG, sonType: UNBROKEN, disposeDetail: ENDLESS }),
  ]),
  scenario('complaint-missing', 'error.refusedText', [detail('1')]),
  ...failureScenarios('complaint-detail', PATHS.complaintDetail),
]);

export const myComplaintsScenarios = [...complaintListStates, ...complaintDetailStates];
