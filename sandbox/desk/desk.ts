/** The support desk at /desk: pages for answering complaints and for the actions of a store and the lender. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import { trimTrailingSlash } from 'hono/trailing-slash';
import * as v from 'valibot';
import type { SandboxContext } from '../api-handler.ts';
import { addNote, answerComplaint, findComplaint, type Key, startReview } from '../complaints.ts';
import { CODES, Refusal } from '../envelope.ts';
import { checkImage, refuseTooMany, saveImage } from '../images.ts';
import { setOrderStatus } from '../orders.ts';
import { pageHeaders, sameSiteWrites } from '../same-site.ts';
import { payVoucher } from '../vouchers.ts';
import { orderOf } from './borrower-parts.ts';
import { addressOf, complaintList, filterOf, keyOf, nextOpen } from './complaint-list.ts';
import { complaintPage, type Drafts, NO_DRAFTS, type Task, taskOf } from './complaint-page.ts';
import { type PageContext, page } from './layout.ts';
import { messageList, reportList } from './menu-pages.ts';
import { dueText, orderList } from './order-list.ts';
import { authorOf, backOf, contextOf, photosIn, readForm, textIn, wordsOf } from './requests.ts';
import { voucherList } from './voucher-list.ts';
import { statusName } from './words.ts';

const read = (file: string | URL) => readFileSync(file, 'utf8');
const require = createRequire(import.meta.url);
const PICO = require.resolve('@picocss/pico/css/pico.min.css');
/** In a layer, so that each rule of the desk overrides Pico's. */
const STYLE = `@layer pico {${read(PICO)}}\n${read(new URL('./desk.css', import.meta.url))}`;
const SCRIPT = read(new URL('./desk.js', import.meta.url));

export function desk(sandbox: SandboxContext): Hono {
  const { db, clock, reports } = sandbox;
  const app = new Hono();
  const contextIn = (c: Context) => contextOf(c, sandbox);
  app.use(pageHeaders, sameSiteWrites, trimTrailingSlash());
  app.onError((error, c) => {
    if (!(error instanceof Refusal)) throw error;
    const context = contextIn(c);
    const { say } = context;
    const isMissing = error.status === 404;
    const title = isMissing ? say('Not found', 'No se encontró') : say('Not saved', 'No se guardó');
    const notice = { tone: 'late', text: error.messageIn(say) } as const;
    return c.html(page(context, '/desk', html``, { title, notice }), isMissing ? 404 : 400);
  });

  app.get('/desk.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/desk.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  app.get('/', async (c) => c.html(await complaintList(contextIn(c))));

  app.get('/next', async (c) => {
    const context = contextIn(c);
    const next = await nextOpen(context);
    return c.redirect(addressOf(next ? '/desk/complaint' : '/desk', filterOf(context.query), next), 303);
  });

  app.get('/complaint', (c) => {
    const { done, before, beforeBorrower } = c.req.query();
    return complaintResponse(c, contextIn(c), {
      done: taskOf(done),
      before: before && beforeBorrower ? { borrowerId: beforeBorrower, id: before } : undefined,
    });
  });

  app.post('/complaint', async (c) => {
    let context = contextIn(c);
    const key = keyOf(context.query);
    let drafts = NO_DRAFTS;
    let photos: FormDataEntryValue[] = [];
    try {
      const form = await readForm(c);
      drafts = { author: textIn(form, 'author'), reply: textIn(form, 'content'), note: textIn(form, 'note') };
      photos = photosIn(form);
      context = { ...context, author: authorOf(drafts.author, context.author, c) };
      const task = taskOf(textIn(form, 'task')) ?? 'send';
      if ((await findComplaint(db, key)) === undefined) throw missing();
      await tasks[task]({ key, context, drafts, seen: Number(textIn(form, 'seen')), photos });
      const isReply = task === 'send' || task === 'next';
      const left = { ...drafts, ...(isReply && { reply: '' }), ...(task === 'note' && { note: '' }) };
      const hasLostPhotos = !isReply && photos.length > 0;
      // Nothing is lost: an unsaved text stays on its page.
      const isSaved = `${left.reply}${left.note}`.trim() === '' && !hasLostPhotos;
      const next = task === 'next' && isSaved ? await nextOpen(context) : undefined;
      const done = task === 'next' && next === undefined ? 'send' : task;
      if (!isSaved) return complaintResponse(c, context, { done, drafts: left, hasLostPhotos });
      const said = new URLSearchParams({ ...(next && { before: key.id, beforeBorrower: key.borrowerId }), done });
      return c.redirect(`${addressOf('/desk/complaint', filterOf(context.query), next ?? key)}&${said}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const status = error.code === CODES.notAllowed ? 409 : 400;
      return complaintResponse(
        c,
        context,
        { drafts, refusal: error.messageIn(context.say), hasLostPhotos: photos.length > 0 },
        status,
      );
    }
  });

  async function complaintResponse(
    c: Context,
    context: PageContext,
    result: Parameters<typeof complaintPage>[1],
    status: 200 | 400 | 409 = 200,
  ) {
    const content = await complaintPage(context, result);
    if (content === undefined) throw missing();
    return c.html(content, status);
  }

  // The address of a refused form, opened again.
  app.get('/name', (c) => c.redirect(backOf(c), 303));
  app.post('/name', async (c) => {
    authorOf(textIn(await readForm(c), 'author'), '', c);
    return c.redirect(backOf(c), 303);
  });

  app.get('/messages', async (c) => c.html(await messageList(contextIn(c))));

  app.get('/reports', (c) => c.html(reportList(contextIn(c), reports)));

  app.get('/vouchers', async (c) => c.html(await voucherList(contextIn(c))));
  app.post('/vouchers', async (c) => {
    const context = contextIn(c);
    const { say } = context;
    const vCode = textIn(await readForm(c), 'vCode');
    const payment = await payVoucher(db, vCode, clock.now());
    if (typeof payment === 'string') {
      const unchanged = say('nothing was changed.', 'no se cambió nada.');
      const text = `${say(`The voucher is ${payment}`, `El código de pago ${UNPAID_REASONS[payment]}`)}; ${unchanged}`;
      return c.html(await voucherList(context, { tone: 'late', text }), 409);
    }
    const text = say(`Voucher ${vCode} is paid.`, `El código de pago ${vCode} está pagado.`);
    return c.html(await voucherList(context, { tone: 'done', text }));
  });

  app.get('/orders', async (c) => c.html(await orderList(contextIn(c))));
  app.post('/orders', async (c) => {
    const context = contextIn(c);
    const { say } = context;
    const form = await readForm(c);
    const status = v.safeParse(statusText, textIn(form, 'status'));
    const key = { borrowerId: textIn(form, 'borrower'), id: textIn(form, 'order') };
    const order = status.success ? await setOrderStatus(db, { ...key, status: status.output }, clock.now()) : undefined;
    if (order === undefined) {
      throw new Refusal(CODES.badInput, 'There is no such order or status.', 'No existe ese préstamo o estado.');
    }
    const name = statusName(order, say);
    const changed = say(`Order ${order.id} is ${name} now`, `El préstamo ${order.id} ahora está en ${name}`);
    const about = await orderOf(context, { borrowerId: order.borrowerId, orderId: order.id });
    const text = `${[changed, dueText(about?.order, say)].filter(Boolean).join(', ')}.`;
    return c.html(await orderList(context, { tone: 'done', text }));
  });

  app.all('*', () => {
    throw new Refusal(CODES.unknownPath, 'There is no such page.', 'No existe esa página.', 404);
  });

  const tasks: Record<Task, (work: Work) => Promise<void>> = {
    send: sendReply,
    next: sendReply,
    note: async ({ key, context: { author }, drafts }) => {
      await addNote(db, key, { author, content: wordsOf(drafts.note) }, clock.now());
    },
    review: async ({ key, context: { author } }) => {
      if (await startReview(db, key, author, false)) return;
      throw new Refusal(
        CODES.notAllowed,
        'A colleague started this review meanwhile.',
        'Mientras tanto, alguien más empezó esta revisión.',
      );
    },
    take: async ({ key, context }) => {
      await startReview(db, key, context.author, true);
    },
  };

  async function sendReply({ key, context: { author }, drafts, seen, photos }: Work): Promise<void> {
    const content = wordsOf(drafts.reply);
    const found = await findComplaint(db, key);
    const number = seen + 1;
    const reply = { number, content, images: await saveAll(photos), author };
    if (found?.replies.length === seen && (await answerComplaint(db, key, reply, clock.now()))) return;
    // The same reply again is a form that was sent twice, for example by a double click.
    const latest = await findComplaint(db, key);
    if (latest?.replies.find((each) => each.number === number)?.content === content) return;
    throw new Refusal(
      CODES.notAllowed,
      'Somebody else answered this complaint meanwhile. Your text was not sent and stands below: read the new reply, then change it or send it.',
      'Otra persona respondió esta queja mientras tanto. Tu texto no se envió y está abajo: lee la nueva respuesta y luego cámbialo o envíalo.',
    );
  }

  async function saveAll(photos: Work['photos']): Promise<string[]> {
    refuseTooMany(photos.length);
    for (const file of photos) await checkImage(file);
    const addresses: string[] = [];
    for (const file of photos) addresses.push(await saveImage(db, file, null, clock.now()));
    return addresses;
  }

  return app;
}

interface Work {
  key: Key;
  context: PageContext;
  drafts: Drafts;
  /** How many replies the page showed. */
  seen: number;
  photos: FormDataEntryValue[];
}

const statusText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** In Spanish. */
const UNPAID_REASONS = { unknown: 'no existe', 'already paid': 'ya está pagado', 'not payable': 'no se puede pagar' };

const missing = () => new Refusal(CODES.notFound, 'There is no such complaint.', 'No existe esa queja.', 404);
