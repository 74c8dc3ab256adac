/** The support desk at /desk: pages for answering complaints and for the actions of a store and the lender. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import * as v from 'valibot';
import type { SandboxContext } from '../began.ts';
import { addNote, answerComplaint, findComplaint, startReview, takeReview } from '../complaints.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { checkImage, MAX_IMAGES, saveImage } from '../images.ts';
import { setOrderStatus } from '../orders.ts';
import { pageHeaders, sameSiteWrites } from '../same-site.ts';
import type { Order } from '../schema.ts';
import { payVoucher } from '../vouchers.ts';
import { addressOf, complaintList, type Key, nextOpen } from './complaint-list.ts';
import { complaintPage, type Drafts, NO_DRAFTS, type Task, taskOf } from './complaint-page.ts';
import { type Notice, page, pageNumber, type Reader } from './layout.ts';
import { messageList, reportList } from './menu-pages.ts';
import { dueText, orderList, orderStateOf } from './order-list.ts';
import {
  authorOf,
  backOf,
  filterOf,
  keyOf,
  photosIn,
  readerOf,
  readForm,
  saveLanguage,
  textIn,
  wantedOf,
  wordsOf,
} from './requests.ts';
import { voucherList } from './voucher-list.ts';
import { statusName } from './words.ts';

const read = (file: string | URL) => readFileSync(file, 'utf8');
const PICO = createRequire(import.meta.url).resolve('@picocss/pico/css/pico.min.css');
/** In a layer, so that each rule of the desk overrides Pico's. */
const STYLE = `@layer pico {${read(PICO)}}\n${read(new URL('./desk.css', import.meta.url))}`;
const SCRIPT = read(new URL('./desk.js', import.meta.url));

export function desk({ db, clock, reports }: SandboxContext): Hono {
  const app = new Hono();
  const time = () => ({ now: clock.now(), ahead: clock.ahead });
  app.use(pageHeaders, sameSiteWrites);
  app.use(async (c, next) => {
    saveLanguage(c);
    await next();
  });

  app.get('/desk.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/desk.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  app.get('/', async (c) =>
    c.html(await complaintList(db, readerOf(c), filterOf(c), pageNumber(c.req.query('page')), clock.now())),
  );

  app.get('/next', async (c) => {
    const filter = filterOf(c);
    const next = await nextOpen(db, filter, keyOf(c), readerOf(c).author);
    return c.redirect(
      next === undefined ? addressOf('/desk', filter) : addressOf('/desk/complaint', filter, next),
      303,
    );
  });

  app.get('/complaint', (c) => {
    const { done, before, beforeBorrower } = c.req.query();
    return complaintResponse(c, readerOf(c), {
      done: taskOf(done),
      before: before && beforeBorrower ? { borrowerId: beforeBorrower, id: before } : undefined,
    });
  });

  app.post('/complaint', async (c) => {
    const key = keyOf(c);
    let reader = readerOf(c);
    let drafts = NO_DRAFTS;
    let photos: FormDataEntryValue[] = [];
    try {
      const form = await readForm(c);
      drafts = { author: textIn(form, 'author'), reply: textIn(form, 'content'), note: textIn(form, 'note') };
      photos = photosIn(form);
      reader = { ...reader, author: authorOf(drafts.author, reader, c) };
      const task = taskOf(textIn(form, 'task')) ?? 'send';
      if ((await findComplaint(db, key.borrowerId, key.id)) === undefined) throw missing(reader.say);
      await tasks[task]({ key, reader, drafts, seen: Number(textIn(form, 'seen')), photos });
      const isReply = task === 'send' || task === 'next';
      const left = { ...drafts, ...(isReply && { reply: '' }), ...(task === 'note' && { note: '' }) };
      const hasLostPhotos = !isReply && photos.length > 0;
      // Nothing is lost: an unsaved text stays on its page.
      const isSaved = `${left.reply}${left.note}`.trim() === '' && !hasLostPhotos;
      const next = task === 'next' && isSaved ? await nextOpen(db, filterOf(c), key, reader.author) : undefined;
      const done = task === 'next' && next === undefined ? 'send' : task;
      if (!isSaved) return complaintResponse(c, reader, { done, drafts: left, hasLostPhotos });
      const said = new URLSearchParams({ ...(next && { before: key.id, beforeBorrower: key.borrowerId }), done });
      return c.redirect(`${addressOf('/desk/complaint', filterOf(c), next ?? key)}&${said}`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const status = error.code === CODES.notAllowed ? 409 : 400;
      return complaintResponse(c, reader, { drafts, refusal: error.message, hasLostPhotos: photos.length > 0 }, status);
    }
  });

  async function complaintResponse(
    c: Context,
    reader: Reader,
    result: Parameters<typeof complaintPage>[5],
    status: 200 | 400 | 409 = 200,
  ) {
    const content = await complaintPage(db, reader, filterOf(c), keyOf(c), time(), result);
    return content === undefined ? gone(c, missing(reader.say).message) : c.html(content, status);
  }

  // The address of a refused form, opened again.
  app.get('/name', (c) => c.redirect(backOf(c), 303));
  app.post('/name', async (c) => {
    try {
      authorOf(textIn(await readForm(c), 'author'), { ...readerOf(c), author: '' }, c);
      return c.redirect(backOf(c), 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return failure(c, 400, readerOf(c).say('Not saved', 'No se guardó'), error.message);
    }
  });

  app.get('/messages', async (c) => c.html(await messageList(db, readerOf(c), wantedOf(c).q)));

  app.get('/reports', (c) => c.html(reportList(readerOf(c), reports.list())));

  app.get('/vouchers', async (c) => c.html(await voucherList(db, readerOf(c), wantedOf(c))));
  app.post('/vouchers', async (c) => {
    const vCode = textIn(await readForm(c).catch(() => new FormData()), 'vCode');
    const payment = await payVoucher(db, vCode, clock.now());
    const reader = readerOf(c);
    const done = typeof payment !== 'string';
    const notice = done
      ? good(reader.say(`Voucher ${vCode} is paid.`, `El código de pago ${vCode} está pagado.`))
      : bad(
          reader.say(
            `The voucher is ${payment}, nothing was changed.`,
            `El código de pago ${UNPAID_REASONS[payment]}; no se cambió nada.`,
          ),
        );
    return c.html(await voucherList(db, reader, wantedOf(c), notice), done ? 200 : 409);
  });

  const ordersWanted = (c: Context) => ({ ...wantedOf(c), state: orderStateOf(c.req.query('state')) });
  app.get('/orders', async (c) => c.html(await orderList(db, readerOf(c), ordersWanted(c), time())));
  app.post('/orders', async (c) => {
    const form = await readForm(c).catch(() => new FormData());
    const status = v.safeParse(statusText, textIn(form, 'status'));
    const key = { borrowerId: textIn(form, 'borrower'), id: textIn(form, 'order') };
    const order = status.success ? await setOrderStatus(db, { ...key, status: status.output }, clock.now()) : undefined;
    const reader = readerOf(c);
    const notice = statusNotice(reader, order);
    return c.html(await orderList(db, reader, ordersWanted(c), time(), notice), order === undefined ? 400 : 200);
  });

  app.all('*', (c) => gone(c, readerOf(c).say('There is no such page.', 'No existe esa página.')));

  /** What the buttons of a complaint's page do. */
  const tasks: Record<Task, (work: Work) => Promise<void>> = {
    send: sendReply,
    next: sendReply,
    note: async ({ key, reader, drafts }) => {
      const content = wordsOf(drafts.note, reader.say);
      await addNote(db, key, { author: reader.author, content }, clock.now());
    },
    review: async ({ key, reader: { author, say } }) => {
      if (await startReview(db, key, author)) return;
      throw new Refusal(
        CODES.notAllowed,
        say('A colleague started this review meanwhile.', 'Mientras tanto, alguien más empezó esta revisión.'),
      );
    },
    take: ({ key, reader }) => takeReview(db, key, reader.author),
  };

  async function sendReply({ key, reader: { author, say }, drafts, seen, photos }: Work): Promise<void> {
    const content = wordsOf(drafts.reply, say);
    const found = await findComplaint(db, key.borrowerId, key.id);
    const number = seen + 1;
    const reply = { number, content, images: await saveAll(photos, say), author };
    if (found?.replies.length === seen && (await answerComplaint(db, key, reply, clock.now()))) return;
    // The same reply again is a form that was sent twice, for example by a double click.
    const latest = await findComplaint(db, key.borrowerId, key.id);
    if (latest?.replies.find((each) => each.number === number)?.content === content) return;
    throw new Refusal(
      CODES.notAllowed,
      say(
        'Somebody else answered this complaint meanwhile. Your text was not sent and stands below: read the new reply, then change it or send it.',
        'Otra persona respondió esta queja mientras tanto. Tu texto no se envió y está abajo: lee la nueva respuesta y luego cámbialo o envíalo.',
      ),
    );
  }

  async function saveAll(photos: Work['photos'], say: Say): Promise<string[]> {
    if (photos.length > MAX_IMAGES) {
      throw new Refusal(CODES.badInput, say('At most 9 photos can be sent.', 'Se pueden enviar hasta 9 fotos.'));
    }
    for (const file of photos) await checkImage(file, say);
    const addresses: string[] = [];
    for (const file of photos) addresses.push(await saveImage(db, file, null, say, clock.now()));
    return addresses;
  }

  return app;
}

/** What the form of a complaint's page contains. */
interface Work {
  key: Key;
  reader: Reader;
  drafts: Drafts;
  /** How many replies the page showed. */
  seen: number;
  photos: FormDataEntryValue[];
}

const statusText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** In Spanish. */
const UNPAID_REASONS = { unknown: 'no existe', 'already paid': 'ya está pagado', 'not payable': 'no se puede pagar' };

const good = (text: string): Notice => ({ tone: 'done', text });
const bad = (text: string): Notice => ({ tone: 'late', text });

function statusNotice({ say }: Reader, order: Order | undefined): Notice {
  if (order === undefined) return bad(say('There is no such order or status.', 'No existe ese préstamo o estado.'));
  const name = statusName(order, say);
  const texts = [
    say(`Order ${order.id} is ${name} now`, `El préstamo ${order.id} ahora está en ${name}`),
    dueText(order, say),
  ];
  return good(`${texts.filter(Boolean).join(', ')}.`);
}

const gone = (c: Context, text: string) => failure(c, 404, readerOf(c).say('Not found', 'No se encontró'), text);

const failure = (c: Context, status: 400 | 404, title: string, text: string) =>
  c.html(page(readerOf(c), '/desk', html``, { title, notice: bad(text) }), status);

const missing = (say: Say) => new Refusal(CODES.notFound, say('There is no such complaint.', 'No existe esa queja.'));
