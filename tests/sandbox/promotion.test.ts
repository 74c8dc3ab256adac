/** The promotion before a registration: templates, visits, captchas for one use, codes sent sparingly. */
import { describe, expect, it } from 'vitest';
import { clientOfEachTest, PATHS } from './client.ts';
import { ahead, captcha, draw, PHONE, post, sent } from './visitor.ts';

const client = clientOfEachTest();

describe('The template', () => {
  it.each([
    [
      '1',
      {
        title: 'Borrow up to ₹12,500: you see the cost first',
        buttonText: 'Register and download the app',
        banner: '/pictures/promotion-banner.svg',
      },
    ],
    ['2', { title: 'A loan without surprises', subtitle: 'From ₹1,000 to ₹12,500' }],
    ['3', {}],
  ])('%s is known and succeeds with "00"', async (templateId, template) => {
    const answer = await client.english(PATHS.template, { templateId });
    expect(answer).toMatchObject({ code: '00', data: { id: templateId, template } });
  });

  it('without an id is that of the lender, to which the public site leads', async () => {
    expect(await client.english(PATHS.template)).toMatchObject({ code: '00', data: { template: {} } });
  });

  it.each(['9', 'constructor', '__proto__'])('%s is unknown', async (templateId) => {
    const answer = await client.english(PATHS.template, { templateId });
    expect(answer.message).toBe('This promotion has ended');
    expect(Number(answer.code)).toBeGreaterThan(0);
  });
});

it('A visit and a click are saved as they were sent', async () => {
  const tags = { page_id: 1, user_from: 'ads', client_type: 'ios', page_type: 1, utm_tag: 'spring', app_from: 'h5' };
  expect((await client.get(PATHS.visit, tags)).code).toBe('0');
  expect((await client.get(PATHS.click, { ...tags, phone: PHONE })).code).toBe('0');
  expect((await client.get(PATHS.visit, { client_type: 'android' })).code).toBe('0');
  expect(await client.state()).toMatchObject({
    visits: [
      { kind: 'visit', page_id: '1', client_type: 'ios', utm_tag: 'spring', phone: '' },
      { kind: 'click', user_from: 'ads', app_from: 'h5', phone: PHONE },
      { kind: 'visit', page_id: '' },
    ],
  });
});

describe('The captcha', () => {
  it('is a picture that does not contain its text, and none of an unknown session', async () => {
    const { sid, capcode } = await captcha(client);
    const response = await draw(client, sid);
    const { headers } = response;
    expect([headers.get('content-type'), headers.get('cache-control')]).toEqual(['image/svg+xml', 'no-store']);
    const picture = await response.text();
    expect(picture).toMatch(/^<svg /);
    expect(picture).not.toContain(capcode);
    expect(capcode).toMatch(/^[2-9A-Z]{4}$/);
    expect((await draw(client, 'nobody')).status).toBe(404);
  });

  it('is the same for the same address, and another one after a refresh', async () => {
    const { sid, capcode } = await captcha(client);
    await draw(client, sid, '1');
    expect(await client.captchaText(sid)).toBe(capcode);
    const later = new Set<string>();
    for (const t of ['2', '3', '4']) {
      await draw(client, sid, t);
      later.add(await client.captchaText(sid));
    }
    expect([...later]).not.toEqual([capcode]);
  });
});

describe('Sending a code', () => {
  it('succeeds with the right captcha in any case, and the code is six digits', async () => {
    const { sid, capcode } = await captcha(client);
    const request = { phone: PHONE, sid, capcode: capcode.toLowerCase(), deviceId: 'device-1' };
    expect(await post(client, PATHS.smsCode, request)).toMatchObject({ code: '0' });
    expect(await client.smsCode(PHONE)).toMatch(/^\d{6}$/);
    expect(await (await fetch(`${client.origin}/desk/messages`)).text()).toContain(await client.smsCode(PHONE));
  });

  it.each([
    ['a wrong captcha', { capcode: '????' }],
    ['no captcha', { capcode: '' }],
    ['an unknown session', { sid: 'nobody' }],
    ['no session', { sid: '' }],
  ])('is refused with 101 for %s', async (_, change) => {
    const picture = await captcha(client);
    const answer = await post(client, PATHS.smsCode, { phone: PHONE, ...picture, ...change });
    expect(answer).toMatchObject({ code: '101', message: 'Please enter the image captcha correctly' });
    await expect(client.smsCode(PHONE)).rejects.toThrow('404');
  });

  it('uses up a captcha with a wrong or a right answer, and after five minutes', async () => {
    const guessed = await captcha(client);
    await post(client, PATHS.smsCode, { phone: PHONE, ...guessed, capcode: '????' });
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...guessed })).code).toBe('101');
    const used = await captcha(client);
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...used })).code).toBe('0');
    await ahead(client, 2);
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...used })).code).toBe('101');
    // Another picture of the same session has another answer.
    await draw(client, used.sid, '2');
    const renewed = { ...used, capcode: await client.captchaText(used.sid) };
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...renewed })).code).toBe('0');
    const old = await captcha(client);
    await ahead(client, 8);
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...old })).code).toBe('101');
  });

  it('makes a number wait a minute, during which the captcha stays valid', async () => {
    await sent(client);
    const picture = await captcha(client);
    const early = await post(client, PATHS.smsCode, { phone: PHONE, ...picture });
    expect(early.message).toBe('A code was just sent, please wait a minute');
    await ahead(client, 1);
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...picture })).code).toBe('0');
    // After the clock is set back, a code with a later time does not delay the next one.
    await ahead(client, 60);
    await sent(client);
    await ahead(client, 5);
    expect((await post(client, PATHS.smsCode, { phone: PHONE, ...(await captcha(client)) })).code).toBe('0');
  });

  it('refuses a device after twenty codes in an hour', async () => {
    const ask = async (phone: string, deviceId = 'device-1') =>
      post(client, PATHS.smsCode, { phone, ...(await captcha(client)), deviceId });
    for (let count = 10; count < 30; count += 1) expect((await ask(`139000000${count}`)).code).toBe('0');
    expect((await ask('13900000099')).message).toBe('Too many codes from this device, please try later');
    expect((await ask('13900000099', 'device-2')).code).toBe('0');
    await ahead(client, 61);
    expect((await ask('13900000098')).code).toBe('0');
  });

  it.each(['', '1391234567', '12912345678', '23912345678', '139123456789', "1391234567'"])(
    'is refused for the number %j',
    async (phone) => {
      const answer = await post(client, PATHS.smsCode, { phone, ...(await captcha(client)) });
      expect(answer.message).toBe('Please enter the phone number correctly');
    },
  );

  it('accepts one of two calls with the same captcha at the same time', async () => {
    const picture = await captcha(client);
    const answers = await Promise.all(
      ['13900000001', '13900000002', '13900000003'].map((phone) => post(client, PATHS.smsCode, { phone, ...picture })),
    );
    expect(answers.map(({ code }) => code).sort()).toEqual(['0', '101', '101']);
  });
});
