/** The support desk at /desk: pages for answering complaints and for the actions of a store and the lender. */
import { readFileSync } from 'node:fs';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { brandStyle } from '../../build/brand-document.ts';
import { brandOf } from '../../theme/brands.ts';
import type { SandboxContext } from '../began.ts';
import { answerComplaint, findComplaint } from '../complaints.ts';
import { CODES, Refusal, sayIn } from '../envelope.ts';
import { checkImage, MAX_IMAGES, saveImage } from '../images.ts';
import { setOrderStatus } from '../orders.ts';
import { pageHeaders, sameSiteWrites } from '../same-site.ts';
import type { Complaint } from '../schema.ts';
import { payVoucher } from '../vouchers.ts';
import { complaintAddress, complaintList, complaintPage, MAX_REPLY_LENGTH, nextOpen } from './complaint-pages.ts';
import { type Notice, page, pageNumber, statusName, type Wanted } from './layout.ts';
import { messageList } from './message-pages.ts';
import { orderList, voucherList } from './money-pages.ts';
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

const ANSWERED_MEANWHILE =
  'Somebody else answered this complaint meanwhile. Your text was not sent and stands below: read the new reply, then change it or send it.';

type Key = Pick<Complaint, 'borrowerId' | 'id'>;

const say = sayIn('1');

export function desk({ db, clock, reports }: SandboxContext): Hono {
  const app = new Hono();
  app.use(pageHeaders, sameSiteWrites);

  app.get('/desk.css', (c) => c.body(STYLE, 200, { 'Content-Type': 'text/css; charset=utf-8' }));

  app.get('/desk.js', (c) => c.body(SCRIPT, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }));

  app.get('/', async (c) =>
    c.html(await complaintList(db, { ...wantedOf(c), state: c.req.query('state') }, clock.now())),
  );

  app.get('/next', async (c) => {
    const next = await nextOpen(db, keyOf(c));
    return c.redirect(next === undefined ? '/desk?state=open' : complaintAddress(next), 303);
  });

  app.get('/complaint', async (c) => {
    const notice = c.req.query('sent') === '1' ? good('The reply was sent.') : undefined;
    const content = await complaintPage(db, keyOf(c), clock.now(), { notice });
    return content === undefined ? gone(c, 'There is no such complaint.') : c.html(content);
  });

  app.post('/complaint', async (c) => {
    const key = keyOf(c);
    let draft = '';
    try {
      const form = await readForm(c);
      draft = textIn(form, 'content');
      await sendReply(key, wordsOf(draft), form);
      return c.redirect(`${complaintAddress(key)}&sent=1`, 303);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const content = await complaintPage(db, key, clock.now(), { draft, notice: bad(error.message) });
      return content === undefined
        ? gone(c, 'There is no such complaint.')
        : c.html(content, error.code === CODES.notAllowed ? 409 : 400);
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
        : good(`Order ${order.id} is ${statusName(order)} now.`);
    return c.html(await orderList(db, wanted, notice), order === undefined ? 400 : 200);
  });

  app.notFound((c) => gone(c, 'There is no such page.'));

  async function sendReply(key: Key, content: string, form: FormData): Promise<void> {
    const found = await findComplaint(db, key.borrowerId, key.id);
    if (found === undefined) throw new Refusal(CODES.notFound, 'There is no such complaint.');
    const number = Number(textIn(form, 'seen')) + 1;
    const reply = { number, content, images: await photosOf(form) };
    if (found.replies.length + 1 === number && (await answerComplaint(db, key, reply, clock.now()))) return;
    // The same reply again is a form that was sent twice, for example by a double click.
    const latest = await findComplaint(db, key.borrowerId, key.id);
    if (latest?.replies.find((each) => each.number === number)?.content === content) return;
    throw new Refusal(CODES.notAllowed, ANSWERED_MEANWHILE);
  }

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

function wantedOf(c: Context): Wanted {
  return { q: (c.req.query('q') ?? '').trim().slice(0, 100), page: pageNumber(c.req.query('page')) };
}

function keyOf(c: Context): Key {
  const { borrower = '', id = '' } = c.req.query();
  return { borrowerId: borrower, id };
}

function gone(c: Context, text: string): Response | Promise<Response> {
  return c.html(page('/desk', 'Not found', [], { notice: bad(text) }), 404);
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
