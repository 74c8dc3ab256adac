/** The support desk: its lists of complaints, and what its pages say of the rest. */
import { describe, expect, it } from 'vitest';
import { formOf } from './client.ts';
import { deskOfEachTest, PENDING, reply, unescaped, work } from './desk.ts';

const { client, read, send, detail } = deskOfEachTest();

describe('The list of complaints', () => {
  it('opens with the open ones, of all has them first, the oldest on top, with borrower, order, type and time', async () => {
    expect(await read('/desk')).not.toContain('7000001');
    const text = await read('/desk?state=all');
    const places = ['7000002', '7000003', '7000001'].map((id) => text.indexOf(`No. ${id}`));
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(places[0]).toBeGreaterThan(0);
    for (const [state, count] of Object.entries({ Open: 2, Answered: 1, All: 3 }))
      expect(text).toContain(`${state}</span> <span>${count}<`);
    expect(text).toContain('<title>(2 open) Complaints');
    expect(text.match(/>\d+ days left<.*>by <time datetime="(20[-\d]+)">\1</g)).toHaveLength(2);
    expect(text.match(/>No\. \d+<.*<time [^>]+>20[-\d]+ \d\d:\d\d</g)).toHaveLength(3);
    for (const word of ['María Fernanda Ortiz López', '10001', 'Order 1000180', 'Collection', '<time datetime="20'])
      expect(text).toContain(word);
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
    // There are no more than two.
    expect(await read('/desk?state=all&page=99')).toContain('Page 2 of 2');
    expect(await read('/desk/?state=all&page=2')).toContain('Page 2 of 2');
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
    for (const words of ['<html lang="es">', 'Pendientes</span> <span>1<', 'Cobranza', '>hasta <time', '>Quedan '])
      expect(text).toContain(words);
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
