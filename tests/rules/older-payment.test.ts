import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  nextPaymentState,
  openPayment,
  type PaymentEvent,
  type PaymentState,
  pendingIn,
} from '../../src/features/older-repay/payment-state';

const pendingCode = fc.record({ card: fc.string(), resendAt: fc.nat() });
const error = fc.record({ at: fc.constantFrom('bar', 'code', 'alipay'), text: fc.string({ minLength: 1 }) });
const event: fc.Arbitrary<PaymentEvent> = fc.oneof(
  fc.constantFrom('changed', 'answerLost', 'alipayOpened', 'canceled', 'reopened').map((type) => ({ type })),
  error.map((shown) => ({ type: 'failed' as const, error: shown })),
  pendingCode.map((pending) => ({ type: 'codeSent' as const, pending })),
);
/** A state that the screen can be in: the first one, after any events. */
const state = fc
  .tuple(fc.option(pendingCode, { nil: undefined }), fc.array(event))
  .map(([pending, events]) => events.reduce(nextPaymentState, openPayment(pending)));
const errorIn = (current: PaymentState) => ('error' in current ? current.error : undefined);

describe('The state of a payment', () => {
  it('keeps the pending code until the borrower cancels it or another code is sent', () => {
    fc.assert(
      fc.property(state, event, (before, change) => {
        fc.pre(change.type !== 'canceled' && change.type !== 'codeSent');
        expect(pendingIn(nextPaymentState(before, change))).toEqual(pendingIn(before));
      }),
    );
  });

  it('asks for the code exactly while one is pending, unless the outcome is unknown', () => {
    fc.assert(
      fc.property(state, (current) => {
        fc.pre(current.step !== 'unknown');
        expect(current.step === 'code').toBe(pendingIn(current) !== undefined);
      }),
    );
  });

  it('leaves an unknown outcome only when the borrower returns to the payment', () => {
    fc.assert(
      fc.property(state, event, (before, change) => {
        const lost = nextPaymentState(before, { type: 'answerLost' });
        expect(lost.step).toBe('unknown');
        expect(nextPaymentState(lost, change).step === 'unknown').toBe(change.type !== 'reopened');
      }),
    );
  });

  it('shows an error until the next change, and none with an unknown outcome', () => {
    fc.assert(
      fc.property(state, error, (before, shown) => {
        const failed = nextPaymentState(before, { type: 'failed', error: shown });
        expect(errorIn(failed)).toEqual(before.step === 'unknown' ? undefined : shown);
        expect(errorIn(nextPaymentState(failed, { type: 'changed' }))).toBeUndefined();
      }),
    );
  });

  it('returns to the choice of a card when the borrower cancels', () => {
    fc.assert(
      fc.property(state, (before) => {
        fc.pre(before.step !== 'unknown');
        expect(nextPaymentState(before, { type: 'canceled' })).toEqual({ step: 'card' });
      }),
    );
  });
});
