/** Bank cards: their check digits, and the bank that the first digits identify. */
import { and, eq } from 'drizzle-orm';
import type { Database } from './database.ts';
import { type Say, sayIn } from './envelope.ts';
import { type BankCard, bankCards } from './schema.ts';

interface Bank {
  code: string;
  name: string;
  /** The first six digits of its cards. */
  bin: string;
  needsCode: boolean;
}

const BANKS: readonly Bank[] = [
  { code: 'BN01', name: 'Banco Norte', bin: '400012', needsCode: true },
  { code: 'BV02', name: 'Banco del Valle', bin: '520034', needsCode: false },
  { code: 'BM03', name: 'Banco del Mar', bin: '411111', needsCode: true },
];

/** Cards of an unknown bank are valid: the bank is shown as "Other bank", and paying needs a code. */
export function bankOfCard(cardNo: string, say: Say) {
  const bank = BANKS.find(({ bin }) => cardNo.startsWith(bin));
  return {
    bankName: bank?.name ?? say('Other bank', 'Otro banco'),
    bankCode: bank?.code ?? 'OTHER',
    needsCode: bank?.needsCode ?? true,
  };
}

/** 12 to 19 digits with a valid check digit (Luhn). */
export function isCardNumber(digits: string): boolean {
  if (!/^\d{12,19}$/.test(digits)) return false;
  const sum = Array.from(digits, Number)
    .reverse()
    .reduce((total, digit, place) => total + (place % 2 === 0 ? digit : digit > 4 ? digit * 2 - 9 : digit * 2), 0);
  return sum % 10 === 0;
}

export const cardsOf = (db: Database, borrowerId: string) =>
  db.query.bankCards.findMany({ where: eq(bankCards.borrowerId, borrowerId), orderBy: bankCards.id });

export const findCard = (db: Database, borrowerId: string, id: string) =>
  db.query.bankCards.findFirst({ where: and(eq(bankCards.borrowerId, borrowerId), eq(bankCards.id, id)) });

/** A card in the form of the contract. */
export const cardOnWire = ({ id, bankName, cardNo, bankCode }: BankCard) => ({ id, bankName, cardNo, bankCode });

/** The sample cards of a borrower: paying with the first needs a code, with the second it does not. */
export const sampleCards = (borrowerId: string): BankCard[] =>
  [
    { id: '5001', cardNo: '4000123456789017' },
    { id: '5002', cardNo: '5200349876543214' },
  ].map((card) => ({ ...card, ...bankOfCard(card.cardNo, sayIn('2')), borrowerId }));
