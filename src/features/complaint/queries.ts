/** The reads of complaints, and the schemas of their answers (contract, section 5: complaint start, list, detail, image upload). */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import * as v from 'valibot';
import { code, date, flag, line, listOf, MAX_ENTRIES, MAX_GROUPS, record, text } from '../../api/decode';
import { readQuery } from '../../api/read-query';
import { firstRead } from '../../api/request';
import { safeImage } from '../../platform/urls';
import { screens } from '../../screens';

const options = v.pipe(
  listOf(record({ title: text, value: text })),
  // An option without a value cannot be sent, so it is omitted.
  v.transform((list) =>
    list.flatMap(({ title, value }) => (value === undefined ? [] : [{ title: title ?? value, value }])),
  ),
);
/** `value` is sent to the server, `title` is shown. */
export type Option = v.InferOutput<typeof options>[number];

const order = v.pipe(
  record({ orderNo: text, productLogo: text, productName: text, status: text, list: listOf(line), isShow: flag }),
  v.transform(({ orderNo, productLogo, productName, status, list, isShow }) => ({
    orderNo,
    product: { name: productName, logo: productLogo },
    status,
    lines: list,
    /** Whether the order allows complaints about collection. */
    allowsCollection: isShow,
  })),
);
export type ComplaintOrder = v.InferOutput<typeof order>;

export const complaintStart = v.pipe(
  record({ problemType: options, problemSonType: options, orderDetail: order, orderList: listOf(order) }),
  v.transform((wire) => ({
    types: wire.problemType,
    subTypes: wire.problemSonType,
    orders: allOrders(wire.orderDetail, wire.orderList),
  })),
);
export type ComplaintStart = v.InferOutput<typeof complaintStart>;

/** All orders, with the index of the preselected one. If the list does not contain that order, it is added. */
function allOrders(first: ComplaintOrder, list: readonly ComplaintOrder[]): { list: ComplaintOrder[]; first: number } {
  const hasFirst = first.orderNo !== undefined || first.product.name !== undefined || first.lines.length > 0;
  if (!hasFirst) return { list: [...list], first: 0 };
  const index = list.findIndex(({ orderNo }) => orderNo !== undefined && orderNo === first.orderNo);
  if (index < 0) return { list: [first, ...list], first: 0 };
  // The order's own record may have more fields than the list's.
  return { list: list.map((each, at) => (at === index ? first : each)), first: index };
}

const item = record({ id: text, time: date, type: text, content: text });
export type ComplaintItem = v.InferOutput<typeof item>;

/** More than any borrower has; the rows are a virtual list. */
export const MAX_COMPLAINTS = 20_000;

export const complaintList = v.pipe(
  record({ tabs: listOf(record({ title: text, list: listOf(item, MAX_COMPLAINTS) }), MAX_GROUPS) }),
  v.transform(({ tabs }) => tabs.map(({ title, list }) => ({ title, items: list }))),
);
export type ComplaintTab = v.InferOutput<typeof complaintList>[number];

/**
 * Image addresses from a string that joins them by commas.
 * The commas inside `data:` addresses stay: there is one after the media type, and more if the data is not base64.
 */
export function splitImages(value: string): string[] {
  // The parts of an address are joined once, at the end, so that many commas take no more time than other characters.
  const addresses: string[][] = [];
  for (const part of value.split(',')) {
    const last = addresses[addresses.length - 1];
    if (last !== undefined && continuesData(last, part)) last.push(part);
    else addresses.push([part.trim()]);
  }
  return addresses.map((parts) => parts.join(',').trim()).filter((address) => address !== '');
}

/** @param parts of an address, split at its commas. */
function continuesData({ 0: head = '', length }: readonly string[], next: string): boolean {
  if (!/^data:/i.test(head)) return false;
  // Base64 has no comma. Other data continues until the next address starts.
  return length === 1 || (!/;base64$/i.test(head) && !/^\s*(https?:|data:|\/\/)/i.test(next));
}

/** A list of addresses, or a string of addresses joined by commas. */
const images = v.pipe(
  v.unknown(),
  v.transform((value): string[] => {
    if (typeof value === 'string') return splitImages(value).slice(0, MAX_ENTRIES);
    // An entry of a list is one address, even if it contains commas.
    const list: unknown[] = Array.isArray(value) ? value.slice(0, MAX_ENTRIES) : [];
    return list.flatMap((entry) => (typeof entry === 'string' && entry.trim() !== '' ? [entry.trim()] : []));
  }),
);

/** True unless absent, empty, false or zero. */
const nonZero = v.pipe(
  v.unknown(),
  v.transform((value): boolean => {
    const written = v.parse(text, value === true ? 1 : value);
    return written !== undefined && v.parse(code, written) !== 0;
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
    isNeedScore: nonZero,
  }),
  v.transform((wire) => ({
    type: wire.type,
    subType: wire.sonType,
    number: wire.problemId,
    content: wire.content,
    images: wire.images,
    reply: { text: wire.disposeDetail, images: wire.disposeImages },
    asksRating: wire.isNeedScore,
  })),
);
export type Complaint = v.InferOutput<typeof complaintDetail>;

/** Whether the reply has a text, or an image that can be shown. */
export const isAnswered = ({ reply }: Pick<Complaint, 'reply'>): boolean =>
  reply.text !== undefined || reply.images.some((image) => safeImage(image) !== undefined);

export const uploadedPhoto = v.pipe(
  record({ url: text }),
  v.transform(({ url }) => url),
);

export const complaintStartQuery = (own: { orderId: string | undefined }) =>
  readQuery(firstRead(screens.complaint.read, own), complaintStart);

/** Any cached answer of the start call; the titles are the same for every order. */
export function knownStart(client: QueryClient): ComplaintStart | undefined {
  const cached = client.getQueriesData<ComplaintStart>({ queryKey: [screens.complaint.read.path] });
  return cached.map(([, start]) => start).find((start) => start !== undefined);
}

export const complaintListQuery = () => readQuery(firstRead(screens.complaintList.read, {}), complaintList);

const NONE: readonly ComplaintTab[] = [];

/** ms for which another screen than the list takes what it says for current. */
const LIST_IS_CURRENT = 60_000;

/** The list on another screen than its own: loaded after the screen has shown its content. A failure is not shown. */
export function useListLater(): readonly ComplaintTab[] {
  const [isShown, setShown] = useState(false);
  useEffect(() => setShown(true), []);
  const { data = NONE } = useQuery({
    ...complaintListQuery(),
    enabled: isShown,
    staleTime: LIST_IS_CURRENT,
    meta: { quiet: true },
  });
  return data;
}

export const complaintDetailQuery = (own: { problemId: string | undefined }) =>
  readQuery(firstRead(screens.complaintDetail.read, own), complaintDetail);

/** The complaints whose details are cached, by the number in the request. */
export function knownDetails(client: QueryClient): { number: string; isAnswered: boolean }[] {
  const cached = client.getQueriesData<Complaint>({ queryKey: [screens.complaintDetail.read.path] });
  return cached.flatMap(([[, query], detail]) => {
    const { problemId: number } = query as { problemId?: string };
    return number !== undefined && detail !== undefined ? [{ number, isAnswered: isAnswered(detail) }] : [];
  });
}
