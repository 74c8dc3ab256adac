/** Helpers for the promotion's tests: reading captchas and SMS codes. */
import * as v from 'valibot';
import { expect } from 'vitest';
import { type Client, PATHS } from './client.ts';

export const PHONE = '13912345678';
const MINUTE = 60_000;

export const post = (client: Client, path: string, body: Record<string, string>) =>
  client.postJson(`${path}?language=1`, body);

export const ahead = (client: Client, minutes: number) => client.setClock(minutes * MINUTE);

export const draw = (client: Client, sid: string, t = '1') =>
  fetch(`${client.at(PATHS.captchaImage)}?sid=${sid}&t=${t}`);

/** Opens a captcha session, draws its picture, and reads its answer. */
export async function captcha(client: Client): Promise<{ sid: string; capcode: string; deviceId: string }> {
  const { data } = await client.get(PATHS.captchaSession);
  const sid = v.parse(v.string(), data.sid);
  await draw(client, sid);
  return { sid, capcode: await client.captchaText(sid), deviceId: 'device-1' };
}

/** Requests a code and returns the parameters of a registration. */
export async function sent(client: Client, phone = PHONE) {
  const picture = await captcha(client);
  expect(await post(client, PATHS.smsCode, { phone, ...picture, deviceId: 'device-1' })).toMatchObject({ code: '0' });
  return { phone, ...picture, smsCode: await client.smsCode(phone), userName: phone, merchantNumber: '0', id: '1' };
}
