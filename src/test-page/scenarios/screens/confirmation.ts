import { paths } from '../../../paths';
import { press, scenariosOf } from '../scenario';
import { allFailuresOf } from './failures';
import { answers, changes, ENDLESS, HUGE, HUGE_SEEN, hangs, LONG, loses, refuses } from './samples';

const READ = '/v3/loan-confirm/loan-detail-confirm';
const PUSH = '/v3/loan-confirm/loan-detail-push';

const offer = (productId: string) => paths.confirmLoan({ productId });
const submit = [press('confirm.submit')];

export const confirmationScenarios = scenariosOf('confirmation', offer('101'), [
  { id: 'confirm', label: 'launcher.state.usual', sees: 'confirm.plan' },
  { id: 'confirm-coupon', label: 'launcher.state.coupon', route: offer('102'), sees: '50.00' },
  { id: 'confirm-no-contract', label: 'launcher.state.noContract', route: offer('104'), sees: 'Préstamo Lago' },
  { id: 'confirm-reloading', label: 'launcher.state.reloading', route: offer('103'), sees: 'confirm.reloadTitle' },
  { id: 'confirm-reloaded', label: 'launcher.state.reloaded', route: offer('103'), sees: '12,500.00' },
  {
    id: 'confirm-unchecked',
    label: 'launcher.state.unchecked',
    steps: [{ do: 'press', role: 'checkbox', name: 'confirm.agreementLink' }],
    sees: 'confirm.agreementNeeded',
  },
  {
    id: 'confirm-sending',
    label: 'launcher.state.sending',
    faults: [hangs(PUSH)],
    steps: submit,
    sees: 'confirm.submitting',
  },
  {
    id: 'confirm-refused',
    label: 'launcher.state.submitRefused',
    faults: [refuses(PUSH, 5001, 'launcher.said.review')],
    steps: submit,
    sees: 'launcher.said.review',
  },
  {
    id: 'confirm-refused-silently',
    label: 'launcher.state.submitRefusedSilently',
    faults: [refuses(PUSH, 1, '')],
    steps: submit,
    sees: 'error.refused',
  },
  {
    id: 'confirm-unknown',
    label: 'launcher.state.unknown',
    faults: [loses(PUSH)],
    steps: submit,
    sees: 'attempt.unknownTitle',
  },
  {
    id: 'confirm-unknown-done',
    label: 'launcher.state.unknownDone',
    faults: [{ path: PUSH, kind: 'reset-after' }],
    steps: submit,
    sees: 'attempt.unknownTitle',
  },
  {
    id: 'confirm-unsafe',
    label: 'launcher.state.unsafeRedirect',
    faults: [answers(PUSH, { lendDetailsUrl: 'https://elsewhere.example/loan' })],
    steps: submit,
    sees: 'confirm.acceptedTitle',
  },
  {
    id: 'confirm-no-amount',
    label: 'launcher.state.noAmount',
    faults: [changes(READ, { amount: null })],
    sees: 'confirm.amountMissing',
  },
  { id: 'confirm-empty', label: 'launcher.state.noData', faults: [answers(READ, {})], sees: 'confirm.emptyText' },
  {
    id: 'confirm-odd',
    label: 'launcher.state.oddData',
    faults: [
      changes(READ, {
        periods: 'siete',
        termUnit: 'semanas',
        firstPayTime: 'mañana',
        loanRate: 0.0065,
        details: [{ text: 'Total', value: {} }, null, 'Total'],
        repay_plans: [{ title: null, amount: 'por definir', pay_time: '' }],
        couNum: '0',
      }),
    ],
    sees: 'por definir',
  },
  {
    id: 'confirm-long',
    label: 'launcher.state.longText',
    faults: [
      changes(READ, {
        comProductName: LONG,
        amountDec: ENDLESS,
        details: [{ text: LONG, value: ENDLESS }],
        repay_plans: [{ title: LONG, amount: 346_045, description: ENDLESS, pay_time: '2026-12-01' }],
      }),
    ],
    sees: 'Circunvecinas',
  },
  {
    id: 'confirm-huge',
    label: 'launcher.state.huge',
    faults: [
      changes(READ, {
        amount: HUGE,
        comProductName: LONG,
        couNum: 12_345_678_900,
        repay_plans: [{ title: LONG, amount: HUGE + 5 }],
      }),
    ],
    sees: HUGE_SEEN,
  },
  {
    id: 'confirm-unavailable',
    label: 'launcher.state.refused',
    route: offer('999'),
    sees: 'error.refusedTitle',
  },
  ...allFailuresOf('confirm', READ),
]);
