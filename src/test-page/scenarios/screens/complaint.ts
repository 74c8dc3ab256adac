import { paths } from '../../../paths';
import { fill, gone, press, scenariosOf, see } from '../scenario';
import { failuresOf } from './failures';
import { answers, changes, DUE, ENDLESS, fails, hangs, LONG, loses, refuses } from './samples';

const START = '/user-problem/problem-init';
const SAVE = '/user-problem/problem-save';
const UPLOAD = '/user-problem/upload-problem-img';

const home = (orderId = DUE.orderId) => paths.complaint({ orderId });
const about = (problemType: string | undefined, problemSonType?: string) =>
  paths.complaintNext({ problemType, problemSonType, orderNo: problemType && DUE.orderId });

const collection = press('sample.collection');

const longOrder = {
  orderNo: DUE.orderId,
  productName: LONG,
  status: LONG,
  list: [{ title: LONG, value: ENDLESS }],
  isShow: 1,
};
const manyOrders = Array.from({ length: 60 }, (_, index) => ({
  orderNo: String(4_000_000 + index),
  productName: `Préstamo ${index + 1}`,
  status: '174',
}));

export const complaintScenarios = scenariosOf('complaint', home(), [
  { id: 'complaint-home', label: 'usual', sees: 'complaint.typesTitle' },
  {
    id: 'complaint-home-collection',
    label: 'subTypes',
    steps: [collection],
    sees: 'sample.calls',
  },
  {
    id: 'complaint-home-refused-collection',
    label: 'collectionRefused',
    route: home('1000200'),
    steps: [collection],
    sees: 'complaint.collectionRefused',
  },
  {
    id: 'complaint-home-returned',
    label: 'returned',
    // Back must meet the next step, not this one.
    steps: [press('sample.payment'), see('complaint.description'), press('common.back')],
    sees: 'complaint.next',
  },
  {
    id: 'complaint-orders',
    label: 'orders',
    steps: [press('complaint.all')],
    sees: 'complaint.ordersTitle',
  },
  {
    id: 'complaint-orders-many',
    label: 'manyOrders',
    faults: [changes(START, { orderList: manyOrders })],
    steps: [press('complaint.all')],
    sees: 'Préstamo 60',
  },
  {
    id: 'complaint-home-no-orders',
    label: 'noOrders',
    faults: [changes(START, { orderDetail: null, orderList: [] })],
    sees: 'complaint.noOrder',
  },
  {
    id: 'complaint-home-no-types',
    label: 'noTypes',
    faults: [changes(START, { problemType: [] })],
    sees: 'complaint.noTypesTitle',
  },
  {
    id: 'complaint-home-empty',
    label: 'noData',
    faults: [answers(START, {})],
    sees: 'complaint.noOrder',
  },
  {
    id: 'complaint-home-long',
    label: 'longText',
    faults: [changes(START, { orderDetail: longOrder, problemType: [{ title: LONG, value: '2' }] })],
    sees: 'Circunvecinas',
  },
  {
    id: 'complaint-home-refused',
    label: 'refused',
    faults: [{ path: START, kind: 'refuse' }],
    sees: 'error.refusedTitle',
  },
  ...failuresOf('complaint-home', START),
]);

const WORDS = 'Me cobraron dos veces y nadie me responde.';
const write = fill('complaint.description', WORDS);
const submit = press('complaint.submit');
const photos = (count: number) => ({ do: 'photos', count }) as const;
/** Nothing is prepared and nothing is on its way any more. */
const uploaded = [gone('complaint.preparing'), gone('%')];

export const complaintNextScenarios = scenariosOf('complaintNext', about('2'), [
  { id: 'complaint-next', label: 'usual', sees: 'sample.payment' },
  {
    id: 'complaint-next-collection',
    label: 'aboutCollection',
    route: about('1', '12'),
    sees: 'sample.calls',
  },
  { id: 'complaint-next-text', label: 'withText', steps: [write], sees: `${WORDS.length}/200` },
  {
    id: 'complaint-next-full',
    label: 'tooManyWords',
    steps: [fill('complaint.description', LONG.repeat(3))],
    sees: '200/200',
  },
  {
    id: 'complaint-next-restored',
    label: 'restored',
    route: home(),
    steps: [press('sample.payment'), write, press('common.back'), press('complaint.next')],
    sees: 'complaint.restored',
  },
  { id: 'complaint-next-missing', label: 'textMissing', steps: [submit], sees: 'complaint.textMissing' },
  { id: 'complaint-next-photo', label: 'onePhoto', steps: [photos(1)], sees: 'complaint.uploaded' },
  {
    id: 'complaint-next-nine-photos',
    label: 'ninePhotos',
    steps: [photos(9), gone('complaint.addPhoto'), ...uploaded],
    sees: 'complaint.photosHint',
  },
  {
    id: 'complaint-next-uploading',
    label: 'uploading',
    faults: [hangs(UPLOAD)],
    steps: [photos(1)],
    sees: '%',
  },
  {
    id: 'complaint-next-photo-failed',
    label: 'photoFailed',
    faults: [fails(UPLOAD)],
    steps: [photos(1)],
    sees: '500',
  },
  {
    id: 'complaint-next-photo-refused',
    label: 'photoRefused',
    faults: [refuses(UPLOAD, 1, 'sample.photo')],
    steps: [photos(2)],
    sees: 'sample.photo',
  },
  {
    id: 'complaint-next-wrong-file',
    label: 'wrongFile',
    steps: [{ do: 'photos', count: 1, type: 'application/pdf' }],
    sees: 'complaint.photoRefused.notPhoto',
  },
  {
    id: 'complaint-next-drawing',
    label: 'drawing',
    steps: [{ do: 'photos', count: 1, type: 'image/svg+xml' }],
    sees: 'complaint.photoRefused.svg',
  },
  {
    id: 'complaint-next-photos-unsent',
    label: 'photosUnsent',
    faults: [loses(UPLOAD)],
    steps: [write, photos(1), see('common.tryAgain'), submit],
    sees: 'complaint.photosFailed',
  },
  {
    id: 'complaint-next-sending',
    label: 'sending',
    faults: [hangs(SAVE)],
    steps: [write, submit],
    sees: 'complaint.sending',
  },
  {
    id: 'complaint-next-refused',
    label: 'submitRefused',
    faults: [refuses(SAVE, 1, 'sample.review')],
    steps: [write, submit],
    sees: 'sample.review',
  },
  {
    id: 'complaint-next-unknown',
    label: 'unknown',
    faults: [loses(SAVE)],
    steps: [write, submit],
    sees: 'attempt.unknownTitle',
  },
  { id: 'complaint-next-sent', label: 'sent', steps: [write, submit], sees: 'complaint.sentTitle' },
  {
    id: 'complaint-next-no-type',
    label: 'noTypes',
    route: about(undefined),
    sees: 'complaint.noTypeTitle',
  },
  {
    id: 'complaint-next-untitled',
    label: 'titlesFailed',
    faults: [fails(START)],
    sees: 'complaint.description',
  },
]);
