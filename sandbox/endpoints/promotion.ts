/** The promotion page: its template, visits and clicks, and the registration of a phone number. */
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { answerToDraw, bindCaptcha, checkCaptcha, openCaptcha } from '../captcha.ts';
import { drawCaptcha } from '../captcha-picture.ts';
import { type Call, endpoint, idText, optionalText } from '../endpoint.ts';
import { CODES, Refusal, type Say } from '../envelope.ts';
import { registrations, visits } from '../schema.ts';
import { sendCode, sendingLimit, takeCode } from '../sms.ts';

const PROMOTION = '/api/v2/youmi/promotion';

/** Codes of the specification (product.txt, section 8). */
const SUCCESS = '0';
const TEMPLATE_SUCCESS = '00';
const WRONG_CAPTCHA_FOR_SMS = '101';
const WRONG_CAPTCHA_FOR_REGISTRATION = '-1';
const ALREADY_REGISTERED = '11';

const GET = { methods: ['GET'], success: SUCCESS } as const;
const POST = { methods: ['POST'], success: SUCCESS } as const;

/** An optional tag; limited in length. */
const tag = v.pipe(
  optionalText,
  v.transform((value) => value.slice(0, 200)),
);

/** Three templates: all fields, texts only, and no fields, because every field is optional. */
const TEMPLATES: Readonly<Record<string, (say: Say) => object>> = {
  '1': (say) => ({
    title: say('Know what your loan costs, clear from the start', 'Conoce el costo, claro desde el inicio'),
    subtitle: say(
      'Apply in five minutes. You see the total cost before you accept.',
      'Solicita en cinco minutos. Ves el costo total antes de aceptar.',
    ),
    banner: '/pictures/promotion-banner.svg',
    logo: '/pictures/product-azul.svg',
    buttonText: say('Register and download the app', 'Regístrate y descarga la app'),
    background: '#e8f1fa',
  }),
  '2': (say) => ({
    title: say('A loan without surprises', 'Un préstamo sin sorpresas'),
    subtitle: say('From $1,000.00 to $12,000.00', 'Desde $1,000.00 hasta $12,000.00'),
  }),
  '3': () => ({}),
};

const template = endpoint(
  '/api/v2/youmi/service/channel/channel-template',
  v.object({ templateId: idText }),
  async ({ templateId }, { say }) => {
    const words = Object.hasOwn(TEMPLATES, templateId) ? TEMPLATES[templateId] : undefined;
    if (words === undefined) {
      throw new Refusal(CODES.notFound, say('This promotion has ended', 'Esta promoción ya terminó'));
    }
    return { id: templateId, template: words(say) };
  },
  { methods: ['GET'], success: TEMPLATE_SUCCESS },
);

const visitSchema = v.object({
  page_id: tag,
  page_type: tag,
  client_type: tag,
  user_from: tag,
  app_from: tag,
  utm_tag: tag,
  phone: tag,
});

const tracked = (path: string, kind: 'visit' | 'click') =>
  endpoint(
    `${PROMOTION}/${path}`,
    visitSchema,
    async (visit, { db, now }) => {
      await db.insert(visits).values({ ...visit, kind, createdAt: now });
      return {};
    },
    GET,
  );

const session = endpoint(
  `${PROMOTION}/get-sid`,
  v.object({}),
  async (_, { db, now }) => ({ sid: await openCaptcha(db, now) }),
  GET,
);

const picture = endpoint(
  `${PROMOTION}/get-captcha`,
  v.object({ sid: idText, t: tag }),
  async ({ sid, t }, { db, say, now }) => {
    const answer = await answerToDraw(db, sid, t, now);
    if (answer === undefined) {
      throw new Refusal(CODES.notFound, say('The captcha has expired', 'La imagen ya expiró'), 404);
    }
    return new Response(new Uint8Array(drawCaptcha(answer)), {
      headers: { 'Content-Type': 'image/png', 'Cache-Control': 'no-store' },
    });
  },
  GET,
);

/** Eleven digits, 1 first and 3 to 9 second (product.txt, section 5). */
const PHONE = /^1[3-9]\d{9}$/;

function refuseInvalidPhone(phone: string, say: Say): void {
  if (PHONE.test(phone)) return;
  throw new Refusal(
    CODES.badInput,
    say('Please enter the phone number correctly', 'Escribe bien tu número de teléfono'),
  );
}

const wrongCaptcha = (code: string, say: Say) =>
  new Refusal(code, say('Please enter the image captcha correctly', 'Escribe bien el código de la imagen'));

const sms = endpoint(
  `${PROMOTION}/get-sms`,
  v.object({ phone: tag, capcode: tag, sid: tag, deviceId: tag }),
  async ({ phone, capcode, sid, deviceId }, { db, say, now, log }) => {
    refuseInvalidPhone(phone, say);
    const verdict = await checkCaptcha(db, { sid, capcode, phone }, now);
    if (verdict !== 'fresh') throw wrongCaptcha(WRONG_CAPTCHA_FOR_SMS, say);
    const device = deviceId === '' ? phone : deviceId;
    const limit = await sendingLimit(db, phone, device, now);
    if (limit !== undefined) {
      throw new Refusal(
        CODES.tooOften,
        limit === 'phone'
          ? say('A code was just sent, please wait a minute', 'Acabamos de enviarte un código, espera un minuto')
          : say(
              'Too many codes from this device, please try later',
              'Demasiados códigos desde este dispositivo, intenta más tarde',
            ),
      );
    }
    if (!(await bindCaptcha(db, sid, phone))) throw wrongCaptcha(WRONG_CAPTCHA_FOR_SMS, say);
    log(`SMS to ${phone}: ${await sendCode(db, phone, device, now)}`);
    return {};
  },
  POST,
);

const registrationSchema = v.object({
  phone: tag,
  capcode: tag,
  sid: tag,
  smsCode: tag,
  deviceId: tag,
  appName: tag,
  merchantNumber: tag,
  userName: tag,
  invite_code: tag,
  user_from: tag,
  id: tag,
  app_from: tag,
  utm_tag: tag,
});

const register = endpoint(
  `${PROMOTION}/register`,
  registrationSchema,
  async ({ capcode, sid, smsCode, id: templateId, ...form }, call) => {
    const { db, say, now } = call;
    const { phone } = form;
    refuseInvalidPhone(phone, say);
    const verdict = await checkCaptcha(db, { sid, capcode, phone }, now);
    // Binds a fresh captcha to this phone, so that a mistyped SMS code does not require a new picture.
    if (verdict === 'wrong' || (verdict === 'fresh' && !(await bindCaptcha(db, sid, phone)))) {
      throw wrongCaptcha(WRONG_CAPTCHA_FOR_REGISTRATION, say);
    }
    const known = await db.query.registrations.findFirst({ where: eq(registrations.phone, phone) });
    if (known !== undefined) throw alreadyRegistered(say);
    await useSmsCode(phone, smsCode, call);
    const added = await db
      .insert(registrations)
      .values({ ...form, templateId, createdAt: now })
      .onConflictDoNothing()
      .returning({ phone: registrations.phone });
    if (added.length === 0) throw alreadyRegistered(say);
    return {};
  },
  POST,
);

const alreadyRegistered = (say: Say) =>
  new Refusal(
    ALREADY_REGISTERED,
    say('Already registered, please download the app and log in', 'Ya tienes cuenta: descarga la app e inicia sesión'),
  );

async function useSmsCode(phone: string, code: string, { db, say, now }: Call): Promise<void> {
  // A code of another length is a typing error; it does not count as an attempt.
  if (!/^\d{6}$/.test(code)) {
    throw new Refusal(CODES.badInput, say('Please enter the SMS code correctly', 'Escribe bien el código SMS'));
  }
  const verdict = await takeCode(db, phone, code, now);
  if (verdict === 'right') return;
  throw new Refusal(
    CODES.wrongCode,
    verdict === 'wrong'
      ? say('The SMS code is not the one we sent', 'El código no es el que te enviamos')
      : say('The SMS code has expired, please ask for a new one', 'El código ya expiró, pide uno nuevo'),
  );
}

export const promotion = [
  template,
  tracked('track-visit', 'visit'),
  tracked('track-click', 'click'),
  session,
  picture,
  sms,
  register,
];
