/** The lender's rules: what a loan costs, when it is due, and which actions an order allows; and the sandbox's clock. */
import type { Call } from './endpoint.ts';
import type { Order, Product } from './schema.ts';

export const DAY = 86_400_000;
const DAILY_RATE = 0.000065;
/** Written as the app writes its percentages. */
export const DAILY_RATE_TEXT = '0.0065\u00a0%';
const VAT_RATE = 0.16;
const EXTENSION_RATE = 0.05;
export const EXTENSION_DAYS = 7;
export const MAX_EXTENSIONS = 3;

/** Integers in hundredths. The coupon reduces the commission and its tax, so the parts add up to the total. */
export function costOf(product: Product, amount: number, coupon: number) {
  const interest = Math.round(amount * DAILY_RATE * termDays(product));
  const taxable = interest + product.commission;
  const charged = taxable + Math.round(taxable * VAT_RATE) - coupon;
  const untaxed = Math.round(charged / (1 + VAT_RATE));
  return { amount, interest, commission: untaxed - interest, vat: charged - untaxed, coupon };
}

export const isInMonths = ({ termUnit }: Product) => termUnit === '2' || termUnit === 'month';

export const termDays = (product: Product) => product.periods * (isInMonths(product) ? 30 : 1);

type Cost = Pick<Order, 'amount' | 'interest' | 'commission' | 'vat' | 'penalty'>;

export function totalOf(cost: Cost): number {
  return cost.amount + cost.interest + cost.commission + cost.vat + cost.penalty;
}

/** Splits a total into equal parts; the last part includes the remainder. */
export function instalmentsOf(total: number, count: number): number[] {
  const part = Math.floor(total / count);
  return Array.from({ length: count }, (_, index) => (index === count - 1 ? total - part * (count - 1) : part));
}

/** When the next payment of an order is due; the last one when the others have passed. */
function nextDueAt({ dueAt }: Order, product: Product, now: number): number {
  const step = (termDays(product) / product.instalments) * DAY;
  const later = Math.floor((dueAt - startOfDay(now)) / step);
  return dueAt - Math.min(Math.max(later, 0), product.instalments - 1) * step;
}

/** Midnight in Mexico City. */
export const startOfDay = (time: number) => Math.floor((time - 6 * 3_600_000) / DAY) * DAY + 6 * 3_600_000;

/** The statuses of an order that is not overdue. */
export const DUE_LATER = [170, 174];
export const OVERDUE = 180;
export const SETTLED = 200;
export const REPAYABLE = [...DUE_LATER, OVERDUE];

export const isRepayable = (order: Order) => REPAYABLE.includes(order.status);

/** The sandbox's clock. A test can set it ahead instead of waiting for something to expire. */
export class Clock {
  /** Milliseconds, counted from the real time. */
  ahead = 0;

  /** Epoch milliseconds. */
  now(): number {
    return Date.now() + this.ahead;
  }
}

/** The time of the sandbox, and by how much it is ahead of the phone's. */
export type Time = Pick<Call, 'now' | 'ahead'>;

/** The status of an order: one whose due day has passed because the clock was set ahead is overdue. */
const statusAt = (order: Order, { now, ahead }: Time) =>
  ahead > 0 && isRepayable(order) && order.dueAt < startOfDay(now) ? OVERDUE : order.status;

/** The order with its status of now, due when its next payment is. */
export const orderNow = (order: Order, product: Product, time: Time): Order => ({
  ...order,
  status: statusAt(order, time),
  dueAt: nextDueAt(order, product, time.now),
});

/** `orderNow` as a phone shows it that keeps the real time: its dates are as much earlier as the clock is ahead. */
export function orderOnPhone(order: Order, product: Product, time: Time): Order {
  const { createdAt, dueAt, ...now } = orderNow(order, product, time);
  return { ...now, createdAt: createdAt - time.ahead, dueAt: dueAt - time.ahead };
}

export const isExtendable = (order: Order) =>
  (order.status === 174 || order.status === OVERDUE) && order.extensions < MAX_EXTENSIONS;

export const extensionFee = (order: Order) => Math.round(order.amount * EXTENSION_RATE);

/** The date formats that the contract allows. The sandbox uses each in turn, so that the app is tested with all of them. */
export const dateForms = {
  milliseconds: (time: number) => time,
  seconds: (time: number) => Math.floor(time / 1000),
  iso: (time: number) => new Date(time).toISOString(),
  /** Local time in Mexico City, as the lender's systems write it. */
  plain: (time: number) => new Date(time - 6 * 3_600_000).toISOString().slice(0, 19).replace('T', ' '),
};

/** The day in Mexico City. */
export const dayOf = (time: number) => dateForms.plain(time).slice(0, 10);

export function variedDate(time: number, index: number): number | string {
  const forms = [dateForms.seconds, dateForms.iso, dateForms.plain, dateForms.milliseconds];
  return (forms[index % forms.length] ?? dateForms.milliseconds)(time);
}
