/** The support desk at /desk: pages for answering complaints and for the actions of a store and the lender. */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import type { SandboxContext } from '../began.ts';
import { answerComplaint } from '../complaints.ts';
import { CODES, Refusal, sayIn } from '../envelope.ts';
import { checkImage, MAX_IMAGES, saveImage } from '../images.ts';
import { setOrderStatus } from '../orders.ts';
import { sameSiteWrites } from '../same-site.ts';
import { payVoucher } from '../vouchers.ts';
import { complaintAddress, complaintList, complaintPage } from './complaint-pages.ts';
import { type Markup, type Notice, page, pageNumber } from './layout.ts';
import { messageList } from './message-pages.ts';
import { orderList, voucherList } from './money-pages.ts';
import { reportList } from './report-pages.ts';

/** The app's design tokens, so that the desk matches the app. */
const STYLE = ['../../theme/tokens.css', './desk.css', './rows.css']
  .map((file) => readFileSync(new URL(file, import.meta.url), 'utf8'))
  .join('\n');

const HEADERS = {
  'Content-Security-Policy':
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // With no-referrer, browsers send `Origin: null` with the desk's own forms.
  'Referrer-Policy': 'same-origin',
  'Cache-Control': 'no-store',
};

/** Nine photos of maximum size, and the text. */
const MAX_FORM_BYTES = 96 * 1024 * 1024;
const MAX_REPLY_LENGTH = 2000;

const say = sayIn('1');

export function desk({ db, clock, reports }: SandboxContext): Hono {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  });
  app.use(sameSiteWrites);

  app.get('/desk.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/', async (c) => c.html(await complaintList(db, { ...wantedOf(c), state: c.req.query('state') })));

  app.get('/complaint', async (c) => {
    const { borrower = '', id = '' } = c.req.query();
    const notice: Notice | undefined = c.req.query('sent') === '1' ? good('The reply was sent.') : undefined;
    const content = await complaintPage(db, borrower, id, '', notice);
    return content === undefined ? gone(c, 'There is no such complaint.') : c.html(content);
  });

  app.post('/complaint', async (c) => {
    const { borrower: borrowerId = '', id = '' } = c.req.query();
    let draft = '';
    try {
      const form = await readForm(c);
      draft = textIn(form, 'content');
      const reply = { content: wordsOf(draft), images: await photosOf(form) };
      if (!(await answerComplaint(db, { borrowerId, id }, reply, clock.now()))) {
        return gone(c, 'There is no such complaint.');
      }
      return c.redirect(`${complaintAddress({ borrowerId, id })}&sent=1`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const content = await complaintPage(db, borrowerId, id, draft, bad(error.message));
      return content === undefined ? gone(c, 'There is no such complaint.') : c.html(content, 400);
    }
  });

  app.get('/messages', async (c) => c.html(await messageList(db, wantedOf(c).q)));

  app.get('/reports', (c) => c.html(reportList(reports.list())));

  app.get('/vouchers', async (c) => c.html(await voucherList(db, wantedOf(c))));
  app.post('/vouchers', async (c) => {
    const vCode = textIn(await readForm(c).catch(() => new FormData()), 'vCode');
    const payment = await payVoucher(db, vCode, clock.now());
    const done = typeof payment !== 'string';
    const notice = done ? good(`Voucher ${vCode} is paid.`) : bad(`The voucher is ${payment}, nothing was changed.`);
    return c.html(await voucherList(db, { q: '', page: 1 }, notice), done ? 200 : 409);
  });

  app.get('/orders', async (c) => c.html(await orderList(db, wantedOf(c))));
  app.post('/orders', async (c) => {
    const form = await readForm(c).catch(() => new FormData());
    const wanted = { q: textIn(form, 'q'), page: pageNumber(textIn(form, 'page')) };
    const status = v.safeParse(statusText, textIn(form, 'status'));
    const order = status.success
      ? await setOrderStatus(db, {
          borrowerId: textIn(form, 'borrower'),
          id: textIn(form, 'order'),
          status: status.output,
        })
      : undefined;
    const notice =
      order === undefined
        ? bad('There is no such order or status.')
        : good(`Order ${order.id} is ${order.status} now.`);
    return c.html(await orderList(db, wanted, notice), order === undefined ? 400 : 200);
  });

  app.notFound((c) => gone(c, 'There is no such page.'));

  async function photosOf(form: FormData): Promise<string[]> {
    // Browsers send one empty file without a name when none was selected.
    const files = form
      .getAll('images')
      .filter((file) => !(file instanceof File && file.name === '' && file.size === 0));
    if (files.length > MAX_IMAGES) throw new Refusal(CODES.badInput, 'At most 9 photos can be sent.');
    for (const file of files) await checkImage(file, say);
    const addresses: string[] = [];
    for (const file of files) addresses.push(await saveImage(db, file, null, say, clock.now()));
    return addresses;
  }

  return app;
}

const statusText = v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number));

const good = (text: string): Notice => ({ tone: 'good', text });
const bad = (text: string): Notice => ({ tone: 'bad', text });

function wantedOf(c: Context): { q: string; page: number } {
  return { q: (c.req.query('q') ?? '').trim().slice(0, 100), page: pageNumber(c.req.query('page')) };
}

function gone(c: Context, text: string): Response | Promise<Response> {
  const nothing: Markup[] = [];
  return c.html(page('/desk', 'Not found', nothing, bad(text)), 404);
}

async function readForm(c: Context): Promise<FormData> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_FORM_BYTES) {
    await c.req.raw.body?.pipeTo(new WritableStream());
    throw new Refusal(CODES.tooLarge, 'The photos are too large, send 10 MB each at most.', 413);
  }
  return c.req.raw.formData().catch(() => {
    throw new Refusal(CODES.unreadable, 'The form could not be read.', 400);
  });
}

/** A field's text with `\
` line ends, which the borrower's screen expects. */
function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : '';
}

function wordsOf(text: string): string {
  if (text.trim() === '') throw new Refusal(CODES.badInput, 'Please write what the borrower will read.');
  if (text.length > MAX_REPLY_LENGTH)
    throw new Refusal(CODES.badInput, `The reply is longer than ${MAX_REPLY_LENGTH} characters.`);
  return text.trim();
}
