/** The support desk at /desk: pages for answering complaints and for the actions of a store and the lender. */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { brandStyle } from '../../build/brand-document.ts';
import { brandOf } from '../../theme/brands.ts';
import type { SandboxContext } from '../began.ts';
import { addNote, answerComplaint, findComplaint, startReview } from '../complaints.ts';
import { CODES, Refusal, type Say, sayIn } from '../envelope.ts';
import { checkImage, MAX_IMAGES, saveImage } from '../images.ts';
import { setOrderStatus } from '../orders.ts';
import { pageHeaders, sameSiteWrites } from '../same-site.ts';
import type { Order } from '../schema.ts';
import { payVoucher } from '../vouchers.ts';
import { complaintAddress, complaintList, type Key, nextOpen } from './complaint-list.ts';
import { complaintPage, type Drafts, MAX_AUTHOR_LENGTH, MAX_REPLY_LENGTH } from './complaint-page.ts';
import { type Notice, page, pageNumber, type Reader, statusName, type Wanted } from './layout.ts';
import { messageList } from './message-pages.ts';
import { dueText, orderList, voucherList } from './money-pages.ts';
import { reportList } from './report-pages.ts';

/** The app's colours and base styles, so that the desk matches the app. */
const STYLE = [
  brandStyle(brandOf(undefined).colors),
  ...['../../theme/tokens.css', '../../theme/base.css', './desk.css'].map(read),
].join('\n');
const SCRIPT = read('./desk.js');

function read(file: string): string {
  return readFileSync(new URL(file, import.meta.url), 'utf8');
}

/** Nine photos of maximum size, and the text. */
const MAX_FORM_BYTES = 96 * 1024 * 1024;

const LANGUAGE_COOKIE = 'desk-language';
const AUTHOR_COOKIE = 'desk-author';
const COOKIE = { path: '/desk', httpOnly: true, sameSite: 'Strict', maxAge: 31_536_000 } as const;

/** The language is the last chosen one, else the browser's. */
function readerOf(c: Context): Reader {
  const chosen = c.req.query('language') ?? getCookie(c, LANGUAGE_COOKIE);
  const language = chosen ?? (/^es\b/i.test(c.req.header('accept-language') ?? '') ? '2' : '1');
  const say = sayIn(language);
  const query = new URLSearchParams({ ...c.req.query(), language: say('2', '1') });
  return { say, author: getCookie(c, AUTHOR_COOKIE) ?? '', otherLanguage: `${c.req.path}?${query}` };
}

export function desk({ db, clock, reports }: SandboxContext): Hono {
  const app = new Hono();
  const time = () => ({ now: clock.now(), ahead: clock.ahead });
  app.use(pageHeaders, sameSiteWrites);
  app.use(async (c, next) => {
    const language = c.req.query('language');
    if (language !== undefined) setCookie(c, LANGUAGE_COOKIE, language === '1' ? '1' : '2', COOKIE);
    await next();
  });

  app.get('/desk.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/desk.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  app.get('/', async (c) =>
    c.html(
      await complaintList(
        db,
        readerOf(c),
        { ...wantedOf(c), state: c.req.query('state'), type: c.req.query('type') ?? '' },
        clock.now(),
      ),
    ),
  );

  app.get('/next', async (c) => {
    const next = await nextOpen(db, keyOf(c), readerOf(c).author);
    return c.redirect(next === undefined ? '/desk' : complaintAddress(next), 303);
  });

  app.get('/complaint', async (c) => {
    const reader = readerOf(c);
    const sent = c.req.query('sent') === '1' && reader.say('The reply was sent.', 'Se envió la respuesta.');
    const saved = c.req.query('saved') === '1' && reader.say('Saved.', 'Se guardó.');
    const notice = sent || saved ? good(sent || saved || '') : undefined;
    return complaintResponse(c, keyOf(c), { notice });
  });

  app.post('/complaint', async (c) => {
    const key = keyOf(c);
    const drafts: Drafts = { reply: '', note: '' };
    const { say } = readerOf(c);
    try {
      const form = await readForm(c);
      drafts.reply = textIn(form, 'content');
      await sendReply(key, wordsOf(drafts.reply, say), form, c);
      return c.redirect(`${complaintAddress(key)}&sent=1`, 303);
    } catch (error) {
      return refused(c, key, error, drafts);
    }
  });

  app.post('/note', async (c) => {
    const key = keyOf(c);
    const drafts: Drafts = { reply: '', note: '' };
    const { say } = readerOf(c);
    try {
      const form = await readForm(c);
      drafts.note = textIn(form, 'note');
      const isReview = textIn(form, 'review') === '1';
      const content = isReview && drafts.note.trim() === '' ? undefined : wordsOf(drafts.note, say);
      const author = authorOf(form, c);
      if ((await findComplaint(db, key.borrowerId, key.id)) === undefined) throw missing(say);
      if (content !== undefined) await addNote(db, key, { author, content }, clock.now());
      if (isReview) await startReview(db, key, author);
      return c.redirect(`${complaintAddress(key)}&saved=1`, 303);
    } catch (error) {
      return refused(c, key, error, drafts);
    }
  });

  /** The complaint again, with what was typed and why it was refused. */
  function refused(c: Context, key: Key, error: unknown, drafts: Drafts) {
    if (!(error instanceof Refusal)) throw error;
    const status = error.code === CODES.notAllowed ? 409 : 400;
    return complaintResponse(c, key, { drafts, notice: bad(error.message) }, status);
  }

  async function complaintResponse(
    c: Context,
    key: Key,
    options: Parameters<typeof complaintPage>[4],
    status: 200 | 400 | 409 = 200,
  ) {
    const reader = readerOf(c);
    const content = await complaintPage(db, reader, key, time(), options);
    return content === undefined ? gone(c, missing(reader.say).message) : c.html(content, status);
  }

  app.get('/messages', async (c) => c.html(await messageList(db, readerOf(c), wantedOf(c).q)));

  app.get('/reports', (c) => c.html(reportList(readerOf(c), reports.list())));

  app.get('/vouchers', async (c) => c.html(await voucherList(db, readerOf(c), wantedOf(c))));
  app.post('/vouchers', async (c) => {
    const vCode = textIn(await readForm(c).catch(() => new FormData()), 'vCode');
    const payment = await payVoucher(db, vCode, clock.now());
    const reader = readerOf(c);
    const done = typeof payment !== 'string';
    const notice = done
      ? good(reader.say(`Voucher ${vCode} is paid.`, `El comprobante ${vCode} está pagado.`))
      : bad(
          reader.say(
            `The voucher is ${payment}, nothing was changed.`,
            `El comprobante ${UNPAID_REASONS[payment]}; no se cambió nada.`,
          ),
        );
    return c.html(await voucherList(db, reader, wantedOf(c), notice), done ? 200 : 409);
  });

  app.get('/orders', async (c) => c.html(await orderList(db, readerOf(c), wantedOf(c), time())));
  app.post('/orders', async (c) => {
    const form = await readForm(c).catch(() => new FormData());
    const status = v.safeParse(statusText, textIn(form, 'status'));
    const key = { borrowerId: textIn(form, 'borrower'), id: textIn(form, 'order') };
    const order = status.success ? await setOrderStatus(db, { ...key, status: status.output }, clock.now()) : undefined;
    const reader = readerOf(c);
    const notice = statusNotice(reader, order);
    return c.html(await orderList(db, reader, wantedOf(c), time(), notice), order === undefined ? 400 : 200);
  });

  app.notFound((c) => gone(c, readerOf(c).say('There is no such page.', 'No existe esa página.')));

  async function sendReply(key: Key, content: string, form: FormData, c: Context): Promise<void> {
    const { say } = readerOf(c);
    const author = authorOf(form, c);
    const found = await findComplaint(db, key.borrowerId, key.id);
    if (found === undefined) throw missing(say);
    const number = Number(textIn(form, 'seen')) + 1;
    const reply = { number, content, images: await photosOf(form, say), author };
    if (found.replies.length + 1 === number && (await answerComplaint(db, key, reply, clock.now()))) return;
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

  async function photosOf(form: FormData, say: Say): Promise<string[]> {
    // Browsers send one empty file without a name when none was selected.
    const files = form
      .getAll('images')
      .filter((file) => !(file instanceof File && file.name === '' && file.size === 0));
    if (files.length > MAX_IMAGES) {
      throw new Refusal(CODES.badInput, say('At most 9 photos can be sent.', 'Se pueden enviar hasta 9 fotos.'));
    }
    for (const file of files) await checkImage(file, say);
    const addresses: string[] = [];
    for (const file of files) addresses.push(await saveImage(db, file, null, say, clock.now()));
    return addresses;
  }

  return app;
}

const statusText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

/** In Spanish. */
const UNPAID_REASONS = { unknown: 'no existe', 'already paid': 'ya está pagado', 'not payable': 'no se puede pagar' };

const good = (text: string): Notice => ({ tone: 'good', text });
const bad = (text: string): Notice => ({ tone: 'bad', text });

function statusNotice({ say }: Reader, order: Order | undefined): Notice {
  if (order === undefined) return bad(say('There is no such order or status.', 'No existe ese préstamo o estado.'));
  const name = statusName(order, say);
  const texts = [
    say(`Order ${order.id} is ${name} now`, `El préstamo ${order.id} ahora está en ${name}`),
    dueText(order, say),
  ];
  return good(`${texts.filter(Boolean).join(', ')}.`);
}

function wantedOf(c: Context): Wanted {
  return { q: (c.req.query('q') ?? '').trim().slice(0, 100), page: pageNumber(c.req.query('page')) };
}

function keyOf(c: Context): Key {
  const { borrower = '', id = '' } = c.req.query();
  return { borrowerId: borrower, id };
}

function gone(c: Context, text: string): Response | Promise<Response> {
  const reader = readerOf(c);
  const title = reader.say('Not found', 'No se encontró');
  return c.html(page(reader, '/desk', title, [], { notice: bad(text) }), 404);
}

async function readForm(c: Context): Promise<FormData> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_FORM_BYTES) {
    await c.req.raw.body?.pipeTo(new WritableStream());
    const { say } = readerOf(c);
    throw new Refusal(
      CODES.tooLarge,
      say(
        'The photos are too large, send 10 MB each at most.',
        'Las fotos son muy grandes; envía hasta 10 MB por foto.',
      ),
      413,
    );
  }
  return c.req.raw.formData().catch(() => {
    throw new Refusal(
      CODES.unreadable,
      readerOf(c).say('The form could not be read.', 'No se pudo leer el formulario.'),
      400,
    );
  });
}

/** A field's text with `\
` line ends, which the borrower's screen expects. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function wordsOf(text: string, say: Say): string {
  if (text.trim() === '') throw new Refusal(CODES.badInput, say('Please write a text.', 'Escribe un texto.'));
  if (text.length > MAX_REPLY_LENGTH)
    throw new Refusal(
      CODES.badInput,
      say(
        `The text is longer than ${MAX_REPLY_LENGTH} characters.`,
        `El texto pasa de ${MAX_REPLY_LENGTH} caracteres.`,
      ),
    );
  return text.trim();
}

/** The name in the form, which the next form is filled with. */
function authorOf(form: FormData, c: Context): string {
  const author = textIn(form, 'author').trim().slice(0, MAX_AUTHOR_LENGTH);
  if (author === '')
    throw new Refusal(CODES.badInput, readerOf(c).say('Please write your name.', 'Escribe tu nombre.'));
  setCookie(c, AUTHOR_COOKIE, author, COOKIE);
  return author;
}

const missing = (say: Say) => new Refusal(CODES.notFound, say('There is no such complaint.', 'No existe esa queja.'));
