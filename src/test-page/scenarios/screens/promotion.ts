import { paths, routePatterns } from '../../../paths';
import { fill, press, type Step, scenariosOf } from '../scenario';
import { answers, ENDLESS, fails, hangs, LONG, LOST_PICTURE, loses, PICTURE, refuses } from './samples';

const TEMPLATE = '/api/v2/youmi/service/channel/channel-template';
const PROMOTION = '/api/v2/youmi/promotion';
const SESSION = `${PROMOTION}/get-sid`;
const CAPTCHA = `${PROMOTION}/get-captcha`;
const SMS = `${PROMOTION}/get-sms`;
const REGISTER = `${PROMOTION}/register`;

const visitor = (id: string) => ({ app_from: 'h5', user_from: 'ads', utm_tag: 'spring', id });
const landing = (id: string) => `${routePatterns.promotion}?${new URLSearchParams(visitor(id))}`;
const template = (fields: object) => answers(TEMPLATE, { id: '1', template: fields });

const apply = press('promotion.apply');
const sendCode = press('promotion.sendCode');
/** Nothing happens there, but without it no code is sent. */
const awaitCaptcha: Step = { do: 'press', role: 'image', name: 'promotion.captchaPicture' };
const typePhone = fill('promotion.phone', '13800000001');
const typed = [awaitCaptcha, typePhone, fill('promotion.captcha', 'abcd')];
const filled = [...typed, fill('promotion.smsCode', '123456')];
/** The picture's letters cannot be known, so the answer is told. */
const codeSent = answers(SMS, {});

export const promotionScenarios = scenariosOf('promotion', landing('1'), [
  { id: 'promotion', label: 'usual', steps: [awaitCaptcha], sees: 'promotion.stepsTitle' },
  {
    id: 'promotion-words',
    label: 'wordsOnly',
    route: landing('2'),
    steps: [awaitCaptcha],
    sees: '12,000.00',
  },
  { id: 'promotion-plain', label: 'noData', route: landing('3'), sees: 'promotion.heroTitle' },
  {
    id: 'promotion-picture',
    label: 'backgroundPicture',
    faults: [template({ background: PICTURE })],
    steps: [awaitCaptcha],
    sees: 'promotion.heroTitle',
  },
  {
    id: 'promotion-picture-lost',
    label: 'pictureLost',
    faults: [template({ banner: LOST_PICTURE, logo: LOST_PICTURE, background: LOST_PICTURE })],
    sees: 'promotion.heroTitle',
  },
  {
    id: 'promotion-long',
    label: 'longText',
    faults: [template({ title: LONG, subtitle: ENDLESS, buttonText: LONG })],
    sees: 'Circunvecinas',
  },
  { id: 'promotion-ended', label: 'refused', route: landing('9'), sees: 'common.tryAgain' },
  { id: 'promotion-failed', label: 'serverError', faults: [fails(TEMPLATE)], sees: '500' },
  { id: 'promotion-offline', label: 'offline', faults: [loses(TEMPLATE)], sees: 'error.network' },
  {
    id: 'promotion-no-captcha',
    label: 'captchaFailed',
    faults: [fails(SESSION)],
    sees: 'common.tryAgain',
  },
  {
    id: 'promotion-captcha-lost',
    label: 'captchaLost',
    faults: [fails(CAPTCHA)],
    sees: 'common.tryAgain',
  },
  {
    id: 'promotion-errors',
    label: 'fieldsMissing',
    steps: [awaitCaptcha, apply],
    sees: 'promotion.smsCodeError',
  },
  {
    id: 'promotion-phone-wrong',
    label: 'phoneWrong',
    steps: [awaitCaptcha, fill('promotion.phone', '12345678901'), sendCode],
    sees: 'promotion.phoneError',
  },
  {
    id: 'promotion-refresh-early',
    label: 'refreshEarly',
    steps: [press('promotion.refreshCaptcha')],
    sees: 'promotion.phoneError',
  },
  {
    id: 'promotion-captcha-missing',
    label: 'captchaMissing',
    steps: [awaitCaptcha, typePhone, sendCode],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-sms-missing',
    label: 'smsMissing',
    steps: [...typed, apply],
    sees: 'promotion.smsCodeError',
  },
  {
    id: 'promotion-captcha-wrong',
    label: 'code101',
    faults: [refuses(SMS, '101', '')],
    steps: [...typed, sendCode],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-sms-refused',
    label: 'smsRefused',
    faults: [refuses(SMS, 5, 'sample.tooMany')],
    steps: [...typed, sendCode],
    sees: 'sample.tooMany',
  },
  {
    id: 'promotion-sent',
    label: 'codeSent',
    faults: [codeSent],
    steps: [...typed, sendCode],
    sees: 'promotion.codeSent',
  },
  {
    id: 'promotion-resend',
    label: 'resendEarly',
    faults: [codeSent],
    steps: [...typed, sendCode, { do: 'see', words: 'promotion.codeSent' }, sendCode],
    sees: 'promotion.resendError',
  },
  {
    id: 'promotion-register-captcha',
    label: 'codeMinus1',
    faults: [refuses(REGISTER, -1, '')],
    steps: [...filled, apply],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-register-refused',
    label: 'submitRefused',
    faults: [refuses(REGISTER, 5, 'sample.review')],
    steps: [...filled, apply],
    sees: 'sample.review',
  },
  {
    id: 'promotion-registering',
    label: 'sending',
    faults: [hangs(REGISTER)],
    steps: [...filled, apply],
    sees: 'promotion.apply',
  },
  {
    id: 'promotion-unknown',
    label: 'unknown',
    faults: [loses(REGISTER)],
    steps: [...filled, apply],
    sees: 'promotion.unknownOutcome',
  },
  {
    id: 'promotion-already',
    label: 'code11',
    faults: [refuses(REGISTER, '11')],
    steps: [...filled, apply],
    sees: 'promotion.alreadyRegistered',
  },
  {
    id: 'promotion-registered',
    label: 'code0',
    faults: [answers(REGISTER, {})],
    steps: [...filled, apply],
    sees: 'promotion.registered',
  },
]);

export const downloadScenarios = scenariosOf('download', paths.download(visitor('1')), [
  { id: 'promotion-download', label: 'usual', sees: 'promotion.nextTitle' },
  {
    id: 'promotion-no-store',
    label: 'noStore',
    route: paths.download({ ...visitor('1'), appName: 'CreditoVerde' }),
    sees: 'promotion.noStoreTitle',
  },
  {
    id: 'promotion-agreement',
    label: 'agreement',
    route: paths.registrationAgreement(visitor('1')),
    sees: 'legal.contents',
  },
]);
