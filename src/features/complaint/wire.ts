/** The server's words for complaints (contract, section 5: complaint start, list, detail, image upload). */
import * as v from 'valibot';
import { code, date, flag, line, listOf, record, text } from '../../api/decode';
import { splitImages } from './rules';

const choices = v.pipe(
  listOf(record({ title: text, value: text })),
  // A choice without a value can't be sent, so it can't be made.
  v.transform((list) =>
    list.flatMap(({ title, value }) => (value === undefined ? [] : [{ title: title ?? value, value }])),
  ),
);
/** What can be chosen: `value` goes to the server, `title` is read. */
export interface Choice {
  title: string;
  value: string;
}

const order = v.pipe(
  record({ orderNo: text, productLogo: text, productName: text, status: text, list: listOf(line), isShow: flag }),
  v.transform(({ orderNo, productLogo, productName, status, list, isShow }) => ({
    orderNo,
    product: { name: productName, logo: productLogo },
    status,
    lines: list,
    /** Whether collection can be complained about. */
    allowsCollection: isShow,
  })),
);
export type ComplaintOrder = v.InferOutput<typeof order>;

export const complaintStart = v.pipe(
  record({ problemType: choices, problemSonType: choices, orderDetail: order, orderList: listOf(order) }),
  v.transform((wire) => ({
    types: wire.problemType,
    subTypes: wire.problemSonType,
    orders: allOrders(wire.orderDetail, wire.orderList),
  })),
);
export type ComplaintStart = v.InferOutput<typeof complaintStart>;

/** All orders to choose from; the one to start with is marked. A first order that the list lacks heads it. */
function allOrders(first: ComplaintOrder, list: readonly ComplaintOrder[]): { list: ComplaintOrder[]; first: number } {
  const named = first.orderNo !== undefined || first.product.name !== undefined || first.lines.length > 0;
  if (!named) return { list: [...list], first: 0 };
  const index = list.findIndex(({ orderNo }) => orderNo !== undefined && orderNo === first.orderNo);
  if (index < 0) return { list: [first, ...list], first: 0 };
  // Its own record may say more than the list's.
  return { list: list.map((each, place) => (place === index ? first : each)), first: index };
}

const item = record({ id: text, time: date, type: text, content: text });
export type ComplaintItem = v.InferOutput<typeof item>;

export const complaintList = v.pipe(
  record({ tabs: listOf(record({ title: text, list: listOf(item) })) }),
  v.transform(({ tabs }) => tabs.map(({ title, list }) => ({ title, items: list }))),
);
export type ComplaintTab = v.InferOutput<typeof complaintList>[number];

/** A list of addresses, or one text of them joined by commas. */
const images = v.pipe(
  v.unknown(),
  v.transform((value) => splitImages(value)),
);

/** On unless absent, empty, false or a zero in any spelling. */
const needed = v.pipe(
  v.unknown(),
  v.transform((value): boolean => {
    const said = v.parse(text, value === true ? 1 : value);
    return said !== undefined && v.parse(code, said) !== 0;
  }),
);

export const complaintDetail = v.pipe(
  record({
    type: text,
    sonType: text,
    problemId: text,
    content: text,
    images,
    disposeDetail: text,
    disposeImages: images,
    isNeedScore: needed,
  }),
  v.transform((wire) => ({
    type: wire.type,
    subType: wire.sonType,
    number: wire.problemId,
    content: wire.content,
    images: wire.images,
    reply: { text: wire.disposeDetail, images: wire.disposeImages },
    asksScore: wire.isNeedScore,
  })),
);
export type Complaint = v.InferOutput<typeof complaintDetail>;

export const uploadedPhoto = v.pipe(
  record({ url: text }),
  v.transform(({ url }) => url),
);
