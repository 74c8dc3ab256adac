/** Registering from the promotion: once per number, with the captcha of its SMS or a fresh one, and the codes of the specification. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, onTestFinished } from 'vitest';
import sample from '../../build/wire-names.sample.json' with { type: 'json' };
import { startSandbox } from '../../sandbox/server.ts';
import { createRenamer } from '../../src/api/wire-names.ts';
import { clientOf, freshSandbox, PATHS } from './client.ts';
import { ahead, answerOf, captcha, codeFor, PHONE, post, sent } from './visitor.ts';

describe('Registering', () => {
  it('succeeds with the captcha of the SMS; a repetition answers that the number is registered', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    expect((await post(client, PATHS.register, { ...form, utm_tag: 'spring' })).code).toBe('0');
    expect(await post(client, PATHS.register, form)).toMatchObject({
      code: '11',
      message: 'Already registered, please download the app and log in',
    });
    expect(await client.sandbox('GET', '/state')).toMatchObject({
      registrations: [{}, { phone: PHONE, userName: PHONE, utm_tag: 'spring', merchantNumber: '0', templateId: '1' }],
    });
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(PHONE);
  });

  it('succeeds also with a new captcha', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    expect((await post(client, PATHS.register, { ...form, ...(await captcha(client)) })).code).toBe('0');
  });

  it('creates one account, however often it is sent at the same time', async () => {
    const client = await freshSandbox();
    const form = await sent(client);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(client, PATHS.register, form)));
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1);
  });

  it('reveals that a number is registered only with a right captcha', async () => {
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

  it('allows five wrong SMS codes', async () => {
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

  it('works with a dictionary of wire names', async () => {
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

  it('is saved over a restart', async () => {
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
