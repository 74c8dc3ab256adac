import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { press, pressRole, SMALL, scenario, scenariosOf, WHOLE } from '../scenario';
import { allFailuresOf, ENDLESS, HUGE, HUGE_SEEN, LONG } from './samples';

const offer = (productId: string) => paths.confirmLoan({ productId });
const submit = [press('confirm.submit')];

export const confirmationScenarios = scenariosOf('screen.confirmation', offer('101'), [
  scenario('confirm', 'usual', 'confirm.yearlyCost', [SMALL]),
  // A plan of 3,460.45 in 7 days.
  scenario('confirm-yearly-cost-most', 'yearlyCostMost', '10,000 %', [
    changes(PATHS.confirmation, { amount: 100_000 }),
  ]),
  scenario('confirm-yearly-cost-unknown', 'yearlyCostUnknown', 'confirm.cost', [
    changes(PATHS.confirmation, { repay_plans: [{ title: 'Total', amount: 346_045 }] }),
  ]),
  scenario('confirm-coupon', 'coupon', '50.00', [WHOLE, offer('102')]),
  scenario('confirm-no-contract', 'noContract', 'Préstamo Lago', [offer('104')]),
  scenario('confirm-reloading', 'reloading', 'confirm.reloadTitle', [offer('103')]),
  scenario('confirm-reloaded', 'reloaded', '12,500.00', [offer('103')]),
  scenario('confirm-unchecked', 'unchecked', 'confirm.agreementNeeded', [
    pressRole('checkbox', 'confirm.agreementLink'),
  ]),
  scenario('confirm-sending', 'sending', 'confirm.submitting', [hangs(PATHS.loanRequest), submit]),
  scenario('confirm-refused', 'submitRefused', 'sample.review', [
    refuses(PATHS.loanRequest, 5001, 'sample.review'),
    submit,
  ]),
  scenario('confirm-refused-silently', 'submitRefusedSilently', 'error.refused', [
    refuses(PATHS.loanRequest, 1, ''),
    submit,
  ]),
  scenario('confirm-unknown', 'unknown', 'attempt.unknownTitle', [SMALL, loses(PATHS.loanRequest), submit]),
  scenario('confirm-unknown-done', 'unknownDone', 'attempt.unknownTitle', [losesAnswer(PATHS.loanRequest), submit]),
  scenario('confirm-unsafe', 'unsafeRedirect', 'confirm.acceptedTitle', [
    answers(PATHS.loanRequest, { lendDetailsUrl: 'https://elsewhere.example/loan' }),
    submit,
  ]),
  scenario('confirm-no-amount', 'noAmount', 'confirm.amountMissing', [changes(PATHS.confirmation, { amount: null })]),
  scenario('confirm-empty', 'noData', 'confirm.emptyText', [answers(PATHS.confirmation, {})]),
  scenario('confirm-odd', 'oddData', 'por definir', [
    changes(PATHS.confirmation, {
      periods: 'siete',
      termUnit: 'semanas',
      firstPayTime: 'mañana',
      loanRate: 0.0065,
      details: [{ text: 'Total', value: {} }, null, 'Total'],
      repay_plans: [{ title: null, amount: 'por definir', pay_time: '' }],
      couNum: '0',
    }),
  ]),
  scenario('confirm-long', 'longText', 'Circunvecinas', [
    changes(PATHS.confirmation, {
      comProductName: LONG,
      amountDec: ENDLESS,
      details: [{ text: LONG, value: ENDLESS }],
      repay_plans: [{ title: LONG, amount: 346_045, description: ENDLESS, pay_time: '2026-12-01' }],
    }),
  ]),
  scenario('confirm-huge', 'huge', HUGE_SEEN, [
    SMALL,
    changes(PATHS.confirmation, {
      amount: HUGE,
      comProductName: LONG,
      couNum: 12_345_678_900,
      repay_plans: [{ title: LONG, amount: HUGE + 5 }],
    }),
  ]),
  scenario('confirm-unavailable', 'refused', 'error.nothingChanged', [offer('999')]),
  ...allFailuresOf('confirm', PATHS.confirmation),
]);
