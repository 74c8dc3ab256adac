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
  { id: 'promotion', label: 'launcher.state.usual', steps: [awaitCaptcha], sees: 'promotion.stepsTitle' },
  {
    id: 'promotion-words',
    label: 'launcher.state.wordsOnly',
    route: landing('2'),
    steps: [awaitCaptcha],
    sees: '12,000.00',
  },
  { id: 'promotion-plain', label: 'launcher.state.noData', route: landing('3'), sees: 'promotion.heroTitle' },
  {
    id: 'promotion-picture',
    label: 'launcher.state.backgroundPicture',
    faults: [template({ background: PICTURE })],
    steps: [awaitCaptcha],
    sees: 'promotion.heroTitle',
  },
  {
    id: 'promotion-picture-lost',
    label: 'launcher.state.pictureLost',
    faults: [template({ banner: LOST_PICTURE, logo: LOST_PICTURE, background: LOST_PICTURE })],
    sees: 'promotion.heroTitle',
  },
  {
    id: 'promotion-long',
    label: 'launcher.state.longText',
    faults: [template({ title: LONG, subtitle: ENDLESS, buttonText: LONG })],
    sees: 'Circunvecinas',
  },
  { id: 'promotion-ended', label: 'launcher.state.refused', route: landing('9'), sees: 'common.tryAgain' },
  { id: 'promotion-failed', label: 'launcher.state.serverError', faults: [fails(TEMPLATE)], sees: '500' },
  { id: 'promotion-offline', label: 'launcher.state.offline', faults: [loses(TEMPLATE)], sees: 'error.network' },
  {
    id: 'promotion-no-captcha',
    label: 'launcher.state.captchaFailed',
    faults: [fails(SESSION)],
    sees: 'common.tryAgain',
  },
  {
    id: 'promotion-captcha-lost',
    label: 'launcher.state.captchaLost',
    faults: [fails(CAPTCHA)],
    sees: 'common.tryAgain',
  },
  {
    id: 'promotion-errors',
    label: 'launcher.state.fieldsMissing',
    steps: [awaitCaptcha, apply],
    sees: 'promotion.smsCodeError',
  },
  {
    id: 'promotion-phone-wrong',
    label: 'launcher.state.phoneWrong',
    steps: [awaitCaptcha, fill('promotion.phone', '12345678901'), sendCode],
    sees: 'promotion.phoneError',
  },
  {
    id: 'promotion-refresh-early',
    label: 'launcher.state.refreshEarly',
    steps: [press('promotion.refreshCaptcha')],
    sees: 'promotion.phoneError',
  },
  {
    id: 'promotion-captcha-missing',
    label: 'launcher.state.captchaMissing',
    steps: [awaitCaptcha, typePhone, sendCode],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-sms-missing',
    label: 'launcher.state.smsMissing',
    steps: [...typed, apply],
    sees: 'promotion.smsCodeError',
  },
  {
    id: 'promotion-captcha-wrong',
    label: 'launcher.state.code101',
    faults: [refuses(SMS, '101', '')],
    steps: [...typed, sendCode],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-sms-refused',
    label: 'launcher.state.smsRefused',
    faults: [refuses(SMS, 5, 'launcher.said.tooMany')],
    steps: [...typed, sendCode],
    sees: 'launcher.said.tooMany',
  },
  {
    id: 'promotion-sent',
    label: 'launcher.state.codeSent',
    faults: [codeSent],
    steps: [...typed, sendCode],
    sees: 'promotion.codeSent',
  },
  {
    id: 'promotion-resend',
    label: 'launcher.state.resendEarly',
    faults: [codeSent],
    steps: [...typed, sendCode, { do: 'see', words: 'promotion.codeSent' }, sendCode],
    sees: 'promotion.resendError',
  },
  {
    id: 'promotion-register-captcha',
    label: 'launcher.state.codeMinus1',
    faults: [refuses(REGISTER, -1, '')],
    steps: [...filled, apply],
    sees: 'promotion.captchaError',
  },
  {
    id: 'promotion-register-refused',
    label: 'launcher.state.submitRefused',
    faults: [refuses(REGISTER, 5, 'launcher.said.review')],
    steps: [...filled, apply],
    sees: 'launcher.said.review',
  },
  {
    id: 'promotion-registering',
    label: 'launcher.state.sending',
    faults: [hangs(REGISTER)],
    steps: [...filled, apply],
    sees: 'promotion.apply',
  },
  {
    id: 'promotion-unknown',
    label: 'launcher.state.unknown',
    faults: [loses(REGISTER)],
    steps: [...filled, apply],
    sees: 'promotion.unknownOutcome',
  },
  {
    id: 'promotion-already',
    label: 'launcher.state.code11',
    faults: [refuses(REGISTER, '11')],
    steps: [...filled, apply],
    sees: 'promotion.alreadyRegistered',
  },
  {
    id: 'promotion-registered',
    label: 'launcher.state.code0',
    faults: [answers(REGISTER, {})],
    steps: [...filled, apply],
    sees: 'promotion.registered',
  },
]);

export const downloadScenarios = scenariosOf('download', paths.download(visitor('1')), [
  { id: 'promotion-download', label: 'launcher.state.usual', sees: 'promotion.nextTitle' },
  {
    id: 'promotion-no-store',
    label: 'launcher.state.noStore',
    route: paths.download({ ...visitor('1'), appName: 'CreditoVerde' }),
    sees: 'promotion.noStoreTitle',
  },
  {
    id: 'promotion-agreement',
    label: 'launcher.state.agreement',
    route: paths.registrationAgreement(visitor('1')),
    sees: 'legal.contents',
  },
]);
