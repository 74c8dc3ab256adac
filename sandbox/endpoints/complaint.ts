/** A borrower's complaints: sending one with photos, the list, and a complaint with its replies. */

import { desc, eq } from 'drizzle-orm';
import complaintDetail from '../../src/contract/complaint-detail.ts';
import complaintList from '../../src/contract/complaint-list.ts';
import complaintSave from '../../src/contract/complaint-save.ts';
import complaintStart from '../../src/contract/complaint-start.ts';
import photoCall from '../../src/contract/photo.ts';
import {
  COLLECTION,
  choicesIn,
  findComplaint,
  isCollected,
  openComplaint,
  SUB_TYPES,
  TYPES,
  titleOf,
} from '../complaints.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { CODES, Refusal } from '../envelope.ts';
import { areOwnImages, refuseTooMany, saveImage } from '../images.ts';
import { dayOf, orderOnPhone, totalOf, variedDate } from '../loan.ts';
import { findOrder } from '../lookup.ts';
import { type Complaint, complaints, type Order, orders, type Product, products } from '../schema.ts';
import { amountLabel, statusTexts, totalLabel } from './order.ts';

const MAX_LENGTH = 200;
const init = endpoint(complaintStart, async ({ orderId }, call) => {
  const { db, say, borrower } = call;
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(products, eq(orders.productId, products.id))
    .where(eq(orders.borrowerId, borrower.id))
    .orderBy(desc(orders.createdAt), desc(orders.id));
  const orderList = rows.map((row) => orderOf(orderOnPhone(row.orders, row.products, call), row.products, call));
  return {
    problemType: choicesIn(TYPES, say),
    problemSonType: choicesIn(SUB_TYPES, say),
    // An order of another borrower does not prevent a complaint, since the link may be wrong.
    orderDetail: orderList.find(({ orderNo }) => orderNo === orderId) ?? orderList[0] ?? null,
    orderList,
  };
});

function orderOf(order: Order, product: Product, { say }: Call) {
  return {
    orderNo: order.id,
    productLogo: product.logo,
    productName: product.name,
    status: statusTexts(order, say)[0],
    list: [
      { title: say('Order number', 'Número de préstamo'), value: order.id },
      { title: amountLabel(order, say), value: order.amount },
      { title: totalLabel(order, say), value: totalOf(order) },
      { title: say('Repayment date', 'Fecha de pago'), value: dayOf(order.dueAt) },
    ],
    isShow: isCollected(order.status) ? (1 as const) : (0 as const),
  };
}

const save = endpoint(complaintSave, async ({ problemType: type, problemSonType, text, photos, orderNo }, call) => {
  const { db, say, borrower, now } = call;
  const refuse = (english: string, spanish: string) => new Refusal(CODES.badInput, english, spanish);
  if (!TYPES.some(({ value }) => value === type))
    throw refuse('Please choose a question type', 'Elige un tipo de queja');
  const subType = type === COLLECTION ? problemSonType : null;
  if (subType === undefined) throw refuse('Please choose what happened', 'Elige qué fue lo que pasó');
  if (subType !== null && !SUB_TYPES.some(({ value }) => value === subType)) {
    throw refuse('Please choose what happened from the list', 'Elige de la lista qué fue lo que pasó');
  }
  if (orderNo === undefined) throw refuse('Please choose an order', 'Elige un préstamo');
  const { order } = await findOrder(call, orderNo);
  if (type === COLLECTION && !isCollected(order.status)) {
    throw refuse(
      'The selected order does not support sending collection types',
      'El préstamo elegido no admite quejas de cobranza',
    );
  }
  if (text.trim() === '') {
    throw refuse('Please provide your opinions and suggestions', 'Cuéntanos tus opiniones y sugerencias');
  }
  if (text.length > MAX_LENGTH) {
    throw refuse('The description is longer than 200 characters', 'La descripción pasa de 200 caracteres');
  }
  const images = await imagesOf(photos, call);
  await openComplaint(
    db,
    {
      borrowerId: borrower.id,
      orderId: order.id,
      type,
      subType,
      content: text,
      language: say('1', '2'),
      images,
    },
    now,
  );
  return {};
});

async function imagesOf(joined = '', { db, borrower }: Call): Promise<string[]> {
  const addresses = joined
    .split(',')
    .map((address) => address.trim())
    .filter((address) => address !== '');
  refuseTooMany(addresses.length);
  if (await areOwnImages(db, borrower.id, addresses)) return addresses;
  throw new Refusal(
    CODES.badInput,
    'One of the photos was not uploaded here, please add it again',
    'Una de las fotos no se subió aquí, agrégala de nuevo',
  );
}

const upload = endpoint(photoCall, async ({ file }, { db, borrower, now }) => ({
  url: await saveImage(db, file, borrower.id, now),
}));

type State = 'pending' | 'inReview' | 'answered';

function stateOf({ answeredAt, reviewer }: Complaint): State {
  if (answeredAt !== null) return 'answered';
  return reviewer === null ? 'pending' : 'inReview';
}

const list = endpoint(complaintList, async (_, { db, say, borrower, ahead }) => {
  const rows = await db.query.complaints.findMany({
    where: eq(complaints.borrowerId, borrower.id),
    orderBy: [desc(complaints.createdAt), desc(complaints.id)],
  });
  const items = rows.map((complaint, index) => ({
    state: stateOf(complaint),
    item: {
      id: complaint.id,
      time: variedDate(complaint.createdAt - ahead, index),
      type: titleOf(TYPES, complaint.type, say),
      content: complaint.content,
    },
  }));
  const only = (wanted: State) => items.filter(({ state }) => state === wanted).map(({ item }) => item);
  const inReview = only('inReview');
  return {
    tabs: [
      { title: say('All', 'Todas'), list: items.map(({ item }) => item) },
      { title: say('Pending', 'Pendientes'), list: only('pending') },
      ...(inReview.length > 0 ? [{ title: say('In review', 'En revisión'), list: inReview }] : []),
      { title: say('Answered', 'Respondidas'), list: only('answered') },
    ],
  };
});

const detail = endpoint(complaintDetail, async ({ problemId }, call) => {
  const { db, say, borrower } = call;
  const found = await findComplaint(db, { borrowerId: borrower.id, id: problemId });
  if (found === undefined) {
    throw new Refusal(CODES.notFound, 'Complaint not found', 'No encontramos esa queja');
  }
  const { complaint, replies } = found;
  return {
    type: titleOf(TYPES, complaint.type, say),
    sonType: titleOf(SUB_TYPES, complaint.subType, say),
    problemId: complaint.id,
    content: complaint.content,
    // The contract allows joined text and a list. The sandbox sends both.
    images: complaint.images.join(','),
    disposeDetail: replies.map(({ content }) => content).join('\n\n'),
    disposeImages: replies.flatMap(({ images }) => images),
    isNeedScore: replies.length > 0 && complaint.score === null ? 1 : 0,
  };
});

export const complaint = [init, save, upload, list, detail];
