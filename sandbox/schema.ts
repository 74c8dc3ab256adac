/** The sandbox's tables. An older state file gets new tables, and new columns that may be null (database.ts). */
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const borrowers = sqliteTable('borrowers', {
  id: text().primaryKey(),
  sessionId: text('session_id').unique(),
  name: text().notNull(),
  address: text().notNull(),
  bankNo: text('bank_no').notNull(),
  /** The rating of the app, 1 to 5 stars; null until the borrower rates. */
  score: integer(),
});

/** Amounts are in hundredths, here and below. */
export const products = sqliteTable('products', {
  id: text().primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  amount: integer().notNull(),
  /** The amount after the second credit check (isType=1); null for a product without that check. */
  reloadedAmount: integer('reloaded_amount'),
  commission: integer().notNull(),
  periods: integer().notNull(),
  /** As sent on the wire: 1, 2, "day" or "month". */
  termUnit: text('term_unit').notNull(),
  instalments: integer().notNull(),
  hasContract: integer('has_contract', { mode: 'boolean' }).notNull(),
  firstStatus: integer('first_status').notNull(),
});

export const coupons = sqliteTable(
  'coupons',
  {
    borrowerId: text('borrower_id').notNull(),
    productId: text('product_id').notNull(),
    amount: integer().notNull(),
    /** The order that used the coupon; null while it is unused. */
    orderId: text('order_id'),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.productId] })],
);

export const channels = sqliteTable('channels', {
  payCode: text('pay_code').primaryKey(),
  kind: text({ enum: ['cash', 'bank'] }).notNull(),
  name: text().notNull(),
  logo: text().notNull(),
  /** What BARcodeImg contains: the address of a picture, the code as text, or nothing. */
  barcode: text({ enum: ['picture', 'code', 'none'] }).notNull(),
});

/** The key is (borrower, id), because every borrower has the same sample orders. Ids of new orders are unique. */
export const orders = sqliteTable(
  'orders',
  {
    borrowerId: text('borrower_id').notNull(),
    id: text().notNull(),
    productId: text('product_id').notNull(),
    status: integer().notNull(),
    amount: integer().notNull(),
    interest: integer().notNull(),
    commission: integer().notNull(),
    vat: integer().notNull(),
    coupon: integer().notNull(),
    penalty: integer().notNull(),
    /** Epoch milliseconds, as are the other times. */
    createdAt: integer('created_at').notNull(),
    dueAt: integer('due_at').notNull(),
    extensions: integer().notNull(),
    /** Each extension, and the lender's exchange of all codes, starts another round: the codes of earlier rounds are not valid. */
    round: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.id] })],
);

export const vouchers = sqliteTable('vouchers', {
  /** Derived from order, channel, purpose, amount and round, so the same request always has the same row. */
  vCode: text('v_code').primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  payCode: text('pay_code').notNull(),
  /** 1 settles the order, 2 extends it. */
  requestType: integer('request_type').notNull(),
  amount: integer().notNull(),
  /** The order's round when the voucher was issued. */
  round: integer().notNull(),
  /** How often the borrower requested it; 0 when it was only listed with the channels. */
  asked: integer().notNull(),
  paidAt: integer('paid_at'),
});

/** Photos of borrowers and the support desk. The row contains the file, so the whole state is one database file. */
export const images = sqliteTable('images', {
  /** 32 random hex digits. The address alone gives access, because an <img> request has no session. */
  id: text().primaryKey(),
  /** Null when the support desk sent it. */
  borrowerId: text('borrower_id'),
  extension: text({ enum: ['jpg', 'png', 'webp'] }).notNull(),
  bytes: blob({ mode: 'buffer' }).notNull(),
  createdAt: integer('created_at').notNull(),
});

/** As with orders, every borrower has the same samples, so the key is the pair. */
export const complaints = sqliteTable(
  'complaints',
  {
    borrowerId: text('borrower_id').notNull(),
    id: text().notNull(),
    orderId: text('order_id').notNull(),
    type: text().notNull(),
    /** Null except for complaints about collection. */
    subType: text('sub_type'),
    content: text().notNull(),
    /** The `language` parameter with which it was sent; 1 is English. */
    language: text().notNull(),
    /** Addresses of the photos, in the order in which the borrower sent them. */
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The first reply; null while it is pending. */
    answeredAt: integer('answered_at'),
    /** The rating of the answer, 1 to 5 stars; null until the borrower rates. */
    score: integer(),
    /** Who of the staff reviews it; null before. */
    reviewer: text(),
  },
  (table) => [
    primaryKey({ columns: [table.borrowerId, table.id] }),
    index('complaints_by_time').on(table.borrowerId, table.createdAt),
  ],
);

export const replies = sqliteTable(
  'replies',
  {
    borrowerId: text('borrower_id').notNull(),
    complaintId: text('complaint_id').notNull(),
    /** Counts from 1 within a complaint. */
    number: integer().notNull(),
    content: text().notNull(),
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** Who of the staff wrote it; null if unknown. */
    author: text(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.complaintId, table.number] })],
);

/** Notes of the staff about complaints. No endpoint of the borrower reads them. */
export const notes = sqliteTable('notes', {
  id: integer().primaryKey({ autoIncrement: true }),
  borrowerId: text('borrower_id').notNull(),
  complaintId: text('complaint_id').notNull(),
  author: text().notNull(),
  content: text().notNull(),
  createdAt: integer('created_at').notNull(),
});

/** The captchas of the promotion page, one row per session (sid). */
export const captchas = sqliteTable('captchas', {
  sid: text().primaryKey(),
  /** Null until the picture is drawn, and after a wrong attempt. */
  answer: text(),
  /** The `t` of the picture's address. The same address shows the same answer. */
  drawnFor: text('drawn_for'),
  drawnAt: integer('drawn_at').notNull(),
  /** The phone number that an SMS was sent to with this captcha. From then on it is valid for this number only. */
  phone: text(),
});

export const smsCodes = sqliteTable(
  'sms_codes',
  {
    id: integer().primaryKey({ autoIncrement: true }),
    phone: text().notNull(),
    code: text().notNull(),
    deviceId: text('device_id').notNull(),
    createdAt: integer('created_at').notNull(),
    misses: integer().notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('sms_codes_by_phone').on(table.phone, table.createdAt)],
);

export const registrations = sqliteTable('registrations', {
  phone: text().primaryKey(),
  userName: text('user_name').notNull(),
  deviceId: text('device_id').notNull().default(''),
  appName: text('app_name').notNull().default(''),
  merchantNumber: text('merchant_number').notNull(),
  invite_code: text().notNull().default(''),
  templateId: text('template_id').notNull(),
  user_from: text().notNull().default(''),
  app_from: text().notNull().default(''),
  utm_tag: text().notNull().default(''),
  createdAt: integer('created_at').notNull(),
});

/** Visits of the promotion page and clicks on its button, with the parameters' names. */
export const visits = sqliteTable('visits', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: ['visit', 'click'] }).notNull(),
  page_id: text().notNull().default(''),
  page_type: text().notNull(),
  client_type: text().notNull(),
  user_from: text().notNull().default(''),
  app_from: text().notNull().default(''),
  utm_tag: text().notNull().default(''),
  /** Empty for a visit. */
  phone: text().notNull().default(''),
  createdAt: integer('created_at').notNull(),
});

/** As with orders, every borrower has the same samples, so the key is the pair. */
export const bankCards = sqliteTable(
  'bank_cards',
  {
    borrowerId: text('borrower_id').notNull(),
    id: text().notNull(),
    bankName: text('bank_name').notNull(),
    bankCode: text('bank_code').notNull(),
    /** Digits alone. */
    cardNo: text('card_no').notNull(),
    /** Whether a payment needs a code of the bank. */
    needsCode: integer('needs_code', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.id] })],
);

/** The tokens of the older repayment. Each allows one payment. */
export const repayTokens = sqliteTable('repay_tokens', {
  token: text().primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  createdAt: integer('created_at').notNull(),
  usedAt: integer('used_at'),
});

/** Payments by card or Alipay, started and completed. */
export const repayments = sqliteTable('repayments', {
  id: text().primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  /** Null for Alipay. */
  cardId: text('card_id'),
  /** Null for Alipay. */
  token: text(),
  amount: integer().notNull(),
  /** `replaced`: a newer payment of the order was started. */
  state: text({ enum: ['waiting', 'paid', 'replaced'] }).notNull(),
  /** The bank's code; null when the card needs none. */
  code: text(),
  codeSentAt: integer('code_sent_at'),
  sent: integer().notNull().default(0),
  /** Wrong attempts with the latest code. */
  misses: integer().notNull().default(0),
  createdAt: integer('created_at').notNull(),
});

export type Borrower = typeof borrowers.$inferSelect;
export type Product = typeof products.$inferSelect;
export type Channel = typeof channels.$inferSelect;
export type Order = typeof orders.$inferSelect;
export type Voucher = typeof vouchers.$inferSelect;
export type Complaint = typeof complaints.$inferSelect;
export type Reply = typeof replies.$inferSelect;
export type Note = typeof notes.$inferSelect;
export type BankCard = typeof bankCards.$inferSelect;
export type Repayment = typeof repayments.$inferSelect;
