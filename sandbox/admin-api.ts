/** The admin API under /sandbox: faults, the call log, the state, and the actions of a store or the lender. */
import { eq } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxContext } from './api-handler.ts';
import { answerComplaint, findComplaint, seedComplaints } from './complaints.ts';
import { ENDPOINTS } from './endpoints/all.ts';
import { CODES, good, Refusal } from './envelope.ts';
import { faultSchema } from './faults.ts';
import { DAY } from './loan.ts';
import { identify } from './lookup.ts';
import { changeOrder, setOrderStatus } from './orders.ts';
import { findRepayment } from './repayments.ts';
import { MAX_REPORTS, reportSchema } from './reports.ts';
import { readBytes } from './request.ts';
import { noForeignWrites } from './same-site.ts';
import {
  bankCards,
  borrowers,
  captchas,
  channels,
  complaints,
  orders,
  registrations,
  repayments,
  replies,
  visits,
  vouchers,
} from './schema.ts';
import { DEFAULT_BORROWER, resetDatabase } from './seed.ts';
import { latestCode } from './sms.ts';
import { checkCode, payVoucher } from './vouchers.ts';

const integer = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));
const userId = v.optional(v.string(), DEFAULT_BORROWER.id);

const statusSchema = v.object({ status: integer(0, 999), userId });

const termsSchema = v.object({
  penalty: v.optional(integer(0, Number.MAX_SAFE_INTEGER)),
  hasNewCodes: v.optional(v.boolean(), false),
  userId,
});

const countSchema = v.object({ count: integer(1, 20_000), userId });

const answerSchema = v.object({
  content: v.pipe(v.string(), v.minLength(1)),
  images: v.optional(v.array(v.string()), []),
  userId,
});

const clockSchema = v.object({ ahead: integer(0, 366 * DAY) });

export function adminApi({ db, faults, calls, clock, answers, reports, ...address }: SandboxContext): Hono {
  const app = new Hono();
  app.use(noForeignWrites(address));

  app.get('/faults', (c) => c.json(faults.list()));
  app.post('/faults', async (c) => {
    const body = await bodyOf(c);
    faults.add(check(v.array(faultSchema), Array.isArray(body) ? body : [body]));
    return c.json(good({}));
  });
  app.delete('/faults', (c) => {
    faults.clear();
    return c.json(good({}));
  });

  app.get('/reports', (c) => c.json(reports));
  app.post('/reports', async (c) => {
    reports.push({ ...(await read(c, reportSchema)), at: clock.now() });
    if (reports.length > MAX_REPORTS) reports.shift();
    return c.json(good({}));
  });

  app.get('/endpoints', (c) => c.json(ENDPOINTS.map(({ path, methods }) => ({ path, methods }))));

  app.get('/calls', (c) => c.json(calls.list()));
  app.delete('/calls', (c) => {
    calls.clear();
    return c.json(good({}));
  });

  app.get('/state', async (c) =>
    c.json({
      borrowers: await db.select({ id: borrowers.id, score: borrowers.score }).from(borrowers),
      orders: await db.query.orders.findMany({ orderBy: [orders.borrowerId, orders.id] }),
      vouchers: await db.query.vouchers.findMany({ orderBy: [vouchers.orderId, vouchers.vCode] }),
      complaints: await db.query.complaints.findMany({ orderBy: [complaints.borrowerId, complaints.id] }),
      bankCards: await db.query.bankCards.findMany({ orderBy: [bankCards.borrowerId, bankCards.id] }),
      repayments: await db.query.repayments.findMany({ orderBy: repayments.createdAt }),
      registrations: await db.query.registrations.findMany({ orderBy: registrations.phone }),
      visits: await db.query.visits.findMany({ orderBy: visits.id }),
      replies: await db.query.replies.findMany({ orderBy: [replies.borrowerId, replies.complaintId, replies.number] }),
    }),
  );

  app.get('/vouchers/:vCode', async (c) => {
    const found = await checkCode(db, c.req.param('vCode'));
    return c.json({ isPayable: typeof found !== 'string' });
  });

  app.post('/vouchers/:vCode/pay', async (c) => {
    const payment = await payVoucher(db, c.req.param('vCode'), clock.now());
    if (typeof payment !== 'string') return c.json(good(payment));
    return refuse(c, `The voucher is ${payment}`, payment === 'unknown' ? 404 : 409);
  });

  app.post('/orders/:orderId/status', async (c) => {
    const { userId: borrowerId, status } = await read(c, statusSchema);
    const changed = await setOrderStatus(db, { borrowerId, id: c.req.param('orderId'), status }, clock.now());
    return changed === undefined ? refuse(c, 'There is no such order', 404) : c.json(good(changed));
  });

  app.post('/orders/:orderId/terms', async (c) => {
    const { userId: borrowerId, ...change } = await read(c, termsSchema);
    const changed = await changeOrder(db, { borrowerId, id: c.req.param('orderId') }, change);
    return changed === undefined ? refuse(c, 'There is no such order', 404) : c.json(good(changed));
  });

  app.delete('/channels/:payCode', async (c) => {
    await db.delete(channels).where(eq(channels.payCode, c.req.param('payCode')));
    return c.json(good({}));
  });

  app.post('/complaints', async (c) => {
    const request = await read(c, countSchema);
    const { id } = await identify(db, request);
    await seedComplaints(db, id, request.count, clock.now());
    return c.json(good({}));
  });

  app.post('/complaints/:id/answer', async (c) => {
    const { content, images, userId: borrowerId } = await read(c, answerSchema);
    const key = { borrowerId, id: c.req.param('id') };
    const found = await findComplaint(db, key);
    if (found === undefined) return refuse(c, 'There is no such complaint', 404);
    const reply = { number: found.replies.length + 1, content, images, author: null };
    const saved = await answerComplaint(db, key, reply, clock.now());
    return saved ? c.json(good({})) : refuse(c, 'Another answer came meanwhile', 409);
  });

  app.get('/captcha', async (c) => {
    const captcha = await db.query.captchas.findFirst({ where: eq(captchas.sid, c.req.query('sid') ?? '') });
    return captcha === undefined ? refuse(c, 'There is no such session', 404) : c.json({ answer: captcha.answer });
  });

  app.get('/sms', async (c) => {
    const record = c.req.query('repayRecordId');
    const sent =
      record === undefined ? await latestCode(db, c.req.query('phone') ?? '') : await findRepayment(db, record);
    return sent?.code ? c.json({ code: sent.code }) : refuse(c, 'No code was sent there', 404);
  });

  app.get('/clock', (c) => c.json({ ahead: clock.ahead }));
  app.post('/clock', async (c) => {
    clock.ahead = (await read(c, clockSchema)).ahead;
    return c.json(good({}));
  });

  app.post('/reset', async (c) => {
    faults.clear();
    calls.clear();
    answers.clear();
    reports.length = 0;
    clock.ahead = 0;
    await resetDatabase(db);
    return c.json(good({}));
  });

  app.all('*', (c) => refuse(c, 'There is no such endpoint', 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return refuse(c, error.message, error.status === 413 ? 413 : 400);
    throw error;
  });
  return app;
}

async function bodyOf(c: Context): Promise<unknown> {
  const bytes = await readBytes(c.req.raw);
  if (bytes === undefined) throw new Refusal(CODES.tooLarge, 'The body is too large', undefined, 413);
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return undefined;
  }
}

const read = async <Output>(c: Context, schema: v.GenericSchema<unknown, Output>) => check(schema, await bodyOf(c));

function check<Output>(schema: v.GenericSchema<unknown, Output>, value: unknown): Output {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  throw new Refusal(CODES.badInput, v.summarize(result.issues));
}

const refuse = (c: Context, message: string, status: 400 | 404 | 409 | 413 = 400) =>
  c.json({ code: CODES.badInput, message }, status);
