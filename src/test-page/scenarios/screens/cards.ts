import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, hangs, loses, refuses } from '../../faults/fault';
import { fill, press, scenario, scenariosOf } from '../scenario';
import { ENDLESS, failureScenarios, HUGE, HUGE_SEEN, LONG, repeat, UNBROKEN } from './samples';

const cards = repeat(30, (id) => ({ id: `9${id}`, bankName: `Banco ${id + 1}`, cardNo: '4000123456789017' }));

const bankCardsStates = scenariosOf('screen.bankCards', paths.bindBank(), [
  scenario('bind-bank', 'Banco Norte'),
  scenario('bind-bank-many', 'Banco 30', [answers(PATHS.cards, { bankCards: cards })]),
  scenario('bind-bank-empty', 'bind.emptyTitle', [answers(PATHS.cards, {})]),
  scenario('bind-bank-long', 'Circunvecinas', [
    answers(PATHS.cards, { bankCards: [{ bankName: ENDLESS, cardNo: 'X' }, { bankName: UNBROKEN }, {}] }),
  ]),
  scenario('bind-bank-refused', 'error.refusedText', [refuses(PATHS.cards)]),
  ...failureScenarios('bind-bank', PATHS.cards),
]);

const typed = (number: string) => [
  fill('bind.holder', 'María Fernanda Ortiz López'),
  fill('bind.number', number),
  fill('bind.phone', '5512345678'),
  press('bind.save'),
];
const RIGHT = '4111111111111111';

const newCardStates = scenariosOf('bind.formTitle', paths.bindCard(), [
  scenario('bind-card', 'bind.formText'),
  scenario('bind-card-missing', 'bind.holderError', [press('bind.save')]),
  scenario('bind-card-errors', 'bind.numberCheck', [typed('4111111111111112')]),
  scenario('bind-card-saving', 'bind.saving', [hangs(PATHS.newCard), typed(RIGHT)]),
  scenario('bind-card-saved', 'bind.savedTitle', [typed(RIGHT)]),
  scenario('bind-card-refused', 'sample.card', [refuses(PATHS.newCard, 1, 'sample.card'), typed(RIGHT)]),
  scenario('bind-card-unknown', 'bind.unknownTitle', [loses(PATHS.newCard), typed(RIGHT)]),
]);

const product = (productId: string) => paths.product({ productId });
const long = { productName: LONG, productTag: LONG, loanRate: LONG };
const hugeOffer = { ...long, productId: '1', amount: HUGE, periods: 7, termUnit: 1 };

const productStates = scenariosOf('product.title', product('102'), [
  scenario('product', 'product.terms'),
  scenario('product-empty', 'product.emptyText', [answers(PATHS.product, {})]),
  scenario('product-huge', HUGE_SEEN, [
    answers(PATHS.product, { ...hugeOffer, productDesc: ENDLESS, details: [{ text: LONG, value: HUGE }] }),
  ]),
  scenario('product-refused', 'error.refusedText', [product('999')]),
  ...failureScenarios('product', PATHS.product),
]);

const recommendedStates = scenariosOf('product.listTitle', paths.recommendList({ productId: undefined }), [
  scenario('recommend-list', 'Préstamo Lago'),
  scenario('recommend-list-empty', 'product.emptyListTitle', [answers(PATHS.recommendedProducts, { list: [] })]),
  scenario('recommend-list-huge', HUGE_SEEN, [
    answers(PATHS.recommendedProducts, { list: [hugeOffer, { productName: UNBROKEN }, {}] }),
  ]),
  ...failureScenarios('recommend-list', PATHS.recommendedProducts),
]);

export const cardScenarios = [...bankCardsStates, ...newCardStates, ...productStates, ...recommendedStates];
