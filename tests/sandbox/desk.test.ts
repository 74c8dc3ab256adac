/** The support desk: what it shows, what its forms change, and that neither borrowers' words nor other sites can misuse it. */
import { describe, expect, it } from 'vitest';
import { clientOfEachTest, formOf, PATHS, PHOTOS, SETTLING, voucherFor } from './client.ts';

const client = clientOfEachTest();

const PENDING = '/desk/complaint?borrower=10001&id=7000002';

const read = async (path: string, author?: string) => {
  const init = author === undefined ? {} : { headers: { Cookie: `desk-author=${author}` } };
  return (await fetch(client.origin + path, init)).text();
};

/** The form of a complaint's page, sent by the button of a task. */
const work = (task: string, values: Record<string, string> = {}) => formOf({ author: 'Ana', task, ...values });

const unescaped = (address: string | undefined) => (address ?? '').replaceAll('&amp;', '&');

/** Sends a form as a browser does from the desk's own page. */
const send = (path: string, body: FormData | URLSearchParams, headers: Record<string, string> = {}) =>
  fetch(client.origin + path, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { Origin: client.origin, 'Sec-Fetch-Site': 'same-origin', ...headers },
  });

function reply(content: string, ...photos: { bytes: Buffer; name?: string }[]): FormData {
  const form = new FormData();
  form.append('seen', '0');
  form.append('author', 'Ana');
  form.append('content', content);
  for (const { bytes, name = 'photo' } of photos) form.append('images', new File([new Uint8Array(bytes)], name));
  return form;
}

function unsigned(content: string): FormData {
  const form = reply(content);
  form.delete('author');
  return form;
}

const detail = async (problemId: string) => (await client.get(PATHS.complaintDetail, { problemId })).data;

describe('The list of complaints', () => {
  it('opens with the open ones, of all has them first, the oldest on top, with borrower, order, type and time', async () => {
    expect(await read('/desk')).not.toContain('7000001');
    const text = await read('/desk?state=all');
    const places = ['7000002', '7000003', '7000001'].map((id) => text.indexOf(`No. ${id}`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const words of [
      'Open</span> <span>2<',
      'Answered</span> <span>1<',
      'All</span> <span>3<',
      '<title>(2 open) Complaints',
    ]) {
      expect(text).toContain(words);
    }
    expect(text.match(/>\d+ days left<.*>by <time datetime="(20[-\d]+)">\1</g)).toHaveLength(2);
    expect(text.match(/>No\. \d+<.*<time [^>]+>20[-\d]+ \d\d:\d\d</g)).toHaveLength(3);
    for (const word of ['María Fernanda Ortiz López', '10001', 'Order 1000180', 'Collection', '<time datetime="20']) {
      expect(text).toContain(word);
    }
  });

  it.each([
    ['7000003', ['7000003']],
    ['domingo', ['7000002']],
    ['PAGUE adjunto', ['7000001']],
    ['María ORTÍZ comprobantes', ['7000003']],
    ['1000180', ['7000001', '7000002']],
    ['fernanda', ['7000001', '7000002', '7000003']],
    ['100%', []],
    ['_', []],
  ])('can be searched for %s', async (q, ids) => {
    const text = await read(`/desk?${formOf({ q, state: 'all' })}`);
    expect((text.match(/No\. (\d+)/g) ?? []).map((match) => match.slice(4)).sort()).toEqual(ids);
  });

  it('can be filtered by type, and has pages', async () => {
    const text = await read('/desk?type=3');
    expect([text.includes('7000003'), text.includes('7000002')]).toEqual([true, false]);
    expect(text).toContain('All</span> <span>1<');
    await client.addComplaints(60);
    const first = await read('/desk?state=all');
    expect(first).toContain('Page 1 of 2');
    expect(await read('/desk?state=all&page=2')).toContain('Page 2 of 2');
    expect(await read('/desk?state=all&page=99')).toContain('No complaint has come yet.');
  });

  it('says when each of the answered ones was answered', async () => {
    for (const state of ['answered', 'all']) {
      const [answered, ...more] = (await read(`/desk?state=${state}`)).match(/>Answered<\/span> <small><time /g) ?? [];
      expect([typeof answered, more]).toEqual(['string', []]);
    }
  });

  it('says in words which are late', async () => {
    await client.setClock(30 * 86_400_000);
    expect(await read('/desk')).toMatch(/<span class="badge late">\d+ days late<\/span>/);
    expect(await read('/desk?state=answered')).not.toContain('late');
  });

  it('is in Spanish for a Spanish browser, and in the chosen language from then on', async () => {
    const headers = { 'Accept-Language': 'es-MX,es;q=0.9' };
    const response = await fetch(`${client.origin}/desk?q=domingo`, { headers });
    const text = await response.text();
    for (const words of ['<html lang="es">', 'Pendientes</span> <span>1<', 'Cobranza', '>hasta <time', '>Quedan ']) {
      expect(text).toContain(words);
    }
    expect(text).toContain('href="/desk?q=domingo&amp;language=1"');
    const chosen = await fetch(`${client.origin}/desk?language=1`, { headers });
    const cookie = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await (await fetch(`${client.origin}/desk`, { headers: { ...headers, cookie } })).text()).toContain(
      'Open</span> <span>2<',
    );
  });
});

describe('The next open complaint', () => {
  const next = async (query = '') =>
    (await fetch(`${client.origin}/desk/next${query}`, { redirect: 'manual' })).headers.get('location');

  it('is the longest waiting one, then the one after it, then the first again', async () => {
    await client.addComplaints(2);
    const seen: (string | undefined)[] = [];
    let address = await next();
    for (let step = 0; step < 4; step += 1) {
      seen.push(address?.slice(-7));
      address = await next(address?.slice(address.indexOf('?')));
    }
    expect(seen).toEqual(['7000002', '7000003', '7100004', '7000002']);
  });

  it('is the empty list of open ones when all are answered', async () => {
    expect(await read(PENDING)).toContain('Next open');
    await send(PENDING.replace('7000002', '7000003'), reply('Listo'));
    // The page's own complaint is the only open one.
    const last = await read(PENDING);
    for (const words of ['Next open', 'Send and next']) expect(last).not.toContain(words);
    // A colleague can answer the next one meanwhile.
    const sent = await send(PENDING, work('next', { seen: '0', content: 'Listo' }));
    expect(sent.headers.get('location')).toBe(`${PENDING}&done=send`);
    expect(await next()).toBe('/desk');
    expect(await read('/desk')).toContain('No complaint is open.');
  });

  it('is found among 5,000', async () => {
    await client.addComplaints(5000);
    expect(await read('/desk')).toMatch(/Open<\/span> <span>3,335<.*All<\/span> <span>5,003<.*Page 1 of 67/s);
    expect(await next()).toMatch(/id=710\d{4}$/);
  });
});

it('A list that is filtered is the one that the next complaint and the way back stay in', async () => {
  await client.addComplaints(24);
  const list = await read('/desk?type=4&q=cobraron');
  expect(list).toContain('href="/desk/next?q=cobraron&amp;type=4"');
  expect(list).toContain('href="/desk">Clear<');
  const address = unescaped(/href="(\/desk\/complaint[^"]+)"/.exec(list)?.[1]);
  const text = await read(address);
  expect(text).toContain('href="/desk?q=cobraron&amp;type=4" aria-current="page"');
  const following = await fetch(client.origin + unescaped(/href="(\/desk\/next[^"]+)"/.exec(text)?.[1]));
  expect(following.url).toMatch(/&q=cobraron&type=4$/);
  expect(following.url).not.toContain(address);
  expect(await following.text()).toContain('Problems with the app</h2>');
  // A reply leads back to the same page, or on to the next one of the list.
  const sent = await send(address, reply('Hola'));
  expect(sent.headers.get('location')).toMatch(/&q=cobraron&type=4&done=send$/);
  const second = following.url.slice(client.origin.length);
  const onward = await send(second, work('next', { seen: '0', content: 'Hola' }));
  const third = onward.headers.get('location') ?? '';
  expect(third).toMatch(/&q=cobraron&type=4&before=\d+&beforeBorrower=10001&done=next$/);
  expect([address, second].some((seen) => third.startsWith(seen))).toBe(false);
  const answered = /id=(\d+)/.exec(second)?.[1] ?? '';
  expect(await read(third)).toMatch(
    new RegExp(
      `The reply was sent\\. This is the next open complaint\\. <a href="[^"]+${answered}&[^"]+">Back to ${answered}<`,
    ),
  );
  expect(await detail(answered)).toMatchObject({ disposeDetail: 'Hola' });
  expect(await read(`${PENDING}&type=1`)).toContain('href="/desk?type=1" aria-label="Back to the list"');
});

describe('The name of a member of the staff', () => {
  const fields = async (path: string, author?: string) =>
    (await read(path, author)).match(/name="author"/g)?.length ?? 0;

  it('is asked once, with the first answer, and stands in each header with a way to change it', async () => {
    expect([await fields(PENDING), await fields('/desk')]).toEqual([1, 0]);
    for (const path of ['/desk', PENDING, '/desk/orders', '/desk/vouchers', '/desk/messages', '/desk/reports']) {
      const text = await read(path, 'Ana');
      expect(text).toMatch(
        /<header>.*<bdi>Ana<\/bdi><\/summary>.*action="\/desk\/name\?back=[^"]+".*name="author" value="Ana".*<\/header>/s,
      );
      expect(await fields(path, 'Ana')).toBe(1);
    }
    const path = `/desk/name?${formOf({ back: PENDING })}`;
    const saved = await send(path, formOf({ author: ' Luis ' }));
    expect([saved.status, saved.headers.get('location')]).toEqual([303, PENDING]);
    expect(saved.headers.get('set-cookie')).toMatch(/^desk-author=Luis;/);
    const refused = await send(`${path}&language=2`, formOf({ author: ' ' }));
    const again = await fetch(client.origin + path, { redirect: 'manual' });
    expect([again.status, again.headers.get('location')]).toEqual([303, PENDING]);
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('Escribe tu nombre.')]);
  });

  it.each(['https://evil.example', '//evil.example', '/desk.evil', '/deskevil', '/desk\r\nX: 1', ''])(
    'leads back to the desk alone, not to %j',
    async (back) => {
      const saved = await send(`/desk/name?${formOf({ back })}`, formOf({ author: 'Ana' }));
      expect(saved.headers.get('location')).toBe('/desk');
    },
  );

  it('may be long and of any letters', async () => {
    const saved = await send('/desk/name', formOf({ author: `${'a'.repeat(59)}😀😀` }));
    const name = /^desk-author=([^;]+)/.exec(saved.headers.get('set-cookie') ?? '')?.[1] ?? '';
    expect(decodeURIComponent(name)).toBe(`${'a'.repeat(59)}😀`);
    expect(await read(PENDING, name)).toContain(`<bdi>${'a'.repeat(59)}😀</bdi>`);
  });
});

describe('A reply', () => {
  it('reaches the borrower with its photos and closes the complaint', async () => {
    const answer = await send(PENDING, reply('Hola.\r\nYa hablamos con el equipo.', { bytes: PHOTOS.jpg }));
    expect(answer.status).toBe(303);
    expect(await read(answer.headers.get('location') ?? '')).toContain('The reply was sent.');
    const data = await detail('7000002');
    expect(data).toMatchObject({ disposeDetail: 'Hola.\nYa hablamos con el equipo.', isNeedScore: 1 });
    const [address] = data.disposeImages as string[];
    expect((await fetch(client.origin + address)).headers.get('content-type')).toBe('image/jpeg');
    expect(await read('/desk?state=open')).not.toContain('7000002');
    const addition = reply('Y otra cosa.');
    addition.set('seen', '1');
    expect((await send(PENDING, addition)).status).toBe(303);
    expect(await read(PENDING)).toMatch(/Reply 2<\/strong> <bdi>Ana</);
    expect(answer.headers.get('set-cookie')).toMatch(/^desk-author=Ana;/);
    expect(JSON.stringify(await detail('7000002'))).not.toContain('Ana');
  });

  it('from a second member of the staff is not sent before the first one is read', async () => {
    const answers = await Promise.all([send(PENDING, reply('Ana')), send(PENDING, reply('Luis'))]);
    const refused = answers.find(({ status }) => status === 409);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const text = (await refused?.text()) ?? '';
    expect(text).toContain('Somebody else answered this complaint meanwhile.');
    // Both texts are there: the saved one in its card, the other in the field, which now counts one reply.
    expect(text).toMatch(
      /<p class="text" dir="auto" lang="es">(Ana|Luis)<\/p>.*name="seen" value="1".*>\n(Ana|Luis)<\/textarea/s,
    );
    expect((await detail('7000002')).disposeDetail).toMatch(/^(Ana|Luis)$/);
  });

  it('sent twice by a double click is saved once', async () => {
    const answers = await Promise.all([send(PENDING, reply('Hola')), send(PENDING, reply('Hola'))]);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect((await detail('7000002')).disposeDetail).toBe('Hola');
  });

  it.each([
    ['1', 'in English', 'We found your payment', 'lang="en"'],
    ['2', 'in Spanish', 'Encontramos tu pago', 'lang="es"'],
  ])('has ready answers in the language %s of the borrower', async (language, ...texts) => {
    const form = formOf({ problemType: 5, problemDetail: 'Hola', orderNo: '1000200', userId: 'ana', language });
    await client.post(PATHS.complaintSave, form);
    // The newest complaint is the one after the borrower's newest sample.
    const text = await read('/desk/next?borrower=ana&id=7000003');
    for (const part of texts) expect(text).toContain(part);
  });

  it.each([
    ['without words', reply('  '), 'Please write a text.'],
    ['without a name', unsigned('Texto'), 'Please write your name.'],
    ['with a photo of another kind', reply('Texto', { bytes: Buffer.from('%PDF') }), 'Only JPG, PNG and WebP'],
    ['with an empty photo', reply('Texto', { bytes: Buffer.alloc(0) }), 'The photo is empty'],
    ['with ten photos', reply('Texto', ...Array(10).fill({ bytes: PHOTOS.png })), 'At most 9 photos'],
    ['of 2,001 characters', reply('x'.repeat(2001)), 'longer than 2000 characters'],
  ])('%s is refused, the words kept, nothing sent', async (_, form, message) => {
    const answer = await send(PENDING, form);
    expect(answer.status).toBe(400);
    const text = await answer.text();
    expect(text).toContain(message);
    expect(text).toContain(String(form.get('content')).trim());
    expect((await detail('7000002')).disposeDetail).toBe('');
  });

  it('to a complaint that does not exist is not found', async () => {
    for (const path of ['/desk/complaint?borrower=10001&id=x', '/desk/complaint', '/desk/nowhere']) {
      expect((await fetch(client.origin + path)).status).toBe(404);
      expect((await send(path, reply('Texto'))).status).toBe(404);
    }
    expect(await read('/desk/nowhere')).toContain('There is no such page.');
  });
});

describe('What a page says of the rest', () => {
  it('is when the order of a complaint is due', async () => {
    expect(await read('/desk/complaint?borrower=10001&id=7000003')).toMatch(
      /badge soon">Repayment due soon<.*Due <time[^>]*>[-\d]+<\/time>, 3 days left</s,
    );
    expect(await read(PENDING)).toMatch(/badge late">Overdue · 2 days<.*Due <time[^>]*>[-\d]+<\/time></s);
    // Nothing is due on an order that is not to be repaid.
    await client.setStatus('1000180', 200);
    const settled = await read(PENDING);
    expect(settled).not.toMatch(/Due <|Owed/);
    expect(settled).toMatch(/<dt>VAT<.*<dt>Repaid<.*\$5,422\.65/s);
  });

  it('is where the missing rows of each part come from', async () => {
    const messages = await read('/desk/messages');
    const parts = ['SMS codes', 'Card payment codes', 'Registrations'];
    for (const name of parts) expect(messages).toContain(`<h2>${name}</h2>`);
    expect(messages.match(/None yet\. /g)).toHaveLength(2);
    expect((await read('/desk/messages?q=555')).match(/None found\./g)).toHaveLength(2);
    expect(await read('/desk/vouchers')).toMatch(/No voucher yet\. .+ borrower /);
    expect(await read('/desk/reports')).toMatch(/No report yet\. .*VITE_REPORT_URL/);
  });
});

describe('The work on a complaint', () => {
  it('starts with a review, which the borrower sees as the state', async () => {
    const tabs = async () => {
      const { data } = await client.english(PATHS.complaintList);
      return (data.tabs as { title: string; list: { id: string }[] }[]).map(({ title, list }) => [title, list.length]);
    };
    expect((await send(PENDING, work('review'))).status).toBe(303);
    expect(await tabs()).toEqual([
      ['All', 3],
      ['Pending', 1],
      ['In review', 1],
      ['Answered', 1],
    ]);
    const list = await read('/desk?state=review');
    expect(list).toContain('In review: Ana');
    // Each complaint is counted in one state.
    for (const [state, count] of Object.entries({ Open: 1, 'In review': 1, Answered: 1, All: 3 }))
      expect(list).toContain(`${state}</span> <span>${count}<`);
    expect(await read('/desk')).not.toContain('In review: Ana');
    // Whoever has it, that it must be answered soon is seen from the other states.
    await client.setClock(12 * 86_400_000);
    expect(await read('/desk')).toMatch(
      /In review<\/span> <span>1<\/span> <span class="badge (soon|late)">(Answer today|.*late)</,
    );
    await client.setClock(0);
    expect(await read(PENDING)).not.toContain('Review it myself');
    // The next one is the newer one, because somebody else reviews the older one.
    const next = async (headers: Record<string, string>) =>
      (await fetch(`${client.origin}/desk/next`, { redirect: 'manual', headers })).headers.get('location');
    expect(await next({ Cookie: 'desk-author=Luis' })).toContain('7000003');
    expect(await next({ Cookie: 'desk-author=Ana' })).toContain('7000002');
    // A page that was opened before the review started does not take it over.
    const refused = await send(PENDING, work('review', { author: 'Luis' }));
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringMatching(/A colleague started this review meanwhile.*In review: Ana.*Take over the review/s),
    ]);
    expect((await send(PENDING, work('take', { author: 'Luis' }))).status).toBe(303);
    expect(await read(PENDING)).toContain('In review: Luis');
    await send(PENDING, reply('Listo'));
    expect(await tabs()).toEqual([
      ['All', 3],
      ['Pending', 1],
      ['Answered', 2],
    ]);
  });

  it('makes the next complaint the main action while another is at work, and once it is answered', async () => {
    const isNextPrimary = (text: string) => /<a class="action primary"[^>]*>Next open/.test(text);
    expect(isNextPrimary(await read(PENDING, 'Ana'))).toBe(false);
    await send(PENDING, work('review'));
    expect(isNextPrimary(await read(PENDING, 'Ana'))).toBe(false);
    const others = await read(PENDING, 'Luis');
    expect(isNextPrimary(others)).toBe(true);
    expect(others).toContain('Take over the review');
    await send(PENDING, reply('Listo'));
    expect(isNextPrimary(await read(PENDING, 'Ana'))).toBe(true);
    const late = await send(PENDING, reply('Tarde'));
    expect(isNextPrimary(await late.text())).toBe(false);
  });

  it('keeps what was typed for another task, and says which photos have to be chosen again', async () => {
    const form = reply('Hola, María', { bytes: PHOTOS.jpg });
    form.append('task', 'review');
    const started = await send(PENDING, form);
    expect(started.status).toBe(200);
    expect(await started.text()).toMatch(
      /You are reviewing this complaint now\. Choose the photos again\..*In review: Ana.*\nHola, María<\/textarea/s,
    );
    expect((await detail('7000002')).disposeDetail).toBe('');
    const noted = await send(PENDING, work('note', { note: 'Llamar', content: 'Hola' }));
    expect(await noted.text()).toMatch(/The note was saved\.<.*\nHola<\/textarea.*name="note"[^>]*>\n<\/textarea/s);
    const sent = await send(PENDING, work('send', { note: 'Llamar mañana', content: 'Hola', seen: '0' }));
    expect(await sent.text()).toMatch(/The reply was sent\.<.*\nLlamar mañana<\/textarea/s);
    const refused = await send(PENDING, reply('', { bytes: PHOTOS.jpg }));
    expect(await refused.text()).toContain('Please write a text. Choose the photos again.');
    const unknown = await send(PENDING, reply('Texto', { bytes: Buffer.from('%PDF') }));
    expect(await unknown.text()).toContain('WebP photos are accepted. Choose the photos again.');
  });

  it('is refused in the language of the reader, with a link to the same page in the other one', async () => {
    const refused = await send(`${PENDING}&language=2`, work('note', { note: ' ' }));
    const text = await refused.text();
    expect(text).toContain('Escribe un texto.');
    const other = unescaped(/href="([^"]+)" lang="en"/.exec(text)?.[1]);
    expect(await read(other)).toContain('Complaint 7000002</h1>');
  });

  it('has notes that colleagues read, and never the borrower', async () => {
    expect((await send(PENDING, work('note', { note: 'Hablé con <cobranza>' }))).status).toBe(303);
    const text = await read(PENDING);
    expect(text).toContain('Hablé con &lt;cobranza&gt;');
    // The list says that there is one, and so does the page of the borrower's other complaint.
    for (const path of ['/desk', PENDING.replace('7000002', '7000003')])
      expect((await read(path)).match(/<small>1 note<\/small>/g)).toHaveLength(1);
    expect(text).toContain('Review it myself');
    expect(JSON.stringify(await detail('7000002'))).not.toContain('Hablé');
    expect(JSON.stringify(await client.get(PATHS.complaintList))).not.toContain('Hablé');
    const refused = await send(PENDING, work('note', { note: 'Otra', author: ' ' }));
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('Otra</textarea');
    expect((await send(PENDING, work('note'))).status).toBe(400);
    expect((await send(PENDING.replace('7000002', 'x'), work('review'))).status).toBe(404);
  });

  it('links to the order, its vouchers and the other complaints, and has the fitting ready answers first', async () => {
    const about = PENDING.replace('7000002', '7000003');
    const before = await read(about);
    expect(before).not.toMatch(/<dt>Vouchers|Rated|\/desk\/vouchers\?/);
    await voucherFor(client, SETTLING);
    const text = await read(about);
    expect(text).toMatch(/href="\/desk\/vouchers\?q=1000174\+10001">1 requested</);
    expect(text).toContain('/desk/complaint?borrower=10001&amp;id=7000002');
    const facts = [...text.matchAll(/<dt>(.+?)<\/dt><dd>(?:<[^>]+>)*([^<]*)/g)].map(([, name, value]) => [name, value]);
    expect(Object.fromEntries(facts)).toMatchObject({
      Product: 'Préstamo Azul',
      Owed: '$3,460.45',
      'Paid out': '$3,456.00',
      Interest: '$1.57',
      Commission: '$2.27',
      VAT: '$0.61',
    });
    expect(text).toMatch(/<p class="facts"><span>.+, \$3,460\.45<\/span> <span class="digits">.*>Unpaid</);
    expect(unescaped(/href="(\/desk\/orders\?[^"]+)"/.exec(text)?.[1])).toBe('/desk/orders?q=1000174+10001');
    const orders = await read('/desk/orders?q=1000174+10001');
    expect(orders.match(/name="order"/g)).toHaveLength(1);
    expect(await read('/desk/vouchers?q=1000174+10001')).toContain('Mark as paid');
    expect(text).toMatch(/<fieldset.*>Charges explained<.*<details.*>Payment found<.*<\/details>/s);
  });

  it('says how the borrower rated the answer', async () => {
    await client.get(PATHS.rating, { score: 4 });
    expect(await read(PENDING.replace('7000002', '7000001'))).toMatch(/María Fernanda.*\(10001\).*Rated 4 of 5 stars/s);
  });
});

describe('Money at the desk', () => {
  it('a voucher can be marked as paid once', async () => {
    expect(await read('/desk/vouchers')).toContain('No voucher yet.');
    const vCode = await voucherFor(client, SETTLING);
    expect(await read('/desk/vouchers')).toContain(`Mark voucher ${vCode} as paid`);
    const other = await voucherFor(client, { ...SETTLING, payCode: 'CASH02' });
    expect(await read('/desk/vouchers')).toContain(`Mark voucher ${other} as paid`);
    expect((await send('/desk/vouchers', formOf({ vCode }))).status).toBe(200);
    // Once the order is settled, its other codes take no money.
    const settled = await read('/desk/vouchers');
    expect(settled).toContain('Unpaid, no longer owed');
    expect(settled).not.toContain('Mark voucher');
    expect((await client.get(PATHS.order, { orderId: SETTLING.orderId })).data.orderStatus).toBe(200);
    const again = await send('/desk/vouchers', formOf({ vCode }));
    expect(again.status).toBe(409);
    expect(await again.text()).toContain('already paid');
    expect(await read('/desk/vouchers')).not.toContain('Not requested');
    // The search also finds the codes that only stand in the list of channels.
    await client.get(PATHS.repayment, { orderId: '1000180' });
    expect(await read('/desk/vouchers?q=1000180')).toMatch(/Not requested.*Tienda Uno/s);
    // The list stays as it was searched.
    const searched = await send('/desk/vouchers?q=1000180', formOf({ vCode }));
    expect(await searched.text()).toMatch(/value="1000180".*Tienda Uno/s);
    const spanish = await send('/desk/vouchers?language=2', formOf({ vCode }));
    expect(await spanish.text()).toContain(`El código de pago ya está pagado; no se cambió nada.`);
  });

  it('the status of an order can be changed', async () => {
    const request = { borrower: '10001', order: '1000021', status: '151' };
    expect(await (await send('/desk/orders', formOf(request))).text()).toContain(
      'Order 1000021 is Money on its way now.',
    );
    const spanish = await read('/desk/orders?language=2');
    expect(spanish).toContain('badge late">Vencido · 2 días<');
    expect(spanish).not.toContain('Overdue');
    expect((await client.get(PATHS.order, { orderId: '1000021' })).data.orderStatus).toBe(151);
    for (const change of [{ status: 'x' }, { order: 'gone' }, { status: '' }]) {
      expect((await send('/desk/orders', formOf({ ...request, ...change }))).status).toBe(400);
    }
  });
});

describe('The list of orders', () => {
  const idsIn = (text: string) => [...text.matchAll(/name="order" value="(\d+)"/g)].map(([, id]) => id);
  const tabsIn = (text: string) =>
    [...text.matchAll(/<span>([\w ]+)<\/span> <span>(\d+)<\/span><\/a>/g)].map(
      ([, name, number]) => `${name} ${number}`,
    );

  it('has the overdue orders on top, then those to repay by their due date, the closed ones last', async () => {
    const ids = idsIn(await read('/desk/orders'));
    expect(ids.slice(0, 5)).toEqual(['1000180', '1000175', '1000174', '2000174', '1000170']);
    expect(ids.slice(5, 7).sort()).toEqual(['1000021', '1000151']);
    expect(ids.slice(7).sort()).toEqual(['1000110', '1000200']);
  });

  it('is filtered by state, with a count of each, in a search and when a status is set, too', async () => {
    expect(tabsIn(await read('/desk/orders'))).toEqual([
      'All 9',
      'Overdue 1',
      'To repay 4',
      'In process 2',
      'Closed 2',
    ]);
    const due = await read('/desk/orders?state=due&q=fernanda');
    expect(tabsIn(due)).toEqual(['All 8', 'Overdue 1', 'To repay 3', 'In process 2', 'Closed 2']);
    expect(idsIn(due)).toEqual(['1000175', '1000174', '1000170']);
    expect(due).toContain('<input type="hidden" name="state" value="due" />');
    expect(due).toContain('href="/desk/orders?state=due">Clear<');
    const address = unescaped(/action="(\/desk\/orders\?[^"]+)"/.exec(due)?.[1]);
    const changed = await send(address, formOf({ borrower: '10001', order: '1000174', status: '200' }));
    expect(idsIn(await changed.text())).toEqual(['1000175', '1000170']);
    // An unknown status is in process, and its order can be found.
    await client.setStatus('1000110', 999);
    expect(idsIn(await read('/desk/orders?state=process')).sort()).toEqual(['1000021', '1000110', '1000151']);
    expect(idsIn(await read('/desk/orders?state=nonsense'))).toHaveLength(9);
  });

  it('counts as overdue what the clock made overdue', async () => {
    await client.setClock(30 * 86_400_000);
    expect(tabsIn(await read('/desk/orders'))).toEqual([
      'All 9',
      'Overdue 4',
      'To repay 1',
      'In process 2',
      'Closed 2',
    ]);
    const text = await read('/desk/orders?state=overdue');
    expect(text.match(/class="badge late">Overdue · \d+ days</g)).toHaveLength(4);
  });

  it('says the status of each order once, and its extensions if there are some', async () => {
    const text = await read('/desk/orders?q=1000180');
    expect(text.match(/badge late">Overdue · \d+ days</g)).toHaveLength(1);
    expect(text).not.toContain('extension');
    expect(await read('/desk/orders?q=1000175')).toContain('>3 extensions<');
  });
});

describe('The status of an order whose due day has passed', () => {
  const day = (ahead: number) => new Date(Date.now() - 6 * 3_600_000 + ahead * 86_400_000).toISOString().slice(0, 10);
  const set = async (status: number) => {
    const form = formOf({ borrower: '10001', order: '1000174', status });
    return (await send('/desk/orders?q=1000174+10001', form)).text();
  };
  const dueDay = async () =>
    String((await client.get(PATHS.repayment, { orderId: '1000174' })).data.repayDate).slice(0, 10);

  it.each([
    [170, 'plain', 'Active'],
    [174, 'soon', 'Repayment due soon'],
  ])('becomes %s with another due date, for the desk and for the phone', async (status, tone, name) => {
    await client.setClock(30 * 86_400_000);
    const text = await set(status);
    expect(text).toContain(`Order 1000174 is ${name} now, due ${day(33)}.<`);
    expect(text).toMatch(new RegExp(`badge ${tone}">${name}<.*Due <time[^>]*>${day(33)}</time>, 3 days left<`, 's'));
    expect(text).toContain('clock is 30 days ahead. Phones show these dates 30 days earlier.');
    expect(await dueDay()).toBe(day(3));
    expect((await client.get(PATHS.order, { orderId: '1000174' })).data.orderStatus).toBe(status);
  });

  it('keeps its due date if that is still to come, or if it stays overdue', async () => {
    const before = await dueDay();
    expect(await set(170)).toContain(`, due ${before}.<`);
    await client.setClock(30 * 86_400_000);
    await set(180);
    await client.setClock(0);
    expect(await dueDay()).toBe(before);
  });
});

describe('Safety of the desk', () => {
  it('escapes what borrowers write', async () => {
    const evil = `"><img src=x onerror=alert(1)><script>alert(1)</script>&amp;`;
    const userId = `ana"><b>`;
    const form = formOf({ problemType: 5, problemDetail: evil, orderNo: '1000200', userId });
    expect((await client.post(PATHS.complaintSave, form)).code).toBe(0);
    const list = await read(`/desk?${formOf({ q: evil })}`);
    const address = /href="(\/desk\/complaint\?borrower=ana[^"]+)"/.exec(list)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const orders = await read(`/desk/orders?${formOf({ q: userId })}`);
    for (const text of [list, await read(address), orders]) {
      expect(text).toContain('ana&quot;&gt;&lt;b&gt;');
      expect(text).not.toMatch(/<img src=x|<script>|<b>/);
    }
    expect(await read(address)).toContain('&lt;script&gt;alert(1)&lt;/script&gt;&amp;amp;');
  });

  it('has its own security policy, and no script but its own file', async () => {
    for (const path of ['/desk', PENDING, '/desk/vouchers', '/desk/orders', '/desk/nowhere', '/desk/desk.css']) {
      const response = await fetch(client.origin + path);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-security-policy': expect.stringMatching(
          /default-src 'none'; script-src 'self';.*form-action 'self'.*frame-ancestors 'none'/,
        ),
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
      expect(await response.text()).not.toMatch(/<script(?! type="module" src="\/desk\/desk\.js"><)|style=| on\w+=/);
    }
  });

  it.each([
    ['another site', { 'Sec-Fetch-Site': 'cross-site' }],
    ['a sibling site', { 'Sec-Fetch-Site': 'same-site' }],
    ['an older browser on another site', { Origin: 'https://elsewhere.example' }],
    ['a page without an origin', { Origin: 'null' }],
    ['an unknown site', {}],
  ])('turns away a form from %s', async (_, headers) => {
    const plain = { Origin: '', 'Sec-Fetch-Site': '' };
    const sent = Object.fromEntries(Object.entries({ ...plain, ...headers }).filter(([, value]) => value !== ''));
    for (const path of [PENDING, '/desk/vouchers', '/desk/orders']) {
      const response = await fetch(client.origin + path, { method: 'POST', body: reply('Texto'), headers: sent });
      expect(response.status).toBe(403);
    }
    expect((await detail('7000002')).disposeDetail).toBe('');
  });

  it('accepts a form of the desk from an older browser', async () => {
    const headers = { Origin: client.origin };
    const answer = await fetch(client.origin + PENDING, { method: 'POST', body: reply('Texto'), headers });
    expect(answer.status).toBe(200);
    expect((await detail('7000002')).disposeDetail).toBe('Texto');
  });

  it('answers invalid requests with a page, never with a 500', async () => {
    for (const path of [PENDING, '/desk/vouchers', '/desk/orders', '/desk/complaint?borrower[]=1']) {
      for (const body of ['{', 'x=%E0%A4%A', '--b\r\n']) {
        for (const type of ['multipart/form-data; boundary=b', 'multipart/form-data', 'application/json', 'nonsense']) {
          const headers = { Origin: client.origin, 'Content-Type': type };
          const response = await fetch(client.origin + path, { method: 'POST', body, headers });
          expect(response.status).toBeLessThan(500);
          expect(await response.text()).toMatch(/^<!doctype html>/);
        }
      }
    }
  });
});
