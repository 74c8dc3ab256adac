import { paths } from '../../../paths';
import { press, scenariosOf } from '../scenario';
import { allFailuresOf } from './failures';
import { answers, changes, ENDLESS, HUGE, HUGE_SEEN, hangs, LONG, loses, refuses } from './samples';

const READ = '/v3/loan-confirm/loan-detail-confirm';
const PUSH = '/v3/loan-confirm/loan-detail-push';

const offer = (productId: string) => paths.confirmLoan({ productId });
const submit = [press('confirm.submit')];

export const confirmationScenarios = scenariosOf('confirmation', offer('101'), [
  { id: 'confirm', label: 'usual', sees: 'confirm.plan' },
  { id: 'confirm-coupon', label: 'coupon', route: offer('102'), sees: '50.00' },
  { id: 'confirm-no-contract', label: 'noContract', route: offer('104'), sees: 'Préstamo Lago' },
  { id: 'confirm-reloading', label: 'reloading', route: offer('103'), sees: 'confirm.reloadTitle' },
  { id: 'confirm-reloaded', label: 'reloaded', route: offer('103'), sees: '12,500.00' },
  {
    id: 'confirm-unchecked',
    label: 'unchecked',
    steps: [{ do: 'press', role: 'checkbox', name: 'confirm.agreementLink' }],
    sees: 'confirm.agreementNeeded',
  },
  {
    id: 'confirm-sending',
    label: 'sending',
    faults: [hangs(PUSH)],
    steps: submit,
    sees: 'confirm.submitting',
  },
  {
    id: 'confirm-refused',
    label: 'submitRefused',
    faults: [refuses(PUSH, 5001, 'sample.review')],
    steps: submit,
    sees: 'sample.review',
  },
  {
    id: 'confirm-refused-silently',
    label: 'submitRefusedSilently',
    faults: [refuses(PUSH, 1, '')],
    steps: submit,
    sees: 'error.refused',
  },
  {
    id: 'confirm-unknown',
    label: 'unknown',
    faults: [loses(PUSH)],
    steps: submit,
    sees: 'attempt.unknownTitle',
  },
  {
    id: 'confirm-unknown-done',
    label: 'unknownDone',
    faults: [{ path: PUSH, kind: 'reset-after' }],
    steps: submit,
    sees: 'attempt.unknownTitle',
  },
  {
    id: 'confirm-unsafe',
    label: 'unsafeRedirect',
    faults: [answers(PUSH, { lendDetailsUrl: 'https://elsewhere.example/loan' })],
    steps: submit,
    sees: 'confirm.acceptedTitle',
  },
  {
    id: 'confirm-no-amount',
    label: 'noAmount',
    faults: [changes(READ, { amount: null })],
    sees: 'confirm.amountMissing',
  },
  { id: 'confirm-empty', label: 'noData', faults: [answers(READ, {})], sees: 'confirm.emptyText' },
  {
    id: 'confirm-odd',
    label: 'oddData',
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
    label: 'longText',
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
    label: 'huge',
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
    label: 'refused',
    route: offer('999'),
    sees: 'error.refusedTitle',
  },
  ...allFailuresOf('confirm', READ),
]);
