/** The tables of the local backend. Change them here, then run the command in README.md that writes the migration. */
import { blob, index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';

export const borrowers = sqliteTable('borrowers', {
  id: text().primaryKey(),
  sessionId: text('session_id').unique(),
  name: text().notNull(),
  address: text().notNull(),
  bankNo: text('bank_no').notNull(),
  /** Stars given to the app, 1 to 5; null until the borrower rates. */
  score: integer(),
});

/** Amounts are in hundredths, here and below. */
export const products = sqliteTable('products', {
  id: text().primaryKey(),
  name: text().notNull(),
  logo: text().notNull(),
  amount: integer().notNull(),
  /** The amount after the second look at the borrower (isType=1); null when there is no second look. */
  reloadedAmount: integer('reloaded_amount'),
  commission: integer().notNull(),
  periods: integer().notNull(),
  /** As it goes on the wire: 1, 2, "day" or "month". */
  termUnit: text('term_unit').notNull(),
  instalments: integer().notNull(),
  hasContract: integer('has_contract', { mode: 'boolean' }).notNull(),
  /** The status of an order just pushed. */
  firstStatus: integer('first_status').notNull(),
});

export const coupons = sqliteTable(
  'coupons',
  {
    borrowerId: text('borrower_id').notNull(),
    productId: text('product_id').notNull(),
    amount: integer().notNull(),
    /** The order that used it up; null while it can be used. */
    orderId: text('order_id'),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.productId] })],
);

export const channels = sqliteTable('channels', {
  payCode: text('pay_code').primaryKey(),
  kind: text({ enum: ['cash', 'bank'] }).notNull(),
  name: text().notNull(),
  logo: text().notNull(),
  /** How BARcodeImg comes: an address of a picture, the bare code, or not at all. */
  barcode: text({ enum: ['picture', 'code', 'none'] }).notNull(),
});

/** Every borrower has the same sample orders, so the key is the pair; a pushed order's id is unique by itself. */
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
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.id] })],
);

export const vouchers = sqliteTable('vouchers', {
  /** Follows from the wish (order, channel, purpose, amount, round), so one wish has one row. */
  vCode: text('v_code').primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  payCode: text('pay_code').notNull(),
  /** 1 settles the order, 2 extends it. */
  requestType: integer('request_type').notNull(),
  amount: integer().notNull(),
  /** The order's extensions when it was issued: after an extension the same wish is a new voucher. */
  round: integer().notNull(),
  /** How often the borrower asked for it; 0 when it only stood in a list of channels. */
  asked: integer().notNull(),
  paidAt: integer('paid_at'),
});

/** Photos of borrowers and of the desk; the file itself lies in the row, so the state is one file. */
export const images = sqliteTable('images', {
  /** 32 random hex digits: who has the address may see the picture, as an <img> sends no session. */
  id: text().primaryKey(),
  /** Null when the desk sent it. */
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
    /** Only complaints about collection have one. */
    subType: text('sub_type'),
    content: text().notNull(),
    /** Addresses of pictures, in the borrower's order. */
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
    /** The first reply; null while it is pending. */
    answeredAt: integer('answered_at'),
    /** Stars for the answer, 1 to 5; null until the borrower rates. */
    score: integer(),
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
    /** 1, 2, 3 … within its complaint. */
    number: integer().notNull(),
    content: text().notNull(),
    images: text({ mode: 'json' }).$type<string[]>().notNull(),
    createdAt: integer('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.complaintId, table.number] })],
);

/** What the promotion page asks a visitor to read; one row per session (sid). */
export const captchas = sqliteTable('captchas', {
  sid: text().primaryKey(),
  /** Null until it is drawn, and again when a wrong guess has spent it. */
  answer: text(),
  /** The `t` of the picture's address: the same address shows the same answer. */
  drawnFor: text('drawn_for'),
  drawnAt: integer('drawn_at').notNull(),
  /** The number an SMS was sent to with it; from then on it serves that number's registration alone. */
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
    /** Wrong guesses. */
    misses: integer().notNull(),
    usedAt: integer('used_at'),
  },
  (table) => [index('sms_codes_by_phone').on(table.phone, table.createdAt)],
);

export const registrations = sqliteTable('registrations', {
  phone: text().primaryKey(),
  userName: text('user_name').notNull(),
  deviceId: text('device_id').notNull(),
  appName: text('app_name').notNull(),
  merchantNumber: text('merchant_number').notNull(),
  inviteCode: text('invite_code').notNull(),
  templateId: text('template_id').notNull(),
  userFrom: text('user_from').notNull(),
  appFrom: text('app_from').notNull(),
  utmTag: text('utm_tag').notNull(),
  createdAt: integer('created_at').notNull(),
});

/** Visits of the promotion page and taps on its button. */
export const visits = sqliteTable('visits', {
  id: integer().primaryKey({ autoIncrement: true }),
  kind: text({ enum: ['visit', 'click'] }).notNull(),
  pageId: text('page_id').notNull(),
  pageType: text('page_type').notNull(),
  clientType: text('client_type').notNull(),
  userFrom: text('user_from').notNull(),
  appFrom: text('app_from').notNull(),
  utmTag: text('utm_tag').notNull(),
  /** Empty for a visit. */
  phone: text().notNull(),
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
    /** Whether the bank asks for a code before it pays. */
    needsCode: integer('needs_code', { mode: 'boolean' }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.borrowerId, table.id] })],
);

/** One visit of the older repayment: good for one payment. */
export const repayTokens = sqliteTable('repay_tokens', {
  token: text().primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  createdAt: integer('created_at').notNull(),
  usedAt: integer('used_at'),
});

/** Payments by card or Alipay, begun and done. */
export const repayments = sqliteTable('repayments', {
  id: text().primaryKey(),
  borrowerId: text('borrower_id').notNull(),
  orderId: text('order_id').notNull(),
  /** Null for Alipay. */
  cardId: text('card_id'),
  /** Null for Alipay. */
  token: text(),
  amount: integer().notNull(),
  /** `replaced`: another payment of the order was begun later. */
  state: text({ enum: ['waiting', 'paid', 'replaced'] }).notNull(),
  /** What the bank asks for; null when it asks for nothing. */
  code: text(),
  codeSentAt: integer('code_sent_at'),
  /** How often a code was sent. */
  sent: integer().notNull(),
  /** Wrong guesses of the latest code. */
  misses: integer().notNull(),
  createdAt: integer('created_at').notNull(),
});

export type Borrower = typeof borrowers.$inferSelect;
export type Product = typeof products.$inferSelect;
export type Channel = typeof channels.$inferSelect;
export type Order = typeof orders.$inferSelect;
export type Voucher = typeof vouchers.$inferSelect;
export type Complaint = typeof complaints.$inferSelect;
export type Reply = typeof replies.$inferSelect;
export type BankCard = typeof bankCards.$inferSelect;
export type Repayment = typeof repayments.$inferSelect;
