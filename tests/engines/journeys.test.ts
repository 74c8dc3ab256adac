/** Complete flows: a loan from the offer until it is settled, and a complaint until it is answered. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import en from '../../locales/en.json' with { type: 'json' };
import es from '../../locales/es.json' with { type: 'json' };
import { PATHS } from '../../src/contract/paths.ts';
import { toastDuration } from '../../src/ui/overlay/toast.ts';
import type { AdminApi } from '../admin-api.ts';
import { pngChunk } from '../png.ts';
import { hostOfFile, pictureFile } from '../webview/fixture.ts';
import { label, role, text, type WebView } from '../webview/web-view.ts';

const open = hostOfFile();

const ordersOf = async (backend: AdminApi) =>
  (await backend.state()).orders.filter(({ borrowerId }) => borrowerId === '10001');

const cases = [
  { language: 'en', words: en, handlers: undefined },
  { language: 'es', words: es, handlers: [] },
] as const;

describe.each(cases)('In $language', ({ language, words, handlers }) => {
  const opening = { language, ...(handlers === undefined ? {} : { handlers }) };
  const heading = (id: keyof typeof words) => role('heading', words[id], { nth: 0 });
  const button = (id: keyof typeof words) => role('button', words[id]);
  const pictureOf = (name: string) => pictureFile(`${name}.${language}.light.phone.png`);

  it('a loan is taken, falls due, is repaid in a store and settled', {
    tags: language === 'en' ? ['smoke'] : [],
  }, async () => {
    const { view, backend } = await open('/confirm-loan?productId=101', opening);
    const before = (await ordersOf(backend)).map(({ id }) => id);
    await view.see(heading('confirm.title'));
    await view.photograph(pictureOf('journey-1-offer'), true);
    await view.tap(button('confirm.submit'));

    await view.see(heading('order.title'));
    await view.settled();
    expect((await view.address()).hash).toContain('from=confirm');
    const requested = role('dialog', words['confirm.acceptedTitle']);
    await view.see(requested);
    await view.photograph(pictureOf('journey-2-taken'));
    await view.tap(role('button', words['common.ok'], { within: requested }));
    await view.gone(requested);
    // Leaving the dialog's history entry would cancel the reload below.
    await expect.poll(() => view.evaluate('return history.state?.overlays ?? null')).toBeNull();
    const taken = (await ordersOf(backend)).filter(({ id }) => !before.includes(id));
    expect(taken).toHaveLength(1);
    const orderId = taken[0]?.id ?? '';

    await backend.setStatus(orderId, 174);
    await view.reload();
    const reminder = role('dialog', words['order.reminderTitle']);
    await view.see(reminder);
    await view.photograph(pictureOf('journey-3-reminder'));
    await view.tap(role('button', words['common.ok'], { within: reminder }));
    await view.tap(button('order.repay'));

    await view.see(heading('repay.title'));
    await view.tap(button('lines.more'));
    await view.see(text(orderId));
    await view.tap(role('button', words['channels.barcode'], { nth: 1 }));
    await view.see(role('dialog'));
    await view.photograph(pictureOf('journey-4-barcode'));
    await view.tap(role('button', words['common.close'], { within: role('dialog') }));
    await view.gone(role('dialog'));
    await view.tap(role('button', /^Tienda Uno/));

    await view.see(heading('instructions.title'));
    await view.see(role('img', words['instructions.codeImage']));
    await view.photograph(pictureOf('journey-5-instructions'), true);
    const asked = (await backend.state()).vouchers.filter(
      (voucher) => voucher.orderId === orderId && voucher.asked > 0,
    );
    expect(asked).toHaveLength(1);
    await holdToasts(view);
    await view.tap(role('button', words['common.copy'], { nth: 0 }));
    await view.see(text(words['common.copied']));

    await backend.payVoucher(asked[0]?.vCode ?? '');
    await view.tap(button('common.back'));
    await view.see(heading('repay.title'));
    await view.tap(button('common.back'));
    await view.see(button('order.borrowAgain'));
    expect((await ordersOf(backend)).find(({ id }) => id === orderId)?.status).toBe(200);
    expect(view.messages()).toEqual(handlers === undefined ? [['confirmBurialPoint', ['101']]] : []);
  });

  it('a complaint about collection is sent with a photo, answered and read', async () => {
    const { view, backend } = await open('/complaint?orderId=1000174', opening);
    const content =
      language === 'en' ? 'They call at night. ¡Every night! 🌙' : 'Llaman de noche. ¡Todas las noches! 🌙';
    await view.photograph(pictureOf('journey-6-complaint'), true);
    await view.tap(role('button', language === 'en' ? 'Collection' : 'Cobranza'));
    await view.tap(role('link', language === 'en' ? /^Too many calls/ : /^Demasiadas llamadas/));

    await view.type(role('textbox', words['complaint.description']), content);
    await view.see(text(`${content.length}/200`));
    await view.giveFiles(photo);
    await holdToasts(view);
    await view.tap(label(words['photo.add']));
    await view.see(text(words['complaint.uploaded']));
    await view.see(role('button', words['photo.view'].replace('{number}', '1')));
    await view.photograph(pictureOf('journey-7-complaint-written'), true);
    const [upload] = await backend.calls(PATHS.photo);
    // It was over 1600 px, so the page reduces it before the upload.
    expect(upload?.body).toMatchObject({ problemImage: { file: 'receipt.jpg', size: expect.any(Number) } });

    await view.tap(button('common.submit'));
    // The dialog that says so closes by itself.
    await view.see(heading('complaint.typesTitle'));
    const [sent] = (await backend.state()).complaints.filter((each) => each.content === content);
    expect(sent).toMatchObject({ type: '1', subType: '12', orderId: '1000174' });

    const answer = language === 'en' ? 'We have stopped the calls.' : 'Ya detuvimos las llamadas.';
    await backend.ask('POST', `/complaints/${sent?.id}/answer`, { content: answer });
    await view.tap(role('link', words['complaint.myComplaints']));
    await view.tap(role('link', new RegExp(content.slice(0, 16))));
    await view.see(text(answer));
    await view.see(text(content));
    await view.photograph(pictureOf('journey-8-complaint-answered'), true);
    expect(view.messages()).toEqual([]);
  });
});

/** The toasts of this document stay until the next screen. */
const holdToasts = (view: WebView) =>
  view.evaluate(
    `const { setTimeout: set } = window;
    window.setTimeout = (run, ms, ...given) => set(ms === argument ? () => {} : run, ms, ...given);`,
    toastDuration(),
  );

let folder: string;
let photo: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'webview-photo-'));
  photo = join(folder, 'receipt.png');
  await writeFile(photo, largePhoto());
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** A PNG of grey stripes, 2400 × 1800. */
function largePhoto(): Buffer {
  const [width, height] = [2400, 1800];
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0], 8); // 8 bits of grey
  // Each row begins with its filter; 1 means that each pixel is the one before and what follows.
  const rows = Buffer.alloc((width + 1) * height, 1);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(rows)),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}
