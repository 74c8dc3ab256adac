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
  { id: 'bind-bank', label: 'usual', sees: 'Banco Norte' },
  {
    id: 'bind-bank-many',
    label: 'many',
    faults: [answers(LIST, { bankCards: cards })],
    sees: 'Banco 30',
  },
  { id: 'bind-bank-empty', label: 'noData', faults: [answers(LIST, {})], sees: 'bind.emptyTitle' },
  {
    id: 'bind-bank-long',
    label: 'longText',
    faults: [answers(LIST, { bankCards: [{ bankName: ENDLESS, cardNo: 'X' }, { bankName: UNBROKEN }, {}] })],
    sees: 'Circunvecinas',
  },
  {
    id: 'bind-bank-refused',
    label: 'refused',
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
  { id: 'bind-card', label: 'usual', sees: 'bind.formText' },
  {
    id: 'bind-card-missing',
    label: 'fieldsMissing',
    steps: [press('bind.save')],
    sees: 'bind.holderError',
  },
  {
    id: 'bind-card-errors',
    label: 'badNumber',
    steps: typed('4111111111111112'),
    sees: 'bind.numberCheck',
  },
  {
    id: 'bind-card-saving',
    label: 'sending',
    faults: [hangs(SAVE)],
    steps: typed(RIGHT),
    sees: 'bind.saving',
  },
  { id: 'bind-card-saved', label: 'saved', steps: typed(RIGHT), sees: 'bind.savedTitle' },
  {
    id: 'bind-card-refused',
    label: 'submitRefused',
    faults: [refuses(SAVE, 1, 'sample.card')],
    steps: typed(RIGHT),
    sees: 'sample.card',
  },
  {
    id: 'bind-card-unknown',
    label: 'unknown',
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
  { id: 'product', label: 'usual', sees: 'product.terms' },
  { id: 'product-empty', label: 'noData', faults: [answers(PRODUCT, {})], sees: 'product.emptyText' },
  {
    id: 'product-huge',
    label: 'huge',
    faults: [answers(PRODUCT, { ...hugeOffer, productDesc: ENDLESS, details: [{ text: LONG, value: HUGE }] })],
    sees: HUGE_SEEN,
  },
  { id: 'product-refused', label: 'refused', route: product('999'), sees: 'error.refusedTitle' },
  ...failuresOf('product', PRODUCT),
]);

export const recommendedScenarios = scenariosOf('recommended', paths.recommendList(), [
  { id: 'recommend-list', label: 'usual', sees: 'Préstamo Lago' },
  {
    id: 'recommend-list-empty',
    label: 'noData',
    faults: [answers(RECOMMENDED, { list: [] })],
    sees: 'product.emptyListTitle',
  },
  {
    id: 'recommend-list-huge',
    label: 'huge',
    faults: [answers(RECOMMENDED, { list: [hugeOffer, { productName: UNBROKEN }, {}] })],
    sees: HUGE_SEEN,
  },
  ...failuresOf('recommend-list', RECOMMENDED),
]);
