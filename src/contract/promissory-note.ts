/** The promissory note of an order, or of an offer. */
import { amount, at, date, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

export const promissoryNote = {
  path: '/v3/loan-details/contract-detail',
  query: { orderNo: text },
  answer: record({
    borrower: at(text, 'userName', 'username'),
    address: at(text, 'userAddress'),
    lender: at(text, 'company'),
    product: at(text, 'productName'),
    amount: at(amount, 'amount', 'mount'),
    given: at(amount, 'giveAmount'),
    account: at(text, 'bankNo'),
    interest: at(amount, 'Interest'),
    commission: amount,
    vat: at(amount, 'IVA'),
    /** The amount that the borrower promises to pay. */
    total: at(amount, 'contractAmount'),
    /** When the lender pays the loan out. */
    deliveryDate: at(date, 'daiDate'),
    repaymentDate: at(date, 'planDate'),
    date: at(date, 'contractDate'),
  }),
} satisfies Call;
export type PromissoryNote = AnswerOf<typeof promissoryNote>;

/** Begins the `orderNo` of an offer's note, before the product's id (assumed). */
export const DRAFT = 'draft-';

export default {
  call: promissoryNote,
  methods: 'GET or POST',
  notes: {
    contractAmount: 'what the borrower promises to pay',
    giveAmount: 'what the borrower received',
    daiDate: 'when the lender pays the loan out',
  },
  example: {
    userName: 'María Fernanda Ortiz López',
    productName: 'Préstamo Azul',
    amount: 345600,
    bankNo: '012180001183590001',
    daiDate: 1795111200000,
    planDate: '2026-11-26T18:00:00.000Z',
    contractAmount: 346045,
    commission: 227,
    Interest: 157,
    IVA: 61,
    giveAmount: 345600,
    userAddress: 'Calle Olmo 14, 06000 Ciudad de México',
    contractDate: '2026-11-19 12:00:00',
    company: 'Préstamo Azul, S.A.P.I. de C.V.',
  },
} satisfies CallDocument<typeof promissoryNote>;
