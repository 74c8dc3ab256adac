import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, fails, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { fill, gone, IDLE, photos, press, pressRole, scenario, scenariosOf, see } from '../scenario';
import { DUE, ENDLESS, failureScenarios, LONG, repeat, sayPaid, withEverySetting } from './samples';

const start = (orderId = DUE.orderId) => paths.complaint({ orderId });
const about = (problemType: string | undefined, problemSonType?: string) =>
  paths.complaintNext({ problemType, problemSonType, orderNo: problemType && DUE.orderId, orderId: undefined });

const collection = press('sample.collection');
const payment = pressRole('link', 'sample.payment');

const long = { productName: LONG, status: LONG, list: [{ title: LONG, value: ENDLESS }] };
const longOrder = { ...long, orderNo: DUE.orderId, isShow: 1 };
const manyOrders = repeat(60, (index) => ({
  orderNo: `40000${index}`,
  productName: `Préstamo ${index + 1}`,
  status: '174',
}));

const complaintStates = scenariosOf('complaint.title', start(), [
  scenario('complaint-start', 'complaint.typesTitle'),
  scenario('complaint-start-paid', 'paid.textIncluded', [paths.repay(DUE), sayPaid()]),
  scenario('complaint-start-collection', 'sample.calls', [collection]),
  scenario('complaint-start-refused-collection', 'complaint.collectionRefused', [start('1000200'), collection]),
  // Back must meet the next step, not this one.
  scenario('complaint-start-returned', 'sample.calls', [
    collection,
    pressRole('link', 'sample.calls'),
    see('complaint.description'),
    press('common.back'),
  ]),
  scenario('complaint-orders', 'complaint.ordersTitle', [press('complaint.all')]),
  scenario('complaint-orders-many', 'Préstamo 60', [
    changes(PATHS.complaintStart, { orderList: manyOrders }),
    press('complaint.all'),
  ]),
  scenario('complaint-start-no-orders', 'complaint.noOrder', [
    changes(PATHS.complaintStart, { orderDetail: null, orderList: [] }),
  ]),
  scenario('complaint-start-no-types', 'complaint.noTypesTitle', [changes(PATHS.complaintStart, { problemType: [] })]),
  scenario('complaint-start-empty', 'complaint.noOrder', [answers(PATHS.complaintStart, {})]),
  scenario('complaint-start-long', 'Circunvecinas', [
    changes(PATHS.complaintStart, { orderDetail: longOrder, problemType: [{ title: LONG, value: '2' }] }),
  ]),
  scenario('complaint-start-refused', 'error.refusedText', [refuses(PATHS.complaintStart)]),
  ...failureScenarios('complaint-start', PATHS.complaintStart),
]);

const WORDS = 'Me cobraron dos veces y nadie me responde.';
const write = fill('complaint.description', WORDS);
const submit = press('common.submit');
const send = [write, submit];
/** Nothing is prepared and nothing is on its way any more. */
const uploaded = [gone('photo.preparing'), gone('%')];

const complaintComposeStates = scenariosOf('complaint.title', about('2'), [
  scenario('complaint-compose', 'sample.payment'),
  scenario('complaint-compose-collection', 'sample.calls', [about('1', '12')]),
  scenario('complaint-compose-text', `${WORDS.length}/200`, [write]),
  scenario('complaint-compose-full', '200/200', [fill('complaint.description', LONG.repeat(3))]),
  scenario('complaint-compose-restored', 'complaint.restoredUnsent', [
    start(),
    payment,
    write,
    press('common.back'),
    payment,
  ]),
  scenario('complaint-compose-paid', 'complaint.description', [withEverySetting(paths.repay(DUE)), sayPaid()]),
  scenario('complaint-compose-paid-text-choice', 'paid.textChoice.title', [
    withEverySetting(paths.repay(DUE)),
    sayPaid(),
    see('complaint.description'),
    press('common.back'),
    sayPaid('70012345'),
  ]),
  scenario('complaint-compose-again', 'complaint.againChange', [
    paths.complaintDetail({ problemId: '7000001' }),
    press('complaint.writeAgain'),
  ]),
  scenario('complaint-compose-missing', 'complaint.textMissing', [submit]),
  scenario('complaint-compose-photo', 'complaint.uploaded', [photos(1)]),
  scenario('complaint-compose-nine-photos', 'complaint.photosHint', [photos(9), gone('photo.add'), uploaded]),
  scenario('complaint-compose-uploading', '%', [hangs(PATHS.photo), photos(1)]),
  scenario('complaint-compose-photo-failed', '500', [fails(PATHS.photo), photos(1)]),
  scenario('complaint-compose-photo-refused', 'sample.photo', [
    refuses(PATHS.photo, 1, 'sample.photo'),
    photos(1),
    see('sample.photo'),
    photos(1),
    IDLE,
  ]),
  scenario('complaint-compose-wrong-file', 'photo.defect.notPhoto', [photos(1, 'application/pdf')]),
  scenario('complaint-compose-drawing', 'photo.defect.svg', [photos(1, 'image/svg+xml')]),
  scenario('complaint-compose-photos-unsent', 'complaint.photosFailed', [
    loses(PATHS.photo),
    write,
    photos(1),
    see('common.tryAgain'),
    submit,
  ]),
  scenario('complaint-compose-sending', 'complaint.sending', [hangs(PATHS.complaintSave), send]),
  scenario('complaint-compose-refused', 'sample.review', [refuses(PATHS.complaintSave, 1, 'sample.review'), send]),
  scenario('complaint-compose-unknown', 'attempt.unknownTitle', [loses(PATHS.complaintSave), send]),
  scenario('complaint-compose-sent', 'complaint.sentTitle', [send]),
  scenario('complaint-start-sent', 'complaint.seeSent', [
    withEverySetting(about('2')),
    losesAnswer(PATHS.complaintSave),
    send,
    press('complaint.wasSent'),
    IDLE,
  ]),
  scenario('complaint-compose-no-type', 'complaint.noTypeTitle', [about(undefined)]),
  scenario('complaint-compose-untitled', 'complaint.description', [fails(PATHS.complaintStart)]),
]);

export const complaintScenarios = [...complaintStates, ...complaintComposeStates];
