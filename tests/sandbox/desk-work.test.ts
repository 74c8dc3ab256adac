/** The support desk: how the staff reply to complaints and work on them. */
import { describe, expect, it } from 'vitest';
import { formOf, PATHS, PHOTOS, SETTLING, voucherFor } from './client.ts';
import { deskOfEachTest, PENDING, reply, unescaped, work } from './desk.ts';

const { client, read, send, detail } = deskOfEachTest();

function unsigned(content: string): FormData {
  const form = reply(content);
  form.delete('author');
  return form;
}

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
    const done = await read(answer.headers.get('location') ?? '');
    expect(done).toContain('The reply was sent.');
    // Once: not again in the other language.
    const other = unescaped(/href="([^"]+)" lang="es"/.exec(done)?.[1]);
    expect(await read(other)).not.toContain('Se envió la respuesta.');
    const data = await detail('7000002');
    expect(data).toMatchObject({ disposeDetail: 'Hola.\nYa hablamos con el equipo.', isNeedScore: 1 });
    const [address] = data.disposeImages as string[];
    expect((await fetch(client.origin + address)).headers.get('content-type')).toBe('image/jpeg');
    expect(await read('/desk?state=open')).not.toContain('7000002');
    const addition = reply('Y otra cosa.');
    // The page counts more replies than there are.
    addition.set('seen', '2');
    expect((await send(PENDING, addition)).status).toBe(409);
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
    // Both texts are there: the saved one in its card, the other in the unfolded field, which now counts one reply.
    expect(text).toMatch(
      /<p class="text" dir="auto" lang="es">(Ana|Luis)<\/p>.*<details open>\s*<summary><h2>Reply in.*name="seen" value="1".*>\n(Ana|Luis)<\/textarea/s,
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
