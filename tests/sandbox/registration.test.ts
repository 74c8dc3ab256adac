import { describe, expect, it } from 'vitest';
import { clientOfEachTest, PATHS } from './client.ts';
import { ahead, captcha, PHONE, post, sent } from './visitor.ts';

const client = clientOfEachTest();

describe('Registering', () => {
  it('succeeds with the captcha of the SMS; a repetition answers that the number is registered', async () => {
    const form = await sent(client);
    expect((await post(client, PATHS.registration, { ...form, utm_tag: 'spring' })).code).toBe('0');
    expect(await post(client, PATHS.registration, form)).toMatchObject({
      code: '11',
      message: 'Already registered, please download the app and log in',
    });
    expect(await client.state()).toMatchObject({
      registrations: [{}, { phone: PHONE, userName: PHONE, utm_tag: 'spring', merchantNumber: '0', templateId: '1' }],
    });
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(PHONE);
  });

  it('succeeds also with a new captcha', async () => {
    const form = await sent(client);
    expect((await post(client, PATHS.registration, { ...form, ...(await captcha(client)) })).code).toBe('0');
  });

  it('creates one account, however often it is sent at the same time', async () => {
    const form = await sent(client);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(client, PATHS.registration, form)));
    expect(answers.filter(({ code }) => code === '0')).toHaveLength(1);
  });

  it('reveals that a number is registered only with a right captcha', async () => {
    const form = { phone: '13900000011', userName: '13900000011', ...(await captcha(client)), smsCode: '000000' };
    expect((await post(client, PATHS.registration, form)).code).toBe('11');
  });

  it.each([
    ['a wrong captcha', { capcode: '????' }, '-1', 'Please enter the image captcha correctly'],
    ['no captcha', { capcode: '' }, '-1', 'Please enter the image captcha correctly'],
    ['an SMS code that is none', { smsCode: '12345' }, 1001, 'Please enter the SMS code correctly'],
  ])('is refused for %s', async (_, change, code, message) => {
    const form = await sent(client);
    expect(await post(client, PATHS.registration, { ...form, ...change })).toMatchObject({ code, message });
  });

  it("is refused with the captcha of another number's SMS", async () => {
    const { sid, capcode } = await sent(client, '13900000001');
    const form = { ...(await sent(client)), sid, capcode };
    expect((await post(client, PATHS.registration, form)).code).toBe('-1');
  });

  it('allows five wrong SMS codes', async () => {
    const form = await sent(client);
    const wrong = form.smsCode === '000000' ? '000001' : '000000';
    const messages: string[] = [];
    for (let count = 0; count < 6; count += 1)
      messages.push((await post(client, PATHS.registration, { ...form, smsCode: wrong })).message);
    expect(messages).toEqual([
      ...Array(5).fill('The SMS code is not the one we sent'),
      'The SMS code has expired, please ask for a new one',
    ]);
    expect((await post(client, PATHS.registration, form)).message).toMatch(/expired/);
  });

  it('needs the latest SMS code, within five minutes', async () => {
    const first = await sent(client);
    await ahead(client, 1);
    const second = await sent(client);
    await ahead(client, 2);
    if (first.smsCode !== second.smsCode) {
      expect((await post(client, PATHS.registration, { ...second, smsCode: first.smsCode })).message).toMatch(
        /not the one/,
      );
    }
    await ahead(client, 7);
    const late = { ...second, ...(await captcha(client)) };
    expect((await post(client, PATHS.registration, late)).message).toMatch(/expired/);
  });
});
