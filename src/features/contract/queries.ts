/** The read of a promissory note, and the schema of its answer (contract, section 5: contract). */
import * as v from 'valibot';
import { amount, date, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { screens } from '../../screens';

export const promissoryNote = v.pipe(
  record({
    userName: text,
    username: text,
    productName: text,
    amount,
    mount: amount,
    bankNo: text,
    daiDate: date,
    planDate: date,
    contractAmount: amount,
    commission: amount,
    Interest: amount,
    IVA: amount,
    giveAmount: amount,
    userAddress: text,
    contractDate: date,
    company: text,
  }),
  v.transform((wire) => ({
    borrower: wire.userName ?? wire.username,
    address: wire.userAddress,
    lender: wire.company,
    product: wire.productName,
    amount: wire.amount ?? wire.mount,
    given: wire.giveAmount,
    account: wire.bankNo,
    interest: wire.Interest,
    commission: wire.commission,
    vat: wire.IVA,
    /** The amount that the borrower promises to pay. */
    total: wire.contractAmount,
    /** When the lender pays the loan out. */
    deliveryDate: wire.daiDate,
    repaymentDate: wire.planDate,
    date: wire.contractDate,
  })),
);
export type PromissoryNote = v.InferOutput<typeof promissoryNote>;
export type Blank = keyof PromissoryNote;

export const promissoryNoteQuery = (orderNo: string | undefined) =>
  readQuery(firstRead(screens.contract.read, { orderNo }), promissoryNote);
