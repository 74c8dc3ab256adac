/** The promotion page: its template, visits and clicks, and the registration of a phone number. */

import { eq } from 'drizzle-orm';
import captchaImage from '../../src/contract/captcha-image.ts';
import captchaSession from '../../src/contract/captcha-session.ts';
import click from '../../src/contract/click.ts';
import registration, { WRONG_CAPTCHA_FOR_REGISTRATION } from '../../src/contract/registration.ts';
import smsCode, { ALREADY_REGISTERED, WRONG_CAPTCHA } from '../../src/contract/sms-code.ts';
import templateCall from '../../src/contract/template.ts';
import visit from '../../src/contract/visit.ts';
import { answerToDraw, bindCaptcha, checkCaptcha, openCaptcha } from '../captcha.ts';
import { drawCaptcha } from '../captcha-picture.ts';
import { type Call, endpoint } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { registrations, visits } from '../schema.ts';
import { sendCode, sendingLimit, takeCode } from '../sms.ts';

/** Three templates: all fields, texts only, and no fields, because every field is optional. */
const TEMPLATES: Readonly<
  Record<
    string,
    (say: Say) => Partial<Record<'title' | 'subtitle' | 'banner' | 'logo' | 'buttonText' | 'background', string>>
  >
> = {
  '1': (say) => ({
    title: say('Borrow up to ₹12,500: you see the cost first', 'Pide hasta $12,500: primero ves el costo'),
    subtitle: say('Apply in five minutes, on your phone.', 'Solicita en cinco minutos, desde tu celular.'),
    banner: '/pictures/promotion-banner.svg',
    logo: '/pictures/product-azul.svg',
    buttonText: say('Register and download the app', 'Regístrate y descarga la app'),
    // The middle of the standard brand's gradient.
    background: '#0b6586',
  }),
  '2': (say) => ({
    title: say('A loan without surprises', 'Un préstamo sin sorpresas'),
    subtitle: say('From ₹1,000 to ₹12,500', 'Desde $1,000 hasta $12,500'),
  }),
  '3': () => ({}),
};
/** The template without fields. */
const PLAIN = '3';

const template = endpoint(templateCall, async ({ id: templateId = '' }, { say }) => {
  // Without an id: the lender's own page, which the public site links to.
  const name = templateId || PLAIN;
  const words = Object.hasOwn(TEMPLATES, name) ? TEMPLATES[name] : undefined;
  if (words === undefined) {
    throw new Refusal(CODES.notFound, 'This promotion has ended', 'Esta promoción ya terminó');
  }
  return { id: templateId, template: words(say) };
});

const tracked = (document: typeof visit | typeof click, kind: 'visit' | 'click') =>
  endpoint(document, async (sent, { db, now }) => {
    await db.insert(visits).values({ ...sent, page_type: String(sent.page_type), kind, createdAt: now });
    return {};
  });

const session = endpoint(captchaSession, async (_, { db, now }) => ({ sid: await openCaptcha(db, now) }));

const picture = endpoint(captchaImage, async ({ sid, t }, { db, now }) => {
  const answer = await answerToDraw(db, sid, String(t), now);
  if (answer === undefined) {
    throw new Refusal(CODES.notFound, 'The captcha has expired', 'La imagen ya expiró', 404);
  }
  return new Response(drawCaptcha(answer), {
    headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-store' },
  });
});

/** Eleven digits, 1 first and 3 to 9 second (product.txt, section 5). */
const PHONE = /^1[3-9]\d{9}$/;

function refuseInvalidPhone(phone: string): void {
  if (PHONE.test(phone)) return;
  throw new Refusal(CODES.badInput, 'Please enter the phone number correctly', 'Escribe bien tu número de teléfono');
}

const wrongCaptcha = (code: string) =>
  new Refusal(code, 'Please enter the image captcha correctly', 'Escribe bien el código de la imagen');

const sms = endpoint(smsCode, async ({ phone, captcha, sid, deviceId }, { db, now, log }) => {
  refuseInvalidPhone(phone);
  const verdict = await checkCaptcha(db, { sid, capcode: captcha, phone }, now);
  if (verdict !== 'fresh') throw wrongCaptcha(WRONG_CAPTCHA);
  const limit = await sendingLimit(db, phone, deviceId, now);
  if (limit === 'phone') {
    throw new Refusal(
      CODES.tooOften,
      'A code was just sent, please wait a minute',
      'Acabamos de enviarte un código, espera un minuto',
    );
  }
  if (limit === 'device') {
    throw new Refusal(
      CODES.tooOften,
      'Too many codes from this device, please try later',
      'Demasiados códigos desde este dispositivo, intenta más tarde',
    );
  }
  if (!(await bindCaptcha(db, sid, phone))) throw wrongCaptcha(WRONG_CAPTCHA);
  log(`SMS to ${phone}: ${await sendCode(db, phone, deviceId, now)}`);
  return {};
});

const register = endpoint(registration, async ({ captcha, sid, smsCode: code, id: templateId = '', ...form }, call) => {
  const { db, now } = call;
  const { phone } = form;
  refuseInvalidPhone(phone);
  const verdict = await checkCaptcha(db, { sid, capcode: captcha, phone }, now);
  // Binds a fresh captcha to this phone, so that a mistyped SMS code does not require a new picture.
  if (verdict === 'wrong' || (verdict === 'fresh' && !(await bindCaptcha(db, sid, phone)))) {
    throw wrongCaptcha(WRONG_CAPTCHA_FOR_REGISTRATION);
  }
  const known = await db.query.registrations.findFirst({ where: eq(registrations.phone, phone) });
  if (known !== undefined) throw alreadyRegistered();
  await useSmsCode(phone, code, call);
  const added = await db
    .insert(registrations)
    .values({ ...form, merchantNumber: String(form.merchantNumber), templateId, createdAt: now })
    .onConflictDoNothing();
  if (added.rowsAffected === 0) throw alreadyRegistered();
  return {};
});

const alreadyRegistered = () =>
  new Refusal(
    ALREADY_REGISTERED,
    'Already registered, please download the app and log in',
    'Ya tienes cuenta: descarga la app e inicia sesión',
  );

async function useSmsCode(phone: string, code: string, { db, now }: Call): Promise<void> {
  // A code of another length is a typing error; it does not count as an attempt.
  if (!/^\d{6}$/.test(code)) {
    throw new Refusal(CODES.badInput, 'Please enter the SMS code correctly', 'Escribe bien el código SMS');
  }
  const verdict = await takeCode(db, phone, code, now);
  if (verdict === 'wrong') {
    throw new Refusal(CODES.wrongCode, 'The SMS code is not the one we sent', 'El código no es el que te enviamos');
  }
  if (verdict === 'expired') {
    throw new Refusal(
      CODES.wrongCode,
      'The SMS code has expired, please ask for a new one',
      'El código ya expiró, pide uno nuevo',
    );
  }
}

export const promotion = [template, tracked(visit, 'visit'), tracked(click, 'click'), session, picture, sms, register];
