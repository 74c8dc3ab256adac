import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, refuses } from '../../faults/fault';
import { fill, gone, press, pressRole, SMALL, scenario, scenariosOf, WHOLE } from '../scenario';
import { ENDLESS, failuresOf, LONG, LOST_PICTURE, repeat, UNBROKEN, withEverySetting } from './samples';

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

const complaintListStates = scenariosOf('screen.complaintList', paths.complaintList(), [
  scenario('complaint-list', 'usual', 'Tienda Uno', [SMALL]),
  scenario('complaint-list-answered', 'otherTab', 'Tienda Uno', [tab(2), gone('domingo')]),
  scenario('complaint-list-empty-tab', 'emptyTab', 'complaint.emptyTabTitle', [
    answers(PATHS.complaintList, tabs([item(1)], [])),
    tab(1),
  ]),
  scenario('complaint-list-found', 'found', 'domingo', [fill('complaint.search', 'domingo'), gone('Tienda Uno')]),
  scenario('complaint-list-no-match', 'noMatch', 'complaint.noMatchTitle', [fill('complaint.search', 'zzz')]),
  scenario('complaint-list-many', 'many', 'Queja 1', [answers(PATHS.complaintList, tabs(many, many.slice(0, 150)))]),
  scenario('complaint-list-odd', 'oddData', 'complaint.noContent', [
    answers(PATHS.complaintList, { tabs: [{ list: [{}, null, { id: 7, time: 'ayer', content: { a: 1 } }] }, null] }),
  ]),
  scenario('complaint-list-empty', 'noData', 'complaint.noneTitle', [answers(PATHS.complaintList, {})]),
  scenario('complaint-list-none', 'noComplaints', 'complaint.noneTitle', [answers(PATHS.complaintList, tabs([], []))]),
  scenario('complaint-list-long', 'longText', 'Circunvecinas', [
    answers(PATHS.complaintList, {
      tabs: [
        { title: LONG, list: [{ ...item(1), type: LONG, content: ENDLESS }] },
        { title: UNBROKEN, list: [] },
      ],
    }),
  ]),
  scenario('complaint-list-refused', 'refused', 'error.nothingChanged', [refuses(PATHS.complaintList)]),
  ...failuresOf('complaint-list', PATHS.complaintList),
]);

const detail = (problemId: string) => paths.complaintDetail({ problemId });
const PENDING = detail('7000002');
const NINE_PHOTOS = detail('7000003');
const star = (name: string) => pressRole('radio', name);

const complaintDetailStates = scenariosOf('screen.complaintDetail', detail('7000001'), [
  scenario('complaint-answered', 'answered', 'Encontramos tu pago', [SMALL, WHOLE]),
  scenario('complaint-pending', 'pending', 'complaint.pendingText', [WHOLE, PENDING]),
  scenario('complaint-answer-by', 'answerBy', 'complaint.inReview', [
    withEverySetting(paths.complaintList()),
    pressRole('link', 'domingo'),
  ]),
  scenario('complaint-rights', 'collectionRights', 'complaint.inReview', [withEverySetting(PENDING)]),
  scenario('complaint-nine-photos', 'ninePhotos', 'Envío los nueve', [WHOLE, NINE_PHOTOS]),
  scenario('complaint-viewer', 'viewer', '1 / 9', [NINE_PHOTOS, press('sample.firstPhoto')]),
  scenario('complaint-pictures-lost', 'pictureLost', 'complaint.noContent', [
    PENDING,
    changes(PATHS.complaintDetail, { images: ['javascript:void(0)', LOST_PICTURE], content: null }),
  ]),
  scenario('complaint-score', 'rating', 'rating.title'),
  scenario('complaint-score-missing', 'ratingMissing', 'rating.missing', [press('rating.submit')]),
  scenario('complaint-score-failed', 'ratingFailed', '500', [fails(PATHS.rating), star('2'), press('rating.submit')]),
  scenario('complaint-score-thanks', 'thanks', 'rating.thanksText', [star('2'), press('rating.submit')]),
  scenario('complaint-detail-empty', 'noData', 'complaint.noContent', [answers(PATHS.complaintDetail, {})]),
  scenario('complaint-long', 'longText', 'Circunvecinas', [
    NINE_PHOTOS,
    changes(PATHS.complaintDetail, { content: ENDLESS, type: LONG, sonType: UNBROKEN, disposeDetail: ENDLESS }),
  ]),
  scenario('complaint-missing', 'refused', 'error.nothingChanged', [detail('1')]),
  ...failuresOf('complaint-detail', PATHS.complaintDetail),
]);

export const myComplaintsScenarios = [...complaintListStates, ...complaintDetailStates];
