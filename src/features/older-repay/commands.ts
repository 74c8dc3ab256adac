import * as v from 'valibot';
import { jsonClient } from '../../api/client';
import type { LineValue } from '../../api/decode';
import { plainAmount } from '../../format/money';
import { createUuid } from '../../host/device';
import type { Attempted, Write } from '../../ui/use-submit';
import { OLDER_LOAN } from './queries';
import { type AlipayPage, alipayPage, type Commitment, commitment, type PaymentCard } from './wire';

/**
 * One lock for all three: whatever pays an order, only one of it is under way. The page words their failures itself, and
 * keeps what it read: asking again would open another visit in the middle of a payment.
 */
const PAYING = { mutationKey: ['pay-order'], meta: { quiet: true, keepsReads: true } };

export interface CardPayment extends Attempted {
  amount: LineValue;
  card: PaymentCard;
  couponId: string | undefined;
  orderId: string | undefined;
  token: string | undefined;
  /** A code is asked for (again); absent on the first attempt (assumed). */
  asksCode: boolean;
}

/** Pays by card; the answer may ask for a code first. */
export const commitPayment: Write<CardPayment, Commitment> = {
  ...PAYING,
  facts: ({ amount }) => ({ amount: plainAmount(amount) }),
  isComplete: ({ needsCode }) => !needsCode,
  mutationFn: async ({ amount, card, couponId, orderId, token, asksCode, idempotencyKey }) =>
    v.parse(
      commitment,
      await jsonClient.post(
        `${OLDER_LOAN}/repayment-commit`,
        {
          amount: plainAmount(amount),
          bankName: card.bank,
          cardId: card.id,
          cardNo: card.number,
          couponId,
          orderId,
          repayToken: token,
          bankCode: card.bankCode,
          sendMsg: asksCode ? 1 : 0,
        },
        { idempotencyKey },
      ),
    ),
};

interface CodeConfirmation extends Attempted {
  amount: LineValue | undefined;
  orderId: string | undefined;
  code: string;
  recordId: string | undefined;
}

/** Confirms a payment by the code that was sent for it. */
export const confirmPayment: Write<CodeConfirmation, unknown> = {
  ...PAYING,
  facts: ({ amount }) => (amount === undefined ? {} : { amount: plainAmount(amount) }),
  mutationFn: ({ orderId, code, recordId, idempotencyKey }) =>
    jsonClient.post(
      `${OLDER_LOAN}/repayment-confirm`,
      { orderId, verifyCode: code, repaymentRecordId: recordId },
      { idempotencyKey },
    ),
};

interface AlipayPayment {
  userId: string | undefined;
  orderId: string | undefined;
  amount: LineValue;
}

/** Asks for Alipay's page; nothing is paid yet. */
export const openAlipay: Write<AlipayPayment, AlipayPage> = {
  ...PAYING,
  mutationFn: async ({ userId, orderId, amount }) =>
    v.parse(
      alipayPage,
      await jsonClient.post(
        `${OLDER_LOAN}/repayment-huichao`,
        { userId, orderId, amount: plainAmount(amount) },
        { idempotencyKey: createUuid() },
      ),
    ),
};
