import { paths } from '../../../paths';
import { fill, press, scenariosOf } from '../scenario';
import { failuresOf } from './failures';
import { answers, ENDLESS, HUGE, HUGE_SEEN, hangs, LONG, loses, refuses, UNBROKEN } from './samples';

const LIST = '/v3/bind-card/bind-card-list';
const SAVE = '/v3/bind-card/bind-card-save';
const PRODUCT = '/v3/product/product-detail';
const RECOMMENDED = '/v3/product/recommend-list';

const cards = Array.from({ length: 30 }, (_, index) => ({
  id: `9${index}`,
  bankName: `Banco ${index + 1}`,
  cardNo: '4000123456789017',
}));

export const bankCardsScenarios = scenariosOf('bankCards', paths.bindBank(), [
  { id: 'bind-bank', label: 'launcher.state.usual', sees: 'Banco Norte' },
  {
    id: 'bind-bank-many',
    label: 'launcher.state.many',
    faults: [answers(LIST, { bankCards: cards })],
    sees: 'Banco 30',
  },
  { id: 'bind-bank-empty', label: 'launcher.state.noData', faults: [answers(LIST, {})], sees: 'bind.emptyTitle' },
  {
    id: 'bind-bank-long',
    label: 'launcher.state.longText',
    faults: [answers(LIST, { bankCards: [{ bankName: ENDLESS, cardNo: 'X' }, { bankName: UNBROKEN }, {}] })],
    sees: 'Circunvecinas',
  },
  {
    id: 'bind-bank-refused',
    label: 'launcher.state.refused',
    faults: [{ path: LIST, kind: 'refuse' }],
    sees: 'error.refusedTitle',
  },
  ...failuresOf('bind-bank', LIST),
]);

const typed = (number: string) => [
  fill('bind.holder', 'María Fernanda Ortiz López'),
  fill('bind.number', number),
  fill('bind.phone', '5512345678'),
  press('bind.save'),
];
const RIGHT = '4111111111111111';

export const newCardScenarios = scenariosOf('newCard', paths.bindCard(), [
  { id: 'bind-card', label: 'launcher.state.usual', sees: 'bind.formText' },
  {
    id: 'bind-card-missing',
    label: 'launcher.state.fieldsMissing',
    steps: [press('bind.save')],
    sees: 'bind.holderError',
  },
  {
    id: 'bind-card-errors',
    label: 'launcher.state.badNumber',
    steps: typed('4111111111111112'),
    sees: 'bind.numberCheck',
  },
  {
    id: 'bind-card-saving',
    label: 'launcher.state.sending',
    faults: [hangs(SAVE)],
    steps: typed(RIGHT),
    sees: 'bind.saving',
  },
  { id: 'bind-card-saved', label: 'launcher.state.saved', steps: typed(RIGHT), sees: 'bind.savedTitle' },
  {
    id: 'bind-card-refused',
    label: 'launcher.state.submitRefused',
    faults: [refuses(SAVE, 1, 'launcher.said.card')],
    steps: typed(RIGHT),
    sees: 'launcher.said.card',
  },
  {
    id: 'bind-card-unknown',
    label: 'launcher.state.unknown',
    faults: [loses(SAVE)],
    steps: typed(RIGHT),
    sees: 'bind.unknownTitle',
  },
]);

const product = (productId: string) => paths.product({ productId });
const hugeOffer = {
  productId: '1',
  productName: LONG,
  productTag: LONG,
  amount: HUGE,
  periods: 7,
  termUnit: 1,
  loanRate: LONG,
};

export const productScenarios = scenariosOf('product', product('102'), [
  { id: 'product', label: 'launcher.state.usual', sees: 'product.terms' },
  { id: 'product-empty', label: 'launcher.state.noData', faults: [answers(PRODUCT, {})], sees: 'product.emptyText' },
  {
    id: 'product-huge',
    label: 'launcher.state.huge',
    faults: [answers(PRODUCT, { ...hugeOffer, productDesc: ENDLESS, details: [{ text: LONG, value: HUGE }] })],
    sees: HUGE_SEEN,
  },
  { id: 'product-refused', label: 'launcher.state.refused', route: product('999'), sees: 'error.refusedTitle' },
  ...failuresOf('product', PRODUCT),
]);

export const recommendedScenarios = scenariosOf('recommended', paths.recommendList(), [
  { id: 'recommend-list', label: 'launcher.state.usual', sees: 'Préstamo Lago' },
  {
    id: 'recommend-list-empty',
    label: 'launcher.state.noData',
    faults: [answers(RECOMMENDED, { list: [] })],
    sees: 'product.emptyListTitle',
  },
  {
    id: 'recommend-list-huge',
    label: 'launcher.state.huge',
    faults: [answers(RECOMMENDED, { list: [hugeOffer, { productName: UNBROKEN }, {}] })],
    sees: HUGE_SEEN,
  },
  ...failuresOf('recommend-list', RECOMMENDED),
]);
