import { sendWrite } from '../../api/client';
import { type Commitment, olderPayment } from '../../contract/older-payment';
import { type AlipayPage, olderPaymentAlipay } from '../../contract/older-payment-alipay';
import { olderPaymentCode } from '../../contract/older-payment-code';
import type { PaymentCard } from '../../contract/ways-to-repay';
import type { Amount } from '../../format/money';
import { plainAmount } from '../../format/money-text';
import type { Attempted, Write } from '../../ui/write/use-submit';

export interface CardPayment extends Attempted {
  amount: Amount;
  card: PaymentCard;
  couponId: string | undefined;
  orderId: string | undefined;
  token: string | undefined;
  /** Whether a code is requested again (assumed). */
  asksCode: boolean;
}

/** Pays by card. The answer may require a code. */
export const commitPayment: Write<CardPayment, Commitment> = {
  name: 'commit-payment',
  facts: ({ amount }) => ({ amount: plainAmount(amount) }),
  isComplete: ({ needsCode }) => !needsCode,
  send: async ({ amount, card, couponId, orderId, token, asksCode, idempotencyKey }) => {
    const { needsCode = asksCode, ...answer } = await sendWrite(
      olderPayment,
      {
        amount: plainAmount(amount),
        bank: card.bank,
        cardId: card.id,
        cardNumber: card.number,
        couponId,
        orderId,
        token,
        bankCode: card.bankCode,
        asksCode: asksCode ? 1 : 0,
      },
      { idempotencyKey },
    );
    // An answer to the request of another code may lack `needValid`; the code was sent then, and nothing is paid.
    return { ...answer, needsCode };
  },
};

interface CodeConfirmation extends Attempted {
  amount: Amount;
  orderId: string | undefined;
  code: string;
  recordId: string | undefined;
}

/** Confirms a payment with the code that was sent for it. */
export const confirmPayment: Write<CodeConfirmation, undefined> = {
  name: 'confirm-payment',
  facts: ({ amount }) => ({ amount: plainAmount(amount) }),
  send: ({ orderId, code, recordId, idempotencyKey }) =>
    sendWrite(olderPaymentCode, { orderId, code, recordId }, { idempotencyKey }),
};

interface AlipayPayment {
  userId: string | undefined;
  orderId: string | undefined;
  amount: Amount;
}

/** Requests the address of Alipay's page. Nothing is paid yet. */
export const openAlipay: Write<AlipayPayment, AlipayPage> = {
  name: 'open-alipay',
  send: ({ userId, orderId, amount }) =>
    sendWrite(olderPaymentAlipay, { userId, orderId, amount: plainAmount(amount) }),
};
