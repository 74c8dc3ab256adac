/** What a complaint can be about: types, and the borrower's orders. */
import * as v from 'valibot';
import { at, flag, line, listOf, optional, record, text } from '../api/decode.ts';
import type { AnswerOf, Call, CallDocument } from './call.ts';

const options = v.pipe(
  listOf(record({ title: text, value: text })),
  // An option without a value cannot be sent, so it is omitted.
  v.transform((list) =>
    list.flatMap(({ title, value }) => (value === undefined ? [] : [{ title: title ?? value, value }])),
  ),
);
/** `value` is sent to the server, `title` is shown. */
export type Option = v.InferOutput<typeof options>[number];

const order = record({
  orderNo: text,
  product: { name: at(text, 'productName'), logo: at(text, 'productLogo') },
  status: text,
  lines: at(listOf(line), 'list'),
  /** Whether the order allows complaints about collection. */
  allowsCollection: at(optional(flag), 'isShow'),
});
export type ComplaintOrder = v.InferOutput<typeof order>;

export const complaintStart = {
  path: '/user-problem/problem-init',
  query: { orderId: optional(text) },
  answer: v.pipe(
    record({
      types: at(options, 'problemType'),
      subTypes: at(options, 'problemSonType'),
      first: at(order, 'orderDetail'),
      list: at(listOf(order), 'orderList'),
    }),
    v.transform(({ first, list, ...types }) => ({ ...types, orders: allOrders(first, list) })),
  ),
} satisfies Call;
export type ComplaintStart = AnswerOf<typeof complaintStart>;

/** All orders, the preselected one first. Its own record and the list's may each lack fields. */
function allOrders(first: ComplaintOrder, list: readonly ComplaintOrder[]): readonly ComplaintOrder[] {
  const hasFirst = first.orderNo !== undefined || first.product.name !== undefined || first.lines.length > 0;
  if (!hasFirst) return list;
  const listed = list.find(({ orderNo }) => orderNo !== undefined && orderNo === first.orderNo);
  return [listed ? completed(first, listed) : first, ...list.filter((each) => each !== listed)];
}

const completed = (order: ComplaintOrder, other: ComplaintOrder): ComplaintOrder => ({
  orderNo: order.orderNo,
  product: {
    name: order.product.name ?? other.product.name,
    logo: order.product.logo ?? other.product.logo,
  },
  status: order.status ?? other.status,
  lines: order.lines.length > 0 ? order.lines : other.lines,
  allowsCollection: order.allowsCollection ?? other.allowsCollection,
});

const EXAMPLE_ORDER = {
  orderNo: '1000174',
  productLogo: '/pictures/product-azul.svg',
  productName: 'Préstamo Azul',
  status: 'Repayment due soon',
  list: [
    { title: 'Disbursal amount', value: 345600 },
    { title: 'Repayment date', value: '2026-11-26' },
  ],
  isShow: 1,
} as const;

export default {
  title: 'complaint: start',
  call: complaintStart,
  methods: 'GET or POST',
  notes: {
    orderDetail: 'the order that is chosen first',
    isShow: 'whether the order allows complaints about collection',
  },
  example: {
    problemType: [
      { title: 'Collection', value: '1' },
      { title: 'My payment is not reflected', value: '2' },
    ],
    problemSonType: [{ title: 'Too many calls, or at odd hours', value: '12' }],
    orderDetail: EXAMPLE_ORDER,
    orderList: [{ ...EXAMPLE_ORDER, orderNo: '1000180', status: 'Overdue' }, EXAMPLE_ORDER],
  },
} satisfies CallDocument<typeof complaintStart>;
