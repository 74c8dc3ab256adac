// @vitest-environment node
/** The promotion: captchas for one use, codes sent sparingly, one registration per number, and the codes of the specification. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import { startSandbox } from '../../sandbox/server.ts';
import sample from '../../sandbox/wire-names.sample.json' with { type: 'json' };
import { createRenamer } from '../../src/api/wire-names.ts';
import { type Client, clientOf, freshSandbox, PATHS } from './client.ts';

const PHONE = '13912345678';
const MINUTE = 60_000;

const post = (client: Client, path: string, body: Record<string, string>) =>
  client.post(`${path}?language=1`, JSON.stringify(body), { 'Content-Type': 'application/json' });

const ahead = (client: Client, minutes: number) => client.sandbox('POST', '/clock', { ahead: minutes * MINUTE });

const draw = (client: Client, sid: string, t = '1') => fetch(`${client.at(PATHS.captcha)}?sid=${sid}&t=${t}`);

const answerOf = async (client: Client, sid: string) =>
  v.parse(v.object({ answer: v.string() }), await client.sandbox('GET', `/captcha?sid=${sid}`)).answer;

/** A session whose picture was drawn, with its answer. */
async function captcha(client: Client): Promise<{ sid: string; capcode: string }> {
  const { data } = await client.get(PATHS.captchaSession);
  const sid = v.parse(v.string(), data.sid);
  await draw(client, sid);
  return { sid, capcode: await answerOf(client, sid) };
}

const codeFor = async (client: Client, phone = PHONE) =>
  v.parse(v.object({ code: v.string() }), await client.sandbox('GET', `/sms?phone=${phone}`)).code;

/** Sends a code and answers what the registration needs. */
async function sent(client: Client, phone = PHONE) {
  const picture = await captcha(client);
  expect(await post(client, PATHS.sms, { phone, ...picture, deviceId: 'device-1' })).toMatchObject({ code: '0' });
  return { phone, ...picture, smsCode: await codeFor(client, phone), userName: phone, merchantNumber: '0', id: '1' };
}

describe('The template', () => {
  it.each([
    [
      '1',
      {
        title: 'Money for today, clear from the start',
        buttonText: 'Apply now',
        banner: '/pictures/promotion-banner.svg',
      },
    ],
    ['2', { title: 'A loan without surprises' }],
    ['3', {}],
  ])('%s is known and succeeds with "00"', async (templateId, template) => {
    const client = await freshSandbox();
    const answer = await client.english(PATHS.template, { templateId });
    expect(answer).toMatchObject({ code: '00', data: { id: templateId, template } });
    for (const address of JSON.stringify(answer).match(/\/pictures\/[\w.-]+/g) ?? []) {
      expect((await fetch(client.origin + address)).status).toBe(200);
    }
  });

  it.each(['9', 'constructor', '__proto__'])('%s is unknown', async (templateId) => {
    const client = await freshSandbox();
    const answer = await client.english(PATHS.template, { templateId });
    expect(answer.message).toBe('This promotion has ended');
    expect(Number(answer.code)).toBeGreaterThan(0);
  });
});

describe('A visit and a click', () => {
  it('are kept as they were told', async () => {
    const client = await freshSandbox();
    const tags = { page_id: 1, user_from: 'ads', client_type: 'ios', page_type: 1, utm_tag: 'spring', app_from: 'h5' };
    expect((await client.get(PATHS.visit, tags)).code).toBe('0');
    expect((await client.get(PATHS.click, { ...tags, phone: PHONE })).code).toBe('0');
    expect((await client.get(PATHS.visit, {})).code).toBe('0');
    expect(await client.sandbox('GET', '/state')).toMatchObject({
      visits: [
        { kind: 'visit', pageId: '1', clientType: 'ios', utmTag: 'spring', phone: '' },
        { kind: 'click', userFrom: 'ads', appFrom: 'h5', phone: PHONE },
        { kind: 'visit', pageId: '' },
      ],
    });
  });
});

describe('The captcha', () => {
  it('is a picture without words in it', async () => {
    const client = await freshSandbox();
    const { sid, capcode } = await captcha(client);
    const response = await draw(client, sid);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'no-store',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.toString('latin1')).toMatch(/^\x89PNG/);
    expect(bytes.toString('latin1')).not.toContain(capcode);
    expect(capcode).toMatch(/^[2-9A-Z]{4}$/);
  });

  it('keeps its answer for the same address, and has a new one when it is refreshed', async () => {
    const client = await freshSandbox();
    const { sid, capcode } = await captcha(client);
    await draw(client, sid, '1');
    expect(await answerOf(client, sid)).toBe(capcode);
    const later = new Set<string>();
    for (const t of ['2', '3', '4']) {
      await draw(client, sid, t);
      later.add(await answerOf(client, sid));
    }
    expect([...later]).not.toEqual([capcode]);
  });

  it('of an unknown session is not found', async () => {
    const client = await freshSandbox();
    expect((await draw(client, 'nobody')).status).toBe(404);
  });
});

describe('Sending a code', () => {
  it('succeeds with the right captcha in any case, and the code is six digits', async () => {
    const client = await freshSandbox();
    const { sid, capcode } = await captcha(client);
    const wish = { phone: PHONE, sid, capcode: capcode.toLowerCase(), deviceId: 'device-1' };
    expect(await post(client, PATHS.sms, wish)).toMatchObject({ code: '0' });
    expect(await codeFor(client)).toMatch(/^\d{6}$/);
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(await codeFor(client));
  });

  it.each([
    ['a wrong captcha', { capcode: '????' }],
    ['no captcha', { capcode: '' }],
    ['an unknown session', { sid: 'nobody' }],
    ['no session', { sid: '' }],
  ])('is refused with 101 for %s', async (_, change) => {
    const client = await freshSandbox();
    const picture = await captcha(client);
    const answer = await post(client, PATHS.sms, { phone: PHONE, ...picture, ...change });
    expect(answer).toMatchObject({ code: '101', message: 'Please enter the image captcha correctly' });
    expect(await client.sandbox('GET', `/sms?phone=${PHONE}`)).toHaveProperty('message');
  });

  it('spends a captcha at a wrong guess, at a right one, and after five minutes', async () => {
    const client = await freshSandbox();
    const guessed = await captcha(client);
    await post(client, PATHS.sms, { phone: PHONE, ...guessed, capcode: '????' });
    expect((await post(client, PATHS.sms, { phone: PHONE, ...guessed })).code).toBe('101');
    const used = await captcha(client);
    expect((await post(client, PATHS.sms, { phone: PHONE, ...used })).code).toBe('0');
    await ahead(client, 2);
    expect((await post(client, PATHS.sms, { phone: PHONE, ...used })).code).toBe('101');
    const old = await captcha(client);
    await ahead(client, 8);
    expect((await post(client, PATHS.sms, { phone: PHONE, ...old })).code).toBe('101');
  });

  it('asks a number to wait a minute, and keeps the captcha meanwhile', async () => {
    const client = await freshSandbox();
    await sent(client);
    const picture = await captcha(client);
    const early = await post(client, PATHS.sms, { phone: PHONE, ...picture });
    expect(early.message).toBe('A code was just sent, please wait a minute');
    await ahead(client, 1);
    expect((await post(client, PATHS.sms, { phone: PHONE, ...picture })).code).toBe('0');
  });

  it('stops a device after twenty codes in an hour', async () => {
    const client = await freshSandbox();
    const ask = async (phone: string, deviceId = 'device-1') =>
      post(client, PATHS.sms, { phone, ...(await captcha(client)), deviceId });
    for (let count = 10; count < 30; count += 1) expect((await ask(`139000000${count}`)).code).toBe('0');
    expect((await ask('13900000099')).message).toBe('Too many codes from this device, please try later');
    expect((await ask('13900000099', 'device-2')).code).toBe('0');
    await ahead(client, 61);
    expect((await ask('13900000098')).code).toBe('0');
  });

  it.each(['', '1391234567', '12912345678', '23912345678', '139123456789', "1391234567'"])(
    'is refused for the number %j',
    async (phone) => {
      const client = await freshSandbox();
      const answer = await post(client, PATHS.sms, { phone, ...(await captcha(client)) });
      expect(answer.message).toBe('Please enter the phone number correctly');
    },
  );

  it('needs one captcha for two calls at the same moment', async () => {
    const client = await freshSandbox();
    const picture = await captcha(client);
    const answers = await Promise.all(
      ['13900000001', '13900000002', '13900000003'].map((phone) => post(client, PATHS.sms, { phone, ...picture })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '101', '101']);
  });
});

describe('Registering', () => {
  it('succeeds with the captcha that the SMS was sent with, and says so when it is repeated', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    expect((await post(client, PATHS.register, { ...form, utm_tag: 'spring' })).code).toBe('0');
    expect(await post(client, PATHS.register, form)).toMatchObject({
      code: '11',
      message: 'Already registered, please download the app and log in',
    });
    expect(await client.sandbox('GET', '/state')).toMatchObject({
      registrations: [{}, { phone: PHONE, userName: PHONE, utmTag: 'spring', merchantNumber: '0', templateId: '1' }],
    });
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(PHONE);
  });

  it('succeeds with a fresh captcha too', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    expect((await post(client, PATHS.register, { ...form, ...(await captcha(client)) })).code).toBe('0');
  });

  it('happens once, however often it is sent at the same moment', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(client, PATHS.register, form)));
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1);
  });

  it('tells a known number with a right captcha alone', async () => {
    const client = await freshSandbox();
    const form = { phone: '13900000011', ...(await captcha(client)), smsCode: '000000' };
    expect((await post(client, PATHS.register, form)).code).toBe('11');
  });

  it.each([
    ['a wrong captcha', { capcode: '????' }, '-1', 'Please enter the image captcha correctly'],
    ['no captcha', { capcode: '' }, '-1', 'Please enter the image captcha correctly'],
    ['an SMS code that is none', { smsCode: '12345' }, 1001, 'Please enter the SMS code correctly'],
  ])('is refused for %s', async (_, change, code, message) => {
    const client = await freshSandbox();
    const form = await sent(client);
    expect(await post(client, PATHS.register, { ...form, ...change })).toMatchObject({ code, message });
  });

  it("is refused with the captcha of another number's SMS", async () => {
    const client = await freshSandbox();
    const { sid, capcode } = await sent(client, '13900000001');
    await sent(client);
    const form = { phone: PHONE, sid, capcode, smsCode: await codeFor(client) };
    expect((await post(client, PATHS.register, form)).code).toBe('-1');
  });

  it('lets a mistyped SMS code be typed again, five times', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    const wrong = form.smsCode === '000000' ? '000001' : '000000';
    const messages: string[] = [];
    for (let count = 0; count < 6; count += 1) {
      messages.push((await post(client, PATHS.register, { ...form, smsCode: wrong })).message);
    }
    expect(messages).toEqual([
      ...Array(5).fill('The SMS code is not the one we sent'),
      'The SMS code has expired, please ask for a new one',
    ]);
    expect((await post(client, PATHS.register, form)).message).toMatch(/expired/);
  });

  it('needs the latest SMS code, within five minutes', async () => {
    const client = await freshSandbox();
    const first = await sent(client);
    await ahead(client, 1);
    const second = await sent(client);
    await ahead(client, 2);
    if (first.smsCode !== second.smsCode) {
      expect((await post(client, PATHS.register, { ...second, smsCode: first.smsCode })).message).toMatch(
        /not the one/,
      );
    }
    await ahead(client, 7);
    const late = { ...second, ...(await captcha(client)) };
    expect((await post(client, PATHS.register, late)).message).toMatch(/expired/);
  });

  it('works with the dictionary on', async () => {
    const client = await freshSandbox({ wireNames: sample });
    const renamer = createRenamer(sample);
    const call = async (path: string, body: Record<string, string>) => {
      const init = {
        method: 'POST',
        body: JSON.stringify(renamer.toWire(body)),
        headers: { 'Content-Type': 'application/json' },
      };
      return renamer.toCanonical(await (await fetch(client.at(renamer.pathToWire(path)), init)).json());
    };
    const session = renamer.toCanonical(
      await (await fetch(client.at(renamer.pathToWire(PATHS.captchaSession)))).json(),
    );
    const { sid } = v.parse(v.object({ data: v.object({ sid: v.string() }) }), session).data;
    const query = new URLSearchParams(renamer.toWire({ sid, t: '1' }) as Record<string, string>);
    expect((await fetch(`${client.at(renamer.pathToWire(PATHS.captcha))}?${query}`)).headers.get('content-type')).toBe(
      'image/png',
    );
    const form = { phone: PHONE, sid, capcode: await answerOf(client, sid) };
    expect(await call(PATHS.sms, form)).toMatchObject({ code: '0' });
    expect(await call(PATHS.register, { ...form, smsCode: await codeFor(client) })).toMatchObject({ code: '0' });
  });

  it('survives a restart', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const database = join(folder, 'state.db');
    const first = await startSandbox({ database, quiet: true });
    const form = await sent(clientOf(first.origin));
    await first.close();
    const second = await startSandbox({ database, quiet: true });
    expect((await post(clientOf(second.origin), PATHS.register, form)).code).toBe('0');
    expect((await post(clientOf(second.origin), PATHS.register, form)).code).toBe('11');
    await second.close();
  });
});
