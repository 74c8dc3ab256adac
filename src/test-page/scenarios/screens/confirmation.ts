import { PATHS } from '../../../contract/paths';
import { paths } from '../../../paths';
import { answers, changes, hangs, loses, losesAnswer, refuses } from '../../faults/fault';
import { press, pressRole, scenario, scenariosOf } from '../scenario';
import { allFailuresOf, ENDLESS, HUGE, HUGE_SEEN, LONG } from './samples';

const offer = (productId: string) => paths.confirmLoan({ productId });
const submit = [press('confirm.submit')];

export const confirmationScenarios = scenariosOf('screen.confirmation', offer('101'), [
  scenario('confirm', 'confirm.yearlyCost'),
  // A plan of 3,460.45 in 7 days.
  scenario('confirm-yearly-cost-most', '10,000 %', [changes(PATHS.confirmation, { amount: 100_000 })]),
  scenario('confirm-yearly-cost-unknown', 'confirm.cost', [
    changes(PATHS.confirmation, { repay_plans: [{ title: 'Total', amount: 346_045 }] }),
  ]),
  scenario('confirm-coupon', '50.00', [offer('102')]),
  scenario('confirm-no-contract', 'Préstamo Lago', [offer('104')]),
  scenario('confirm-reloading', 'confirm.reloadTitle', [offer('103')]),
  scenario('confirm-reloaded', '12,500.00', [offer('103')]),
  scenario('confirm-unchecked', 'confirm.agreementNeeded', [pressRole('checkbox', 'contract.title')]),
  scenario('confirm-sending', 'confirm.submitting', [hangs(PATHS.loanRequest), submit]),
  scenario('confirm-refused', 'sample.review', [refuses(PATHS.loanRequest, 5001, 'sample.review'), submit]),
  scenario('confirm-refused-silently', 'error.refused', [refuses(PATHS.loanRequest, 1, ''), submit]),
  scenario('confirm-unknown', 'attempt.unknownTitle', [loses(PATHS.loanRequest), submit]),
  scenario('confirm-unknown-done', 'attempt.unknownTitle', [losesAnswer(PATHS.loanRequest), submit]),
  scenario('confirm-unsafe', 'confirm.acceptedTitle', [
    answers(PATHS.loanRequest, { lendDetailsUrl: 'https://elsewhere.example/loan' }),
    submit,
  ]),
  scenario('confirm-no-amount', 'confirm.amountMissing', [changes(PATHS.confirmation, { amount: null })]),
  scenario('confirm-empty', 'confirm.emptyText', [answers(PATHS.confirmation, {})]),
  scenario('confirm-odd', 'por definir', [
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
  scenario('confirm-long', 'Circunvecinas', [
    changes(PATHS.confirmation, {
      comProductName: LONG,
      amountDec: ENDLESS,
      details: [{ text: LONG, value: ENDLESS }],
      repay_plans: [{ title: LONG, amount: 346_045, description: ENDLESS, pay_time: '2026-12-01' }],
    }),
  ]),
  scenario('confirm-huge', HUGE_SEEN, [
    changes(PATHS.confirmation, {
      amount: HUGE,
      comProductName: LONG,
      couNum: 12_345_678_900,
      repay_plans: [{ title: LONG, amount: HUGE + 5 }],
    }),
  ]),
  scenario('confirm-unavailable', 'error.refusedText', [offer('999')]),
  ...allFailuresOf('confirm', PATHS.confirmation),
]);
